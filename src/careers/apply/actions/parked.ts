/**
 * Parks an application as a file where the database does not take it, and stores it once the database answers again. The applicant
 * is thanked for what is in either of both.
 */
import { findDomainById } from '#careers/domains/actions.ts';
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { atPresent } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { retry } from '#data/database-errors.ts';
import { isUnavailable, within } from '#data/deadline.ts';
import { fromDatedJson, toDatedJson } from '#lib/dated-json.ts';
import { emailKey } from '#lib/email-key.ts';
import { PARKED, parkedAt, parkedOfApplicant } from '#lib/parked-applications.ts';
import { DAY_MS, SECOND_MS } from '#lib/time.ts';
import { documents } from '../rules/form.ts';
import { createApplication } from './create.ts';
import type { Creation, CompleteForm } from './create.ts';
import type { JobRows } from './lookup.ts';

/** The applicant is to be thanked within ten seconds: the database has six of them, and then the file has three. */
const DATABASE_MS_MAX = 6 * SECOND_MS;
const PARKING_MS_MAX = 3 * SECOND_MS;
/** What cannot be stored by then, such as for a site that is gone, is given up: never because a store does not answer. */
const KEPT_MS = 7 * DAY_MS;
/** Of one tick of the cron; the next one goes on. */
const STORED_MAX = 200;
/** Some that cannot be stored are passed over, so that they hold up no other. R2 lists at most as many at once. */
const TRIED_MAX = 1000;
const STORING_MS_MAX = 30 * SECOND_MS;
/** After so many the database does not answer yet, and no more is tried in vain. */
const FAILURES_MAX = 5;

type Parked = {
  siteId: number;
  rows: JobRows;
  form: Omit<CompleteForm, 'address' | 'files'>;
  /** Of the files, by field: the file itself cannot hold every name. Absent in what an earlier version parked. */
  names?: Readonly<Record<string, string>>;
};

export function withDeadline<Ctx extends PublicCtx>(ctx: Ctx): Ctx {
  return { ...ctx, deadline: Date.now() + DATABASE_MS_MAX };
}

export async function createOrPark(
  ctx: SiteFormCtx,
  rows: JobRows,
  form: CompleteForm,
): Promise<Creation> {
  try {
    return await createApplication(ctx, rows, form);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    await within(PARKING_MS_MAX, () => park(ctx, rows, form));
    return { is: 'taken' };
  }
}

async function park(ctx: SiteFormCtx, rows: JobRows, form: CompleteForm): Promise<void> {
  const { files, address: _, ...rest } = form;
  const names = Object.fromEntries(Object.entries(files).map(([field, { name }]) => [field, name]));
  const parked: Parked = { siteId: ctx.site.id, rows, form: rest, names };
  const data = new FormData();
  data.set('form', toDatedJson(parked));
  for (const [field, { bytes }] of Object.entries(files)) {
    data.set(field, new File([bytes.slice()], field));
  }
  const body = new Response(data);
  const type = body.headers.get('Content-Type') ?? '';
  const bytes = new Uint8Array(await body.arrayBuffer());
  const folder = parkedOfApplicant(ctx.vault, rows.company.id, emailKey(form.texts.email));
  await ctx.files.put(`${folder}${ctx.now.getTime()}-${crypto.randomUUID()}`, bytes, type);
}

/**
 * Stores parked applications, and removes their files. One that is in the database already, as its commit succeeded although the
 * request did not hear of it, is not stored again. Throws the first failure; it holds up no other application unless the
 * database does not answer.
 */
export async function storeParked(ctx: PublicCtx): Promise<void> {
  const until = Date.now() + STORING_MS_MAX;
  const failures: unknown[] = [];
  let stored = 0;
  const keys = await ctx.files.list(PARKED, TRIED_MAX);
  for (const key of keys.toSorted((a, b) => parkedAt(a) - parkedAt(b))) {
    if (Date.now() > until || stored === STORED_MAX) break;
    if (failures.filter(isUnavailable).length === FAILURES_MAX) break;
    try {
      // oxlint-disable-next-line no-await-in-loop -- One after the other: the database has more to catch up with.
      await retry(() => storeOne(atPresent(ctx), key));
      stored += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function storeOne(ctx: PublicCtx, key: string): Promise<void> {
  const file = await ctx.files.get(key);
  if (!file) return;
  const bytes = await new Response(file.body).arrayBuffer();
  try {
    const parked = new Response(bytes, { headers: { 'Content-Type': file.contentType } });
    await createParked(ctx, await parked.formData());
  } catch (error) {
    const isGivenUp = ctx.now.getTime() - parkedAt(key) >= KEPT_MS;
    if (!isGivenUp || isUnavailable(error)) throw error;
  }
  await ctx.files.remove(key);
}

async function createParked(ctx: PublicCtx, data: FormData): Promise<void> {
  const sent = data.get('form');
  const { siteId, rows, form, names } = fromDatedJson<Parked>(typeof sent === 'string' ? sent : '');
  const site = await findDomainById(ctx, siteId);
  if (!site) throw new Error('The career domain of a parked application is gone.');
  const files = await filesOf(data, names);
  await createApplication({ ...ctx, site }, rows, { ...form, files, address: null });
}

async function filesOf(
  data: FormData,
  names: Parked['names'] = {},
): Promise<CompleteForm['files']> {
  const files = await Promise.all(
    documents.map(async (field) => {
      const file = data.get(field);
      if (!(file instanceof File)) return [];
      const name = names[field] ?? file.name;
      return [[field, { name, bytes: new Uint8Array(await file.arrayBuffer()) }]];
    }),
  );
  return Object.fromEntries(files.flat());
}
