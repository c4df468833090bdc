/** Aborts uploads that are not finished: of a company that is removed, and of an import that ends before its file is whole. */
import type { Ctx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { uploadKey } from '../rules/imports.ts';
import type { ImportTableRow } from '../schemas/imports.ts';
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

/** Of a file that does not become whole. */
export async function abortUpload(ctx: Ctx, row: ImportTableRow): Promise<void> {
  const { upload } = row.found;
  if (upload) await ctx.files.parts.abort({ key: uploadKey(row), uploadId: upload.uploadId });
}
