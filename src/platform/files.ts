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
  /** One, or at most 1,000 in one call. */
  remove: (keys: string | readonly string[]) => Promise<void>;
  /** Removes at most 1,000 files whose keys begin with `prefix`. Returns how many there were. */
  removeFolder: (prefix: string) => Promise<number>;
  /** The first keys that begin so. */
  list: (prefix: string, countMax: number) => Promise<string[]>;
  /** Some bytes of a file; fewer where it ends before. Null: there is no such file. */
  getRange: (key: string, offset: number, length: number) => Promise<Uint8Array | null>;
  /** Files that are too large for the memory: written in parts of at least 5 MiB, which have the same size but for the last. */
  parts: {
    begin: (key: string, contentType: string) => Promise<string>;
    /** Returns the tag by which `finish` names the part. The first part is 1; a part that is put again is replaced. */
    put: (upload: PartUpload, part: number, bytes: Uint8Array) => Promise<string>;
    finish: (upload: PartUpload, etags: readonly string[]) => Promise<void>;
    /** Deletes the parts of a file that is not finished, if they are not deleted yet. */
    abort: (upload: PartUpload) => Promise<void>;
  };
};

/** A multipart upload that has begun. */
export type PartUpload = { key: string; uploadId: string };

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

    remove: (keys) => reached(bucket.delete(typeof keys === 'string' ? keys : [...keys])),

    async removeFolder(prefix) {
      const { objects } = await reached(bucket.list({ prefix }));
      if (objects.length > 0) await reached(bucket.delete(objects.map(({ key }) => key)));
      return objects.length;
    },

    async list(prefix, limit) {
      const { objects } = await reached(bucket.list({ prefix, limit }));
      return objects.map(({ key }) => key);
    },

    async getRange(key, offset, length) {
      const found = await reached(bucket.get(key, { range: { offset, length } }));
      return found && new Uint8Array(await reached(found.arrayBuffer()));
    },

    parts: {
      async begin(key, contentType) {
        const options = { httpMetadata: { contentType } };
        return (await reached(bucket.createMultipartUpload(key, options))).uploadId;
      },

      async put({ key, uploadId }, part, bytes) {
        const upload = bucket.resumeMultipartUpload(key, uploadId);
        return (await reached(upload.uploadPart(part, bytes))).etag;
      },

      async finish({ key, uploadId }, etags) {
        const upload = bucket.resumeMultipartUpload(key, uploadId);
        const parts = etags.map((etag, index) => ({ partNumber: index + 1, etag }));
        await reached(upload.complete(parts));
      },

      abort: ({ key, uploadId }) =>
        reached(ignoreUnknownUpload(bucket.resumeMultipartUpload(key, uploadId).abort())),
    },
  };
}

/** R2's `NoSuchUpload`: it was aborted before, or is finished. */
const NO_SUCH_UPLOAD = '(10024)';

async function ignoreUnknownUpload(abort: Promise<void>): Promise<void> {
  try {
    await abort;
  } catch (error) {
    if (!(error instanceof Error && error.message.includes(NO_SUCH_UPLOAD))) throw error;
  }
}

function storedFile(
  { size, httpMetadata, httpEtag }: R2Object,
  body: StoredFile['body'],
): StoredFile {
  const contentType = httpMetadata?.contentType ?? 'application/octet-stream';
  return { body, size, contentType, etag: httpEtag };
}
