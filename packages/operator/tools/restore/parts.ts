/** Reads the parts of a backup, in order, and checks them against its manifest. */
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { folderOf, partKey } from '../../../../src/operator/backup/rules.ts';
import type { CopiedTable } from '../../../../src/lib/backup-progress.ts';
import type { Bucket } from '../../../../src/platform/buckets.ts';
import { objectsOf } from './objects.ts';

/** What a manifest says of the parts beside it. */
export type Parts = {
  parts: number;
  /** Over that of each part, in order. */
  sha256: string;
  /** Of each part, as the bucket has it. Absent: of a release that wrote none. */
  parts_md5?: readonly string[];
};

export type Manifest = Parts & {
  format: string;
  started_at: string;
  finished_at: string;
  migration: string;
  tables: Record<string, CopiedTable>;
  bytes: number;
};

/** `rows` are lists of values, as JSON. */
export type Part = { table: string; pass: 1 | 2; columns: string[]; rows: string[] };

const FORMAT = 'recruiting-backup/1';
const NAMED_MAX = 5;

export const WITHOUT_HASHES =
  'The backup has no hash of each part, as a release before made it: a damaged part is found when it is read.';

export async function readManifest(bucket: Bucket, startedAt: Date): Promise<Manifest> {
  return readJson(bucket, folderOf(startedAt), FORMAT);
}

/** What the last step of a backup has written. */
export async function readJson<Content extends { format: string }>(
  bucket: Bucket,
  folder: string,
  format: string,
): Promise<Content> {
  const key = `${folder}/manifest.json`;
  const found = await bucket.get(key);
  if (!found) throw new Error(`${key} is missing: the backup has not finished.`);
  let manifest: Content;
  try {
    manifest = JSON.parse(Buffer.from(found.bytes).toString()) as Content;
  } catch {
    throw new Error(`${key} is damaged: it is no JSON.`);
  }
  if (manifest.format !== format) throw new Error(`${key} has the format ${manifest.format}.`);
  return manifest;
}

/** Sentences about parts that are missing, or are not those that were written, by the list of the bucket. */
export async function faultsOf(bucket: Bucket, folder: string, manifest: Parts): Promise<string[]> {
  const objects = await objectsOf(bucket, `${folder}/`);
  const there = new Map(objects.map(({ key, etag }) => [key, etag]));
  return Array.from({ length: manifest.parts }, (_, part) => {
    const key = partKey(folder, part);
    if (!there.has(key)) return `${key} is missing.`;
    const hash = manifest.parts_md5?.[part];
    return hash === undefined || hash === there.get(key) ? '' : changed(key);
  }).filter((fault) => fault !== '');
}

/** Throws before anything is written where a part is missing or changed. */
export async function assertWhole(bucket: Bucket, folder: string, manifest: Parts): Promise<void> {
  const faults = await faultsOf(bucket, folder, manifest);
  if (faults.length === 0) return;
  const named = faults.slice(0, NAMED_MAX).join(' ');
  const more = faults.length > NAMED_MAX ? ` And ${faults.length - NAMED_MAX} more.` : '';
  throw new Error(`The backup is damaged: ${named}${more} Nothing was written.`);
}

/** Throws where a part is missing, or differs from what was written. */
export async function* readParts(
  bucket: Bucket,
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
  bucket: Bucket,
  folder: string,
  { parts, sha256, parts_md5: hashes }: Parts,
): AsyncGenerator<string[]> {
  let digest = '';
  const read = (part: number) => (part < parts ? bucket.get(partKey(folder, part)) : null);
  let next = read(0);
  for (let part = 0; part < parts; part++) {
    const found = await next;
    const key = partKey(folder, part);
    if (!found) throw new Error(`${key} is missing.`);
    next = read(part + 1);
    // A failure is thrown by the next turn; here it must not end the process.
    next?.catch(() => {});
    const hash = hashes?.[part];
    if (hash !== undefined && hash !== hashOf('md5', found.bytes)) throw new Error(changed(key));
    const text = unzip(key, found.bytes);
    digest = hashOf('sha256', `${digest} ${hashOf('sha256', text)}`);
    yield text.split('\n').filter((line) => line !== '');
  }
  if (digest !== sha256) throw new Error('A part is not the one that was written.');
}

function unzip(key: string, bytes: Uint8Array): string {
  try {
    return gunzipSync(bytes).toString();
  } catch {
    throw new Error(changed(key));
  }
}

function changed(key: string): string {
  return `${key} is not the part that was written.`;
}

export function hashOf(algorithm: 'md5' | 'sha256', content: Uint8Array | string): string {
  return createHash(algorithm).update(content).digest('hex');
}
