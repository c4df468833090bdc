/** Keeps what a bundle has written so far between two messages: the files for its manifest, and the directory of the ZIP. */
import type { Ctx } from '#context.ts';
import type { ExportProgress } from '#data/tables/exports.ts';
import { archiveKey } from '../rules/exports.ts';
import type { FileOwner } from '../rules/exports.ts';
import type { ListedFile } from '../schemas/bundle/manifest.ts';
import type { Archive } from './export-bundle.ts';

type Head = { files: ListedFile[]; entries: number };

/** The head as JSON on the first line, and the directory behind it. */
const NEWLINE = 0x0a;

export async function openArchive(
  ctx: Ctx,
  row: FileOwner & { progress: Pick<ExportProgress, 'tail' | 'bytes'> },
): Promise<Archive> {
  const { tail, bytes } = row.progress;
  if (tail === 0) return { files: [], directory: [], entries: 0, offset: 0 };
  const found = await ctx.files.get(archiveKey(row, tail));
  if (!found?.body) throw new Error('What an export has written is gone.');
  const kept = new Uint8Array(await new Response(found.body).arrayBuffer());
  const end = kept.indexOf(NEWLINE);
  const head: Head = JSON.parse(new TextDecoder().decode(kept.subarray(0, end)));
  return { ...head, directory: [kept.subarray(end + 1)], offset: bytes };
}

export async function saveArchive(
  ctx: Ctx,
  row: FileOwner,
  tail: number,
  { files, entries, directory }: Archive,
): Promise<void> {
  const head: Head = { files, entries };
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...directory]);
  await ctx.files.put(archiveKey(row, tail), bytes, 'application/octet-stream');
}
