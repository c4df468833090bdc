/** Takes the file of an import in parts, which can come in any order, again, and on another day. */
import type { CallerCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { expireFiles } from '#data/file-removals.ts';
import { runPlan } from '#data/query-plan.ts';
import type { ImportUpload } from '#data/tables/imports.ts';
import { ApiError, invalidField } from '#errors.ts';
import {
  assertMayImport,
  assertPart,
  assertStatus,
  KEPT_MS,
  missingParts,
  partKey,
  partsOf,
  resultsKey,
  uploadKey,
} from '../rules/imports.ts';
import type { Import, ImportTableRow, NewPart, NewUpload } from '../schemas/imports.ts';
import { importRoom, importStore, insertImport, putPart } from '../store/imports.ts';
import { importPlan } from './imports.ts';

const TYPE = 'application/octet-stream';

/** Begins an import whose file comes in parts within two days. */
export async function createUpload(ctx: CallerCtx, input: NewUpload): Promise<Import> {
  assertMayImport(ctx.actor, 'bundle');
  importRoom.assert(await runPlan(ctx, importRoom.count(ctx)));
  const id = ctx.newId();
  const key = uploadKey({ id, companyId: ctx.tenant.id });
  const uploadId = await ctx.files.parts.begin(key, TYPE);
  // If nobody sends the rest, the cron finds the import due, and it fails.
  const dueAt = new Date(ctx.now.getTime() + KEPT_MS);
  return commit(ctx, {
    writes: [
      importRoom.held(ctx),
      // Made whole and not read after all, it is deleted.
      expireFiles(ctx, [key], new Date(dueAt.getTime() + KEPT_MS)),
      insertImport(ctx, {
        id,
        kind: 'bundle',
        source: 'csv',
        filename: input.filename,
        status: 'uploading',
        keepsLive: input.keep_live ?? false,
        dueAt,
        found: { upload: { uploadId, bytes: input.byte_count, etags: {} } },
      }),
    ],
    audit: {
      action: 'import.create',
      subjectId: id,
      changes: changesOf(null, { kind: 'bundle', byte_count: input.byte_count }),
    },
    answer: importPlan(ctx, id),
  });
}

/** Stores a part. One that comes again replaces the former. */
export async function storePart(
  ctx: CallerCtx,
  id: number,
  { number }: NewPart,
  bytes: Uint8Array,
): Promise<Import> {
  const { row, upload } = await uploading(ctx, id);
  assertPart(upload, number, bytes);
  const etag = await ctx.files.parts.put({ key: uploadKey(row), ...upload }, number, bytes);
  return commit(ctx, {
    writes: putPart(ctx, id, number, etag),
    audit: { action: 'import.part', subjectId: id, changes: changesOf(null, { number }) },
    answer: importPlan(ctx, id),
  });
}

/** Makes the file whole; what it holds is found out in the background. */
export async function finishUpload(ctx: CallerCtx, id: number): Promise<Import> {
  const { row, upload } = await uploading(ctx, id);
  const missing = missingParts(upload);
  if (missing.length > 0) {
    const named = missing.slice(0, NAMED_MAX).join(', ');
    throw invalidField('parts', `${missing.length} are missing: ${named}.`);
  }
  const key = uploadKey(row);
  // An attempt before this one may have finished it.
  if ((await ctx.files.head(key))?.size !== upload.bytes) {
    const etags = partsOf(upload).map((part) => upload.etags[partKey(part)] ?? '');
    await ctx.files.parts.finish({ key, uploadId: upload.uploadId }, etags);
  }
  const { upload: _, ...found } = row.found;
  const answer = await commit(ctx, {
    writes: [
      expireFiles(ctx, [key, resultsKey(row)], new Date(ctx.now.getTime() + KEPT_MS)),
      ...importStore.update(ctx, row, { status: 'reading', found, dueAt: ctx.now }),
    ],
    audit: {
      action: 'import.upload',
      subjectId: id,
      changes: changesOf({ status: row.status }, { status: 'reading' }),
    },
    answer: importPlan(ctx, id),
  });
  ctx.defer(ctx.enqueueTransfer([id]));
  return answer;
}

/** Of the parts that are missing. */
const NAMED_MAX = 20;

async function uploading(
  ctx: CallerCtx,
  id: number,
): Promise<{ row: ImportTableRow; upload: ImportUpload }> {
  const row = await runPlan(ctx, importStore.one(ctx, id));
  assertMayImport(ctx.actor, row.kind);
  assertStatus(row.status, ['uploading']);
  const { upload } = row.found;
  if (!upload) throw new ApiError('import_not_ready', { extra: { status: row.status } });
  return { row, upload };
}
