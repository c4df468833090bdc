/** What of a CV duplicates are found by: the hash of its file, and the employers it names. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import type { CvFingerprint } from '#data/tables/documents.ts';
import { sha256HexOf } from '#lib/hash.ts';
import { employersOf } from '../schemas.ts';
import type { ParsedCv } from '../schemas.ts';
import { cvsWithoutFingerprint, putFingerprints } from '../store/fingerprints.ts';
import type { MadeFingerprint, UnreadCv } from '../store/fingerprints.ts';
import { loadParsedCv } from './resume.ts';

export async function fingerprintOf(
  bytes: Uint8Array | null,
  resume: ParsedCv['resume'] | null,
): Promise<CvFingerprint> {
  const sha256 = bytes && (await sha256HexOf(bytes));
  return { sha256, employers: resume ? employersOf(resume) : [] };
}

/** Files per run, each of at most 10 MB; the next run continues. */
const CVS_PER_RUN = 20;

/** Makes those of CVs that were read before there were any, and of CVs that could not be read. */
export async function makeFingerprints(ctx: PublicCtx): Promise<void> {
  const cvs = await runPlan(ctx, cvsWithoutFingerprint(ctx, CVS_PER_RUN));
  const made: MadeFingerprint[] = [];
  // oxlint-disable-next-line no-await-in-loop -- One file at a time in the memory.
  for (const cv of cvs) made.push(await makeFingerprint(ctx, cv));
  if (made.length > 0) await writeUnaudited(ctx, [putFingerprints(ctx, made)]);
}

async function makeFingerprint(ctx: PublicCtx, cv: UnreadCv): Promise<MadeFingerprint> {
  const file = await ctx.files.get(cv.key);
  const bytes = file?.body ? await new Response(file.body).bytes() : null;
  const parsed = cv.parsedKey === null ? null : await loadParsedCv(ctx, { ...cv, resume: null });
  return { id: cv.id, fingerprint: await fingerprintOf(bytes, parsed?.resume ?? null) };
}
