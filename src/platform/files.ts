/** Uploaded files in R2, by keys that the service makes. A file is written before the row that names it. */
import { reached } from './storage-errors.ts';

export type StoredFile = {
  /** Null for `head`. */
  body: ReadableStream | null;
  size: number;
  contentType: string;
  etag: string;
};

export type Files = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  get: (key: string) => Promise<StoredFile | null>;
  /** The file without its bytes. */
  head: (key: string) => Promise<StoredFile | null>;
  remove: (key: string) => Promise<void>;
};

export function openFiles(bucket: R2Bucket): Files {
  return {
    async put(key, bytes, contentType) {
      await reached(bucket.put(key, bytes, { httpMetadata: { contentType } }));
    },

    async get(key) {
      const found = await reached(bucket.get(key));
      return found && storedFile(found, found.body);
    },

    async head(key) {
      const found = await reached(bucket.head(key));
      return found && storedFile(found, null);
    },

    remove: (key) => reached(bucket.delete(key)),
  };
}

function storedFile(
  { size, httpMetadata, httpEtag }: R2Object,
  body: StoredFile['body'],
): StoredFile {
  const contentType = httpMetadata?.contentType ?? 'application/octet-stream';
  return { body, size, contentType, etag: httpEtag };
}
