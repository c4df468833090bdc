/** A bucket in memory, whose pages are small so that a test sees several. */
import { createHash } from 'node:crypto';
import type { BackupBucket } from '#platform/backups.ts';
import type { ReadObject } from '#platform/buckets.ts';

const PAGE = 1000;

export function openBucket(page = PAGE) {
  const objects = new Map<string, ReadObject>();
  const bucket: BackupBucket = {
    put: async (key, bytes, contentType) => void objects.set(key, { bytes, contentType }),
    get: async (key) => objects.get(key) ?? null,
    list: async (prefix, after = '') => {
      const keys = [...objects.keys()]
        .filter((key) => key.startsWith(prefix) && key > after)
        .toSorted();
      const listed = keys.slice(0, page).map((key) => {
        const bytes = objects.get(key)?.bytes ?? new Uint8Array();
        return { key, size: bytes.length, etag: createHash('md5').update(bytes).digest('hex') };
      });
      return { objects: listed, isLast: keys.length <= page };
    },
    remove: async (keys) => {
      for (const key of keys) objects.delete(key);
    },
    isNightly: true,
  };
  return { objects, bucket };
}
