/** Restores uploaded files from their copies in the bucket of backups, and compares the copies with a manifest. */
import { createHash } from 'node:crypto';
import { runPlan } from '#data/query-plan.ts';
import { fileManifestFormat } from '#operator/file-backup/actions.ts';
import {
  COPIES,
  copyKey,
  documentIdOf,
  isCopied,
  isSame,
  manifestFolderOf,
} from '#operator/file-backup/rules.ts';
import { goneBetween, namedFiles } from '#operator/file-backup/store.ts';
import type { BackupBucket } from '#platform/backups.ts';
import type { ListedObject } from '#lib/listed-object.ts';
import type { Bucket } from '#platform/buckets.ts';
import type { ToolCtx } from '../platform.ts';
import { readJson, readLines } from './parts.ts';

export type FileManifest = {
  format: string;
  started_at: string;
  finished_at: string;
  files: number;
  bytes: number;
  parts: number;
  sha256: string;
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
  /** Copies with other bytes than the manifest says. */
  damaged: number;
};

const LANES = 6;

/** A page of files in the order of their keys. */
type Pages = AsyncGenerator<ListedObject[]>;

export async function readFileManifest(
  bucket: BackupBucket,
  startedAt: Date,
): Promise<FileManifest> {
  return readJson(bucket, manifestFolderOf(startedAt), fileManifestFormat);
}

async function* manifestPages(bucket: BackupBucket, startedAt: Date): Pages {
  const manifest = await readFileManifest(bucket, startedAt);
  for await (const lines of readLines(bucket, manifestFolderOf(startedAt), manifest))
    yield lines.map((line) => JSON.parse(line) as ListedObject);
}

/** All copies but those of files that were deleted. */
async function* copyPages(ctx: ToolCtx, bucket: BackupBucket): Pages {
  let after = '';
  for await (const copies of pagesOf(bucket, COPIES)) {
    const files = copies.map(({ key, size, etag }) => ({
      key: key.slice(COPIES.length),
      size,
      etag,
    }));
    const last = files.at(-1)?.key ?? after;
    const gone = await runPlan(ctx, goneBetween(ctx, after, last));
    yield files.filter(({ key }) => !gone.has(key));
    after = last;
  }
}

async function* pagesOf(bucket: Bucket, prefix: string): Pages {
  let after: string | undefined;
  for (;;) {
    const { objects, isLast } = await bucket.list(prefix, after);
    if (objects.length > 0) yield objects;
    if (isLast) return;
    after = objects.at(-1)?.key ?? after;
  }
}

/** Those of a manifest, or without a time all that have a copy. Files that are there are left as they are. */
export async function restoreFiles(
  ctx: ToolCtx,
  bucket: BackupBucket,
  startedAt: Date | null,
): Promise<RestoredFiles> {
  const outcome = { files: 0, restored: 0, there: 0, unnamed: 0, missing: 0, damaged: 0 };
  const pages = startedAt ? manifestPages(bucket, startedAt) : copyPages(ctx, bucket);
  const existing = walk(pagesOf(ctx.uploads, ''));
  for await (const page of pages) {
    const named = await keysToRestore(ctx, page);
    outcome.files += page.length;
    const absent: ListedObject[] = [];
    for (const file of page) {
      if (!named.has(file.key)) outcome.unnamed += 1;
      else if (isSame(file, await existing(file.key))) outcome.there += 1;
      else absent.push(file);
    }
    await inLanes(absent, async (file) => {
      outcome[await restoreFile(ctx.uploads, bucket, file)] += 1;
    });
  }
  return outcome;
}

/** A file of a candidate comes back only where a row still names it: who was erased stays erased. Older backups have files that are not copied any more. */
async function keysToRestore(ctx: ToolCtx, page: readonly ListedObject[]): Promise<Set<string>> {
  const kept = page.filter(({ key }) => isCopied(key));
  const owned = kept.map(({ key }) => ({ key, documentId: documentIdOf(key) }));
  const documents = owned.flatMap(({ key, documentId }) =>
    documentId === null ? [] : [{ key, documentId }],
  );
  const named = await runPlan(ctx, namedFiles(ctx, documents));
  const others = owned.filter(({ documentId }) => documentId === null);
  return new Set([...named, ...others.map(({ key }) => key)]);
}

async function restoreFile(
  uploads: Bucket,
  bucket: BackupBucket,
  { key, size, etag }: ListedObject,
): Promise<'restored' | 'missing' | 'damaged'> {
  const copy = await bucket.get(copyKey(key));
  if (!copy) return 'missing';
  const md5 = createHash('md5').update(copy.bytes).digest('hex');
  if (!isSame({ key, size, etag }, { key, size: copy.bytes.length, etag: md5 })) return 'damaged';
  await uploads.put(key, copy.bytes, copy.contentType);
  return 'restored';
}

export type VerifiedFiles = { files: number; bytes: number; missing: number; changed: number };

/** Compares the list of copies with a manifest, by size and hash. A file that has been deleted meanwhile may have no copy. */
export async function verifyFiles(bucket: BackupBucket, startedAt: Date): Promise<VerifiedFiles> {
  const seen = { files: 0, bytes: 0, missing: 0, changed: 0 };
  const copyOf = walk(pagesOf(bucket, COPIES));
  for await (const page of manifestPages(bucket, startedAt)) {
    for (const file of page) {
      const copy = await copyOf(copyKey(file.key));
      seen.files += 1;
      seen.bytes += file.size;
      if (!copy) seen.missing += 1;
      else if (!isSame(file, copy)) seen.changed += 1;
    }
  }
  return seen;
}

/** Finds objects of a list by keys that are asked in order. */
function walk(pages: Pages): (key: string) => Promise<ListedObject | undefined> {
  let [page, at]: [ListedObject[], number] = [[], 0];
  let isOver = false;
  return async (key) => {
    for (;;) {
      while ((page[at]?.key ?? key) < key) at += 1;
      const found = page[at];
      if (found) return found.key === key ? found : undefined;
      if (isOver) return undefined;
      const next = await pages.next();
      if (next.done === true) isOver = true;
      else [page, at] = [next.value, 0];
    }
  };
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
