/** Compares a backup with its manifest: the parts of the database by their bytes, and copies of files by their size and hash. */
import { folderOf } from '../../../../src/operator/backup/rules.ts';
import { COPIES, copyKey, isSame } from '../../../../src/operator/file-backup/rules.ts';
import type { Bucket } from '../../../../src/platform/buckets.ts';
import { manifestPages } from './files.ts';
import { pagesOf, walk } from './objects.ts';
import { faultsOf, readManifest, readParts, WITHOUT_HASHES } from './parts.ts';

export type VerifiedDatabase = {
  kind: 'database';
  started: string;
  parts: number;
  bytes: number;
  /** Null where a part is damaged: the rest is not counted. */
  rows: number | null;
  damaged: string[];
  is: string;
};

/** Reads every part. */
export async function verifyDatabase(bucket: Bucket, startedAt: Date): Promise<VerifiedDatabase> {
  const manifest = await readManifest(bucket, startedAt);
  const { parts, bytes, parts_md5: hashes } = manifest;
  const about = { kind: 'database' as const, started: startedAt.toISOString(), parts, bytes };
  const damaged = await faultsOf(bucket, folderOf(startedAt), manifest);
  let rows = 0;
  try {
    if (damaged.length === 0)
      for await (const part of readParts(bucket, startedAt, manifest)) rows += part.rows.length;
  } catch (error) {
    damaged.push(error instanceof Error ? error.message : String(error));
  }
  if (damaged.length > 0) return { ...about, rows: null, damaged, is: 'damaged' };
  return { ...about, rows, damaged, is: hashes ? 'as written' : `as written. ${WITHOUT_HASHES}` };
}

export type VerifiedFiles = {
  kind: 'files';
  started: string;
  files: number;
  bytes: number;
  missing: number;
  damaged: number;
};

/** Compares the list of copies with a manifest. The list of a folder is made from the bytes that it has. */
export async function verifyFiles(bucket: Bucket, startedAt: Date): Promise<VerifiedFiles> {
  const started = startedAt.toISOString();
  const seen: VerifiedFiles = {
    kind: 'files',
    started,
    files: 0,
    bytes: 0,
    missing: 0,
    damaged: 0,
  };
  const copyOf = walk(pagesOf(bucket, COPIES));
  for await (const page of manifestPages(bucket, startedAt)) {
    for (const file of page) {
      const copy = await copyOf(copyKey(file.key));
      seen.files += 1;
      seen.bytes += file.size;
      if (!copy) seen.missing += 1;
      else if (!isSame(file, copy)) seen.damaged += 1;
    }
  }
  return seen;
}
