/** Object storage as backups use it: a bucket by keys, whole objects, and lists in the order of keys. */
import type { ObjectPage } from '#lib/listed-object.ts';
import { reached } from './storage-errors.ts';

export type ReadObject = { bytes: Uint8Array; contentType: string | undefined };

export type Bucket = {
  /** At most 1,000 objects whose keys begin with `prefix`, in order, after the key `after`. */
  list: (prefix: string, after?: string) => Promise<ObjectPage>;
  get: (key: string) => Promise<ReadObject | null>;
  put: (key: string, bytes: Uint8Array, contentType?: string) => Promise<void>;
  /** At most 1,000. */
  remove: (keys: readonly string[]) => Promise<void>;
};

export function openBucket(bucket: R2Bucket): Bucket {
  return {
    async list(prefix, after) {
      const options = { prefix, ...(after !== undefined && { startAfter: after }) };
      const { objects, truncated } = await reached(bucket.list(options));
      return {
        objects: objects.map(({ key, size, etag }) => ({ key, size, etag })),
        isLast: !truncated,
      };
    },

    async get(key) {
      const found = await reached(bucket.get(key));
      if (!found) return null;
      const bytes = new Uint8Array(await reached(found.arrayBuffer()));
      return { bytes, contentType: found.httpMetadata?.contentType };
    },

    async put(key, bytes, contentType) {
      await reached(
        bucket.put(key, bytes, contentType === undefined ? {} : { httpMetadata: { contentType } }),
      );
    },

    remove: (keys) => reached(bucket.delete([...keys])),
  };
}
