/** Uploaded files in R2, by a key that we make. A file is written before the row that names it. */
import { reached } from './reached.ts';

export type StoredFile = { body: ReadableStream; size: number; contentType: string; etag: string };

export type Files = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  get: (key: string) => Promise<StoredFile | null>;
  remove: (key: string) => Promise<void>;
};

export function openFiles(bucket: R2Bucket): Files {
  return {
    async put(key, bytes, contentType) {
      await reached(bucket.put(key, bytes, { httpMetadata: { contentType } }));
    },

    async get(key) {
      const found = await reached(bucket.get(key));
      return (
        found && {
          body: found.body,
          size: found.size,
          contentType: found.httpMetadata?.contentType ?? 'application/octet-stream',
          etag: found.httpEtag,
        }
      );
    },

    remove: (key) => reached(bucket.delete(key)),
  };
}
