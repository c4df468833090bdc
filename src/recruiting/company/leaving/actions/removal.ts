/** Removes companies whose grace period is over: a tick of the cron removes some, and the next one goes on. */
import { listAdmins } from '#accounts/people/actions.ts';
import { mailText } from '#accounts/words/emails.ts';
import { atPresent, tenantContext } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { commitAccount, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { signature } from '#lib/signature.ts';
import { MINUTE_MS, timestamp } from '#lib/time.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { abortUploads } from '#recruiting/transfers/actions/abort-uploads.ts';
import { foldersOf, REMAINS } from '../rules/removal.ts';
import type { Certificate } from '../rules/removal.ts';
import { companyById, nextDeletion } from '../store/company.ts';
import type { Deletion } from '../store/company.ts';
import {
  claimDeletion,
  countFiles,
  deletionById,
  endOfSlice,
  endStatements,
  forgetFiles,
  releaseDeletion,
  restartDeletion,
  removeSlice,
  SLICE_ROWS,
} from '../store/removal.ts';
import type { Place } from '../store/removal.ts';
import { removalSteps } from '../store/steps.ts';
import type { RowStep, Step, UploadStep } from '../store/steps.ts';
import { removeWords } from './removed-words.ts';

/** Longer than any tick. */
const LEASE_MS = 5 * MINUTE_MS;
/** A slice takes one or two trips; a tick of the cron has 500 in all. */
const SLICES_PER_TICK = 120;
const CERTIFICATE = 'deletion certificate';
/** A page of a list. */
const FILES_AT_ONCE = 1000;

export async function continueDeletions(ctx: PublicCtx, slices = SLICES_PER_TICK): Promise<void> {
  const deletion = await runPlan(ctx, nextDeletion(ctx));
  if (!deletion) return;
  const admins = await listAdmins(tenantContext(ctx, deletion.subjectId));
  const leaseUntil = new Date(ctx.now.getTime() + LEASE_MS);
  const claim = claimDeletion(ctx, deletion, { leaseUntil, recipients: admins });
  if (!(await runPlan(ctx, claim))) return;
  let place: Place = deletion;
  for (let slice = 0; slice < slices; slice += 1) {
    const step = removalSteps[place.step];
    if (!step) break;
    place = await removeOne(ctx, deletion, step, place);
  }
  const isOver = place.step >= removalSteps.length && (await removeFiles(ctx, deletion));
  if (!isOver) {
    await writeUnaudited(ctx, [releaseDeletion(ctx, deletion, place)]);
    return;
  }
  try {
    await finish(ctx, deletion.id);
  } catch (error) {
    // Something was written for the company meanwhile, and refers to it: the next tick begins with the first table.
    await writeUnaudited(ctx, [restartDeletion(ctx, deletion)]);
    throw error;
  }
}

/** Returns where to go on. Done again, a slice removes what is left of it. */
function removeOne(ctx: PublicCtx, deletion: Deletion, step: Step, place: Place): Promise<Place> {
  switch (step.by) {
    case 'noted':
    case 'unused':
    case 'merge':
      return removeWords(ctx, deletion, step, place);
    case 'upload':
      return removeUploads(ctx, deletion, step, place);
    case 'child':
    case 'index':
    case 'membership':
    case 'scan':
      return removeRows(ctx, deletion, step, place);
  }
}

async function removeUploads(
  ctx: PublicCtx,
  { subjectId }: Deletion,
  { table }: UploadStep,
  place: Place,
): Promise<Place> {
  const last = await abortUploads(tenantContext(ctx, subjectId), table, place.position);
  return last === null ? { step: place.step + 1, position: 0 } : { ...place, position: last };
}

async function removeRows(
  ctx: PublicCtx,
  deletion: Deletion,
  step: RowStep,
  place: Place,
): Promise<Place> {
  const next = { step: place.step + 1, position: 0 };
  if (step.by === 'scan' || step.by === 'child') {
    const end = await runPlan(ctx, endOfSlice(ctx, deletion, step, place.position));
    if (end === null) return next;
    await runPlan(ctx, removeSlice(ctx, deletion, step, { place, end }));
    return { ...place, position: end };
  }
  const removed = await runPlan(ctx, removeSlice(ctx, deletion, step, { place, end: null }));
  return step.by === 'membership' || removed < SLICE_ROWS ? next : place;
}

/** At most a page of each folder. Returns whether all are empty. Wherever it is interrupted, each file is counted once. */
async function removeFiles(ctx: PublicCtx, deletion: Deletion): Promise<boolean> {
  let left = 0;
  for (const folder of foldersOf(deletion.subjectId)) {
    const keys = await ctx.files.list(folder, FILES_AT_ONCE);
    left += keys.length;
    if (keys.length === 0) {
      await writeUnaudited(ctx, [forgetFiles(ctx, folder)]);
      continue;
    }
    await writeUnaudited(ctx, countFiles(ctx, deletion, keys));
    await ctx.files.removeFolder(folder);
  }
  return left === 0;
}

/** The company itself, with the certificate for those who were its Admins, in one batch. */
async function finish(begun: PublicCtx, id: number): Promise<void> {
  const ctx = atPresent(begun);
  const deletion = rowOrNotFound(await runPlan(ctx, deletionById(ctx, id)));
  const { subjectId } = deletion;
  const company = rowOrNotFound(await runPlan(ctx, companyById(tenantContext(ctx, subjectId))));
  const body = toBody(certificateOf(ctx, deletion, company));
  const mails = deletion.recipients.map(async ({ userId, language }) => {
    const text = await mailText(ctx, language, 'company_deleted', { company: company.name, body });
    return outgoingMail(ctx, { to: null, ...text }, { kind: 'company_deleted', userId });
  });
  await commitAccount(ctx, {
    writes: endStatements(ctx, deletion, await sha256Hex(body)),
    audit: { action: `company.delete ${subjectId}` },
    mails: await Promise.all(mails),
    answer: QueryPlan.of(null),
  });
}

function certificateOf(
  ctx: PublicCtx,
  { id, requestedAt, startedAt, counts: { files = 0, ...records } }: Deletion,
  { id: companyId, subdomain, name }: { id: number; subdomain: string; name: string },
): Certificate {
  const unsigned = {
    type: 'recruiting/deletion-certificate' as const,
    id,
    company: { id: companyId, subdomain, name },
    requested_at: timestamp(requestedAt),
    started_at: timestamp(startedAt ?? ctx.now),
    finished_at: timestamp(ctx.now),
    records: { ...records, companies: 1 },
    files,
    remains: REMAINS,
  };
  return { ...unsigned, signature: signature(ctx.vault, CERTIFICATE, JSON.stringify(unsigned)) };
}

export type Verdict = 'genuine' | 'not of this service';

/** For the operator: whether a certificate is one that this service has sent. White space is not compared: mail programs change it. */
export async function verifyCertificate(ctx: PublicCtx, text: string): Promise<Verdict> {
  const body = asSent(text);
  const id = /^\s*"id": (\d{1,16}),$/mu.exec(body)?.[1];
  const deletion = id === undefined ? undefined : await runPlan(ctx, deletionById(ctx, Number(id)));
  const isSame = deletion?.certificateHash === (await sha256Hex(body));
  return isSame ? 'genuine' : 'not of this service';
}

function asSent(text: string): string {
  try {
    return toBody(JSON.parse(text));
  } catch {
    return '';
  }
}

function toBody(certificate: object): string {
  return JSON.stringify(certificate, null, 2);
}
