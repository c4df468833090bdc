/** A job with its form, and applications to it, for a company's own website. */
import { createApplication } from '#careers/apply/actions/create.ts';
import { formNow } from '#careers/apply/actions/form.ts';
import { findJob, shownLegalTexts } from '#careers/apply/actions/lookup.ts';
import type { JobRows } from '#careers/apply/actions/lookup.ts';
import { filesWithLetter } from '#careers/apply/rules/form.ts';
import { sealOrigin } from '#careers/apply/schemas/origin.ts';
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { embedLanguage } from '#careers/embed/rules.ts';
import { tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { runRead } from '#data/read-plan.ts';
import { ApiError } from '#errors.ts';
import { sha256Hex } from '#lib/hash.ts';
import { findKey } from '#recruiting/jobs/board-keys/actions.ts';
import { checkApplication } from '../rules/answers.ts';
import { strangeFields, toSubmission } from '../schemas/application.ts';
import type { BoardApplication } from '../schemas/application.ts';
import { showBoardDetail } from '../schemas/job.ts';
import { boardJob } from '../store.ts';
import { siteAt } from './list.ts';

type Asked = { company: string; hash_id: string };
type OfSite = PublicCtx & { origin: string };

/** A version is as long as it takes to tell the texts of one company apart. */
const VERSION_LENGTH = 16;

/** Of a company on another career site, it does not exist on this one. */
async function findOpenJob(
  ctx: SiteFormCtx,
  { company, hash_id: hashId }: Asked,
): Promise<JobRows> {
  const lookup = await findJob(ctx, hashId);
  if (!('rows' in lookup) || lookup.rows.company.subdomain !== company) {
    throw new ApiError('not_found');
  }
  if (lookup.is === 'over') throw new ApiError('job_over');
  return lookup.rows;
}

async function consentOf({ consentText: text }: JobRows) {
  return text === null ? null : { text, version: (await sha256Hex(text)).slice(0, VERSION_LENGTH) };
}

export async function showBoardJob(ctx: OfSite, asked: Asked, language: string | undefined) {
  const site = await siteAt(ctx);
  const siteCtx = { ...ctx, site };
  const rows = await findOpenJob(siteCtx, asked);
  const found = await runRead(ctx, boardJob(asked.hash_id));
  // It was closed in between.
  if (!found?.job) throw new ApiError('job_over');
  const form = formNow(rows);
  const own = rows.company.language;
  return showBoardDetail(found.job.whole(), ctx.origin, {
    ...form,
    languages: [
      embedLanguage(language ?? null, site.language),
      site.language,
      ...(own === null ? [] : [own]),
    ],
    consent: await consentOf(rows),
    retentionMonths: rows.retentionMonths,
    legalTexts: shownLegalTexts(rows),
  });
}

type Entry = { ctx: Ctx & SiteFormCtx; key: { id: number; name: string }; asked: Asked };

/** Lets an application in whose key is of the company. */
export async function admit(ctx: OfSite, asked: Asked, key: string | undefined): Promise<Entry> {
  const headers = { 'WWW-Authenticate': 'Board-Key' };
  if (!key) throw new ApiError('board_key_missing', { headers });
  const site = await siteAt(ctx);
  const found = await findKey(ctx, key);
  if (found?.subdomain !== asked.company) throw new ApiError('board_key_invalid', { headers });
  return { ctx: { ...tenantContext(ctx, found.companyId), site }, key: found, asked };
}

type Sent = {
  body: BoardApplication;
  files: Parameters<typeof toSubmission>[1];
  address: string;
  /** What a browser says of the page; nothing depends on it. */
  from: string | undefined;
};

/** The form of the site runs the same action. */
export async function applyFromBoard(
  { ctx, key, asked }: Entry,
  { body, files, address, from }: Sent,
): Promise<{ received: true }> {
  const rows = await findOpenJob(ctx, asked);
  const form = formNow(rows);
  const consent = await consentOf(rows);
  const submission = toSubmission(body, files, consent?.version ?? null);
  const { answers, errors } = checkApplication(submission, form.questions, consent !== null);
  for (const name of strangeFields(body)) errors[name] = ['Is not a field of the form.'];
  if (Object.keys(errors).length > 0) throw new ApiError('invalid_input', { errors });

  const referrerHost = URL.parse(from ?? '')?.hostname || null;
  const created = await createApplication(ctx, rows, {
    texts: submission.texts,
    files: filesWithLetter(submission),
    answered: { answers, isWarned: form.mayReject },
    origin: sealOrigin(ctx.vault, { src: null, utm: {}, referrerHost }, rows.job.id),
    address,
    board: { keyId: key.id, source: key.name },
  });
  switch (created.is) {
    case 'taken':
      return { received: true };
    case 'over':
      throw new ApiError('job_over');
    case 'throttled':
      throw new ApiError('too_many_requests', {
        headers: { 'X-RateLimit-Remaining': '0', 'Retry-After': String(created.waitSeconds) },
        extra: { retry_after: created.waitSeconds },
      });
  }
}
