/** A folder of this machine as a bucket: a copy of the backups outside of the platform. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { BackupBucket } from '../../../../src/platform/backups.ts';
import { writeWhole } from '../../../../tools/local/write-whole.ts';

const PAGE = 1000;
/** Of a copy that was interrupted. */
const TEMPORARY = '.part';

/** Files have no content type there: they get it again from their records. */
export function openFolder(folder: string): BackupBucket {
  const root = resolve(folder);
  const pathOf = (key: string) => {
    const path = resolve(root, key);
    if (!path.startsWith(`${root}${sep}`)) throw new Error(`${key} is outside of the folder.`);
    return path;
  };
  return {
    isNightly: false,
    list(prefix, after = '') {
      const keys = keysIn(root).filter((key) => key.startsWith(prefix) && key > after);
      const objects = keys.slice(0, PAGE).map((key) => {
        const bytes = readFileSync(pathOf(key));
        return { key, size: bytes.length, etag: md5(bytes) };
      });
      return Promise.resolve({ objects, isLast: keys.length <= PAGE });
    },
    get(key) {
      const bytes = readIfThere(pathOf(key));
      return Promise.resolve(bytes && { bytes, contentType: undefined });
    },
    put(key, bytes) {
      writeWhole(pathOf(key), bytes);
      return Promise.resolve();
    },
    remove(keys) {
      for (const key of keys) rmSync(pathOf(key), { force: true });
      return Promise.resolve();
    },
  };
}

function readIfThere(path: string): Uint8Array | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? readFileSync(path) : null;
}

/** In the order of a bucket. */
export function keysIn(root: string): string[] {
  if (!statSync(root, { throwIfNoEntry: false })) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !one.name.endsWith(TEMPORARY))
    .map((one) => relative(root, join(one.parentPath, one.name)).replaceAll(sep, '/'))
    .toSorted((a, b) => (a < b ? -1 : 1));
}

export function md5(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('hex');
}
