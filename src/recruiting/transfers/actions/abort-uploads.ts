/** Aborts what a company that is removed has begun to upload, or to export, and has not finished. */
import type { Ctx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { unfinishedExports, unfinishedImports } from '../store/uploads.ts';

/** Each is a request to R2. */
const ABORTED_MAX = 20;

const unfinished = { exports: unfinishedExports, imports: unfinishedImports } as const;

/** Aborts the next ones; returns the last, or null where there are no more. Done again, it aborts nothing. */
export async function abortUploads(
  company: Ctx,
  kind: keyof typeof unfinished,
  after: number,
): Promise<number | null> {
  const uploads = await runPlan(company, unfinished[kind](company, { after, limit: ABORTED_MAX }));
  await Promise.all(uploads.map((upload) => company.files.parts.abort(upload)));
  return uploads.length < ABORTED_MAX ? null : (uploads.at(-1)?.id ?? null);
}
