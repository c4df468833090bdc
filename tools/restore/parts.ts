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

export type Value = string | number | null;
export type Part = { table: string; pass: 1 | 2; columns: string[]; rows: Value[][] };

const FORMAT = 'recruiting-backup/1';

export async function readManifest(bucket: BackupBucket, startedAt: Date): Promise<Manifest> {
  const key = `${folderOf(startedAt)}/manifest.json`;
  const bytes = await bucket.get(key);
  if (!bytes) throw new Error(`${key} is missing: the backup has not finished.`);
  const manifest = JSON.parse(Buffer.from(bytes).toString()) as Manifest;
  if (manifest.format !== FORMAT) throw new Error(`${key} has the format ${manifest.format}.`);
  return manifest;
}

/** Throws where a part is missing, or differs from what was written. */
export async function* readParts(
  bucket: BackupBucket,
  startedAt: Date,
  { parts, sha256 }: Manifest,
): AsyncGenerator<Part> {
  let digest = '';
  for (let part = 0; part < parts; part++) {
    const key = partKey(startedAt, part);
    const bytes = await bucket.get(key);
    if (!bytes) throw new Error(`${key} is missing.`);
    const text = gunzipSync(bytes).toString();
    digest = hash(`${digest} ${hash(text)}`);
    yield parsePart(text);
  }
  if (digest !== sha256) throw new Error('A part is not the one that was written.');
}

function parsePart(text: string): Part {
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const rows = lines.map((line) => JSON.parse(line) as Value[]);
  return { ...(JSON.parse(head) as Omit<Part, 'rows'>), rows };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
