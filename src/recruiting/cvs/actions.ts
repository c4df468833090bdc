/** Parses uploaded CVs, and deletes files that are no longer referenced. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { countryById } from '#lib/countries.ts';
import { indexText } from '#lib/fold.ts';
import { lazily } from '#lib/lazy.ts';
import { phoneE164 } from '#lib/phone.ts';
import { claimCv, dueRemovals, overdueCvs, deleteRemovals, saveResult } from './store.ts';
import type { ClaimedCv, CvResult } from './store.ts';

/** Loaded on first use: its word lists take a tenth of a second to set up, which other requests should not wait for. */
const cvReader = lazily(() => import('@recruiting/cv-reader'));

/** Only this much of a CV is searchable, in characters. */
const INDEXED_LENGTH_MAX = 100_000;

/** Parses a CV if it is due and not claimed by another consumer. */
export async function readCv(ctx: PublicCtx, id: number): Promise<void> {
  const claimed = await runPlan(ctx, claimCv(ctx, id));
  if (!claimed) return;
  await writeUnaudited(ctx, saveResult(ctx, claimed, await parseFile(ctx, claimed)));
}

async function parseFile(ctx: PublicCtx, { key, countryId }: ClaimedCv): Promise<CvResult> {
  const nothing = { resume: null, text: '', indexed: '', phone: null, phoneE164: null };
  const file = await ctx.files.get(key);
  if (!file?.body) return { ...nothing, status: 'failed' };
  const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
  const country = countryId === null ? null : countryById(countryId);
  const { parseCv } = await cvReader();
  const { status, resume, text } = await parseCv(bytes, {
    now: ctx.now,
    ...(country && { countryIso2: country.iso2 }),
  });
  if (!resume) return { ...nothing, status };
  const phone = resume.basics?.phone ?? null;
  return {
    status,
    resume: { ...resume },
    text,
    indexed: indexText(text.slice(0, INDEXED_LENGTH_MAX).toWellFormed()),
    phone,
    phoneE164: await phoneE164(phone, countryId),
  };
}

/** Limits per run; the next run continues. */
const ENQUEUED_MAX = 100;
const REMOVED_MAX = 100;

/** Enqueues CVs whose message was lost. */
export async function enqueueOverdueCvs(ctx: PublicCtx): Promise<void> {
  const ids = await runPlan(ctx, overdueCvs(ctx, ENQUEUED_MAX));
  if (ids.length > 0) await ctx.enqueueCv(ids);
}

/** Deletes the files before their marks, so that a failure is retried; deleting a file twice is harmless. */
export async function removeFiles(ctx: PublicCtx): Promise<void> {
  const keys = await runPlan(ctx, dueRemovals(ctx, REMOVED_MAX));
  if (keys.length === 0) return;
  await Promise.all(keys.map((key) => ctx.files.remove(key)));
  await writeUnaudited(ctx, [deleteRemovals(ctx, keys)]);
}
