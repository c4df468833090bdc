/** Copies the backups of one deployment to a folder, and never deletes or replaces much of it unasked: it may be the only copy. */
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { invalidField } from '../../../../src/errors.ts';
import {
  COPIES,
  isSame,
  MANIFESTS,
  MANIFESTS_KEPT,
} from '../../../../src/operator/file-backup/rules.ts';
import { expiredBackups, FOLDER, nameOf, startOf } from '../../../../src/operator/backup/rules.ts';
import { ERASURES } from '../../../../src/operator/erasures/rules.ts';
import type { Bucket } from '../../../../src/platform/buckets.ts';
import type { ListedObject } from '../../../../src/lib/listed-object.ts';
import { assertCopyOf, markCopy } from './copy-mark.ts';
import { keysIn, md5, openFolder } from './folder-bucket.ts';
import { objectsOf } from './objects.ts';

/** All that the bucket has. */
const PREFIXES = [FOLDER, MANIFESTS, COPIES, ERASURES];
const MANIFEST = 'manifest.json';
/** More of the folder goes only when it is asked for. */
const LOST_SHARE_MAX = 0.1;

export type CopiedBucket = {
  objects: number;
  copied: number;
  there: number;
  deleted: number;
  bytes: number;
};

type Copying = {
  from: Bucket;
  folder: string;
  /** The name of the deployment. */
  of: string;
  /** Whether more than a tenth of the folder, or its newest dump, may go. */
  mayDelete: boolean;
};

/** Copies what is missing or different, and deletes what the bucket has no more. Can be stopped and run again. */
export async function copyBucket({ from, folder, of, mayDelete }: Copying): Promise<CopiedBucket> {
  assertCopyOf('to', { folder, of, hint: 'Choose another.' });
  const to = openFolder(folder);
  const objects = (await Promise.all(PREFIXES.map((prefix) => objectsOf(from, prefix)))).flat();
  if (objects.length === 0)
    throw invalidField('BACKUP', `The bucket of ${of} has no backups. Nothing was changed.`);
  const root = resolve(folder);
  const there = new Set(keysIn(root).filter((key) => PREFIXES.some((one) => key.startsWith(one))));
  const missing = objects.filter(({ key }) => !there.has(key));
  const changed = objects.filter((one) => there.has(one.key) && !isFile(join(root, one.key), one));
  const listed = new Set(objects.map(({ key }) => key));
  const gone = [...there].filter((key) => !listed.has(key));
  if (!mayDelete) {
    const isExpired = expiredIn([...there, ...listed]);
    const lost = [...gone.filter((key) => !isExpired(key)), ...changed.map(({ key }) => key)];
    assertFew(lost, [...there]);
  }
  markCopy(root, of);
  let copied = 0;
  for (const { key } of [...missing, ...changed]) {
    const found = await from.get(key);
    if (!found) continue;
    await to.put(key, found.bytes);
    copied += 1;
  }
  await to.remove(gone);
  return {
    objects: objects.length,
    copied,
    there: objects.length - missing.length - changed.length,
    deleted: gone.length,
    bytes: objects.reduce((sum, { size }) => sum + size, 0),
  };
}

/** What the retention of backups deletes is no loss, however long ago the last copy was. */
function expiredIn(keys: readonly string[]): (key: string) => boolean {
  const expired = new Set<string>();
  for (const prefix of [FOLDER, MANIFESTS]) {
    const ended = endedIn(keys, prefix);
    const old = prefix === FOLDER ? expiredBackups(ended) : ended.slice(MANIFESTS_KEPT);
    for (const { startedAt } of old) expired.add(`${prefix}${nameOf(startedAt)}`);
  }
  return (key) => expired.has(folderOfKey(key));
}

type EndedFolder = { id: number; folder: string; startedAt: Date; state: 'finished' | 'failed' };

/** The newest first. One without a manifest was interrupted. */
function endedIn(keys: readonly string[], prefix: string): EndedFolder[] {
  const all = new Set(keys);
  const folders = new Set(keys.filter((key) => key.startsWith(prefix)).map(folderOfKey));
  return [...folders]
    .flatMap((folder) => {
      const startedAt = startOf(folder.slice(prefix.length));
      const state: EndedFolder['state'] = all.has(`${folder}/${MANIFEST}`) ? 'finished' : 'failed';
      return startedAt ? [{ id: startedAt.getTime(), folder, startedAt, state }] : [];
    })
    .toSorted((a, b) => b.id - a.id);
}

function folderOfKey(key: string): string {
  return key.split('/').slice(0, 2).join('/');
}

function assertFew(lost: readonly string[], there: readonly string[]): void {
  const newest = endedIn(there, FOLDER).find(({ state }) => state === 'finished');
  const isNewestLost = newest && lost.some((key) => folderOfKey(key) === newest.folder);
  if (!isNewestLost && lost.length <= LOST_SHARE_MAX * there.length) return;
  const what = `${lost.length} of ${there.length} files would be deleted or replaced in the folder`;
  const dump = isNewestLost
    ? `, its newest dump (${newest.startedAt.toISOString()}) among them`
    : '';
  throw invalidField(
    'to',
    `${what}${dump}. Nothing was changed. See whether the bucket is whole; with --allow-delete, they go.`,
  );
}

/** One that was written in parts has no MD5 as its tag. */
function isFile(path: string, original: ListedObject): boolean {
  const { size = -1 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if (size !== original.size) return false;
  return isSame(original, { key: original.key, size, etag: md5(readFileSync(path)) });
}
