/** Restores uploaded files from their copies in the bucket of backups, and compares the copies with a manifest. */
import { runPlan } from '../../../../src/data/query-plan.ts';
import { invalidField } from '../../../../src/errors.ts';
import { fileManifestFormat } from '../../../../src/operator/file-backup/actions.ts';
import {
  COPIES,
  copyKey,
  documentIdOf,
  isCopied,
  isSame,
  MANIFESTS,
  manifestFolderOf,
} from '../../../../src/operator/file-backup/rules.ts';
import { goneBetween, namedFiles } from '../../../../src/operator/file-backup/store.ts';
import type { NamedFile } from '../../../../src/operator/file-backup/store.ts';
import type { ListedObject } from '../../../../src/lib/listed-object.ts';
import type { Bucket } from '../../../../src/platform/buckets.ts';
import type { PublicCtx } from '../../../../src/context.ts';
import { newestIn } from './newest.ts';
import { merged, pagesOf, walk } from './objects.ts';
import type { Pages } from './objects.ts';
import { assertWhole, hashOf, readJson, readLines } from './parts.ts';
import type { Parts } from './parts.ts';

export type FileManifest = Parts & {
  format: string;
  started_at: string;
  finished_at: string;
  files: number;
  bytes: number;
};

export type RestoredFiles = {
  /** Listed in the manifest, or in the copies. */
  files: number;
  restored: number;
  /** Files that were there as they are. */
  there: number;
  /** Files of candidates that no row names: their documents have been deleted or erased. */
  unnamed: number;
  /** Files without a copy. */
  missing: number;
  /** Copies with other bytes than the manifest or the row of their document says. They are not restored. */
  damaged: number;
};

type FilesCtx = PublicCtx & { uploads: Bucket };

const LANES = 6;

export async function readFileManifest(bucket: Bucket, startedAt: Date): Promise<FileManifest> {
  return readJson(bucket, manifestFolderOf(startedAt), fileManifestFormat);
}

export async function* manifestPages(bucket: Bucket, startedAt: Date): Pages {
  const manifest = await readFileManifest(bucket, startedAt);
  await assertWhole(bucket, manifestFolderOf(startedAt), manifest);
  for await (const lines of readLines(bucket, manifestFolderOf(startedAt), manifest))
    yield lines.map((line) => JSON.parse(line) as ListedObject);
}

/** All that have a copy or stand in the newest manifest, as it lists them, but those of files that were deleted. */
async function* allPages(ctx: FilesCtx, bucket: Bucket, mayBeEmpty: boolean): Pages {
  const listed = await newestIn(bucket, MANIFESTS);
  const copies = copyPages(bucket);
  let after = '';
  for await (const files of listed ? merged(copies, manifestPages(bucket, listed)) : copies) {
    const last = files.at(-1)?.key ?? after;
    const gone = await runPlan(ctx, goneBetween(ctx, after, last));
    yield files.filter(({ key }) => !gone.has(key));
    after = last;
  }
  // It may be the wrong one.
  if (after === '' && !mayBeEmpty) throw invalidField('BACKUP', 'There is no copy of a file.');
}

async function* copyPages(bucket: Bucket): Pages {
  for await (const copies of pagesOf(bucket, COPIES))
    yield copies.map(({ key, size, etag }) => ({ key: key.slice(COPIES.length), size, etag }));
}

/**
 * Those of a manifest, or without a time all that have a copy. Files that are there as they should be are left. `mayBeEmpty`: nobody may
 * have uploaded a file yet, as in a deployment that is new.
 */
export async function restoreFiles(
  ctx: FilesCtx,
  bucket: Bucket,
  startedAt: Date | null,
  { mayBeEmpty = false }: { mayBeEmpty?: boolean } = {},
): Promise<RestoredFiles> {
  const outcome = { files: 0, restored: 0, there: 0, unnamed: 0, missing: 0, damaged: 0 };
  const pages = startedAt ? manifestPages(bucket, startedAt) : allPages(ctx, bucket, mayBeEmpty);
  const existing = walk(pagesOf(ctx.uploads, ''));
  for await (const page of pages) {
    const named = await filesToRestore(ctx, page);
    outcome.files += page.length;
    const absent: Wanted[] = [];
    for (const file of page) {
      const row = named.get(file.key);
      if (row === undefined) outcome.unnamed += 1;
      else if (isSame(file, await existing(file.key))) outcome.there += 1;
      else absent.push({ file, row });
    }
    await inLanes(absent, async (wanted) => {
      outcome[await restoreFile(ctx.uploads, bucket, wanted)] += 1;
    });
  }
  return outcome;
}

/** A file as it was listed, and what its row says of it; null: it has no row of its own. */
type Wanted = { file: ListedObject; row: NamedFile | null | undefined };

/** A file of a candidate comes back only where a row still names it: who was erased stays erased. Older backups have files that are not copied any more. */
async function filesToRestore(
  ctx: FilesCtx,
  page: readonly ListedObject[],
): Promise<Map<string, NamedFile | null>> {
  const kept = page.filter(({ key }) => isCopied(key));
  const owned = kept.map(({ key }) => ({ key, documentId: documentIdOf(key) }));
  const documents = owned.flatMap(({ key, documentId }) =>
    documentId === null ? [] : [{ key, documentId }],
  );
  const others = owned.filter(({ documentId }) => documentId === null);
  const named: Map<string, NamedFile | null> = await runPlan(ctx, namedFiles(ctx, documents));
  for (const { key } of others) named.set(key, null);
  return named;
}

async function restoreFile(
  uploads: Bucket,
  bucket: Bucket,
  { file, row }: Wanted,
): Promise<'restored' | 'missing' | 'damaged'> {
  const { key } = file;
  const copy = await bucket.get(copyKey(key));
  if (!copy) return 'missing';
  const { bytes, contentType } = copy;
  const found = { key, size: bytes.length, etag: hashOf('md5', bytes) };
  if (!isSame(file, found) || !isAsNamed(bytes, row)) return 'damaged';
  await uploads.put(key, bytes, contentType);
  return 'restored';
}

/** The list of a folder is made of the bytes that it has: the row knows what was stored. */
function isAsNamed(bytes: Uint8Array, row: Wanted['row']): boolean {
  if (!row) return true;
  const isLength = row.bytes === null || row.bytes === bytes.length;
  return isLength && (row.sha256 === null || row.sha256 === hashOf('sha256', bytes));
}

async function inLanes<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await run(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
