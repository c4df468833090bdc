/** Writes a file of any size a slice at a time: full parts go to R2, and what follows them to a file of its own until the next slice. */
import type { PublicCtx } from '#context.ts';
import type { ExportProgress } from '#data/tables/exports.ts';
import { keyOf, PART_BYTES, tailKey } from '../rules/exports.ts';
import type { FileOwner } from '../rules/exports.ts';
import type { ExportFormat } from '#lib/transfer-kinds.ts';

export type SlicedFile = FileOwner & { format: ExportFormat };
type Written = Pick<ExportProgress, 'uploadId' | 'etags' | 'bytes' | 'tail'>;

export type FileWriter = {
  add: (bytes: Uint8Array) => Promise<void>;
  /** Bytes so far, with those of former slices. */
  size: () => number;
  /** Keeps what no part holds yet. */
  save: () => Promise<Written>;
  /** Makes the file whole. It can be repeated. */
  finish: () => Promise<void>;
};

/** Goes on where `before` has ended. A slice that is repeated overwrites what the first attempt has written. */
export async function openFileWriter(
  ctx: PublicCtx,
  file: SlicedFile,
  before: Written,
  contentType: string,
): Promise<FileWriter> {
  const key = keyOf(file, file.format);
  const written = { ...before, etags: [...before.etags] };
  let waiting: Uint8Array[] = before.tail > 0 ? [await tailOf(ctx, file, before.tail)] : [];
  const length = () => waiting.reduce((sum, { byteLength }) => sum + byteLength, 0);

  async function putPart(bytes: Uint8Array): Promise<void> {
    written.uploadId ??= await ctx.files.parts.begin(key, contentType);
    const upload = { key, uploadId: written.uploadId };
    written.etags.push(await ctx.files.parts.put(upload, written.etags.length + 1, bytes));
  }

  return {
    async add(bytes) {
      waiting.push(bytes);
      written.bytes += bytes.byteLength;
      while (length() >= PART_BYTES) {
        const all = Buffer.concat(waiting);
        waiting = [all.subarray(PART_BYTES)];
        // oxlint-disable-next-line no-await-in-loop -- The parts are numbered in their order.
        await putPart(all.subarray(0, PART_BYTES));
      }
    },

    size: () => written.bytes,

    async save() {
      written.tail = before.tail + 1;
      await ctx.files.put(tailKey(file, written.tail), Buffer.concat(waiting), contentType);
      return written;
    },

    async finish() {
      if (written.uploadId === null) {
        await ctx.files.put(key, Buffer.concat(waiting), contentType);
        return;
      }
      // An attempt before this one may have finished it.
      if ((await ctx.files.head(key))?.size === written.bytes) return;
      if (length() > 0) await putPart(Buffer.concat(waiting));
      await ctx.files.parts.finish({ key, uploadId: written.uploadId }, written.etags);
    },
  };
}

async function tailOf(ctx: PublicCtx, file: FileOwner, tail: number): Promise<Uint8Array> {
  const found = await ctx.files.get(tailKey(file, tail));
  if (!found?.body) throw new Error('What an export has written is gone.');
  return new Uint8Array(await new Response(found.body).arrayBuffer());
}
