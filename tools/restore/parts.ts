/** Reads the parts of a backup, in order, and checks them against its manifest. */
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { folderOf, partKey } from '#operator/backup/rules.ts';
import type { CopiedTable } from '#lib/backup-progress.ts';
import type { BackupBucket } from '#platform/backups.ts';

export type Manifest = {
  format: string;
  started_at: string;
  finished_at: string;
  migration: string;
  tables: Record<string, CopiedTable>;
  parts: number;
  bytes: number;
  sha256: string;
};

/** `rows` are lists of values, as JSON. */
export type Part = { table: string; pass: 1 | 2; columns: string[]; rows: string[] };

const FORMAT = 'recruiting-backup/1';

export async function readManifest(bucket: BackupBucket, startedAt: Date): Promise<Manifest> {
  return readJson(bucket, folderOf(startedAt), FORMAT);
}

/** What the last step of a backup has written. */
export async function readJson<Content extends { format: string }>(
  bucket: BackupBucket,
  folder: string,
  format: string,
): Promise<Content> {
  const key = `${folder}/manifest.json`;
  const found = await bucket.get(key);
  if (!found) throw new Error(`${key} is missing: the backup has not finished.`);
  const manifest = JSON.parse(Buffer.from(found.bytes).toString()) as Content;
  if (manifest.format !== format) throw new Error(`${key} has the format ${manifest.format}.`);
  return manifest;
}

/** Throws where a part is missing, or differs from what was written. */
export async function* readParts(
  bucket: BackupBucket,
  startedAt: Date,
  manifest: Manifest,
): AsyncGenerator<Part> {
  for await (const lines of readLines(bucket, folderOf(startedAt), manifest)) {
    const [head = '', ...rows] = lines;
    const { table, pass, columns } = JSON.parse(head) as Omit<Part, 'rows'>;
    yield { table, pass, columns, rows };
  }
}

/** The lines of each part, of which the next is read meanwhile. The hash of a part covers that of the one before. */
export async function* readLines(
  bucket: BackupBucket,
  folder: string,
  { parts, sha256 }: { parts: number; sha256: string },
): AsyncGenerator<string[]> {
  let digest = '';
  const read = (part: number) => (part < parts ? bucket.get(partKey(folder, part)) : null);
  let next = read(0);
  for (let part = 0; part < parts; part++) {
    const found = await next;
    if (!found) throw new Error(`${partKey(folder, part)} is missing.`);
    next = read(part + 1);
    // A failure is thrown by the next turn; here it must not end the process.
    next?.catch(() => {});
    const text = gunzipSync(found.bytes).toString();
    digest = hash(`${digest} ${hash(text)}`);
    yield text.split('\n').filter((line) => line !== '');
  }
  if (digest !== sha256) throw new Error('A part is not the one that was written.');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
