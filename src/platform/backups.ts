/** The bucket of backups, apart from the files: its own lifetime, and its own jurisdiction. */
import { reached } from './storage-errors.ts';

export type BackupBucket = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  get: (key: string) => Promise<Uint8Array | null>;
  /** At most 1,000 keys that begin with `prefix`, in order, after `after`. */
  list: (prefix: string, after?: string) => Promise<string[]>;
  remove: (keys: readonly string[]) => Promise<void>;
  /** Whether one begins every night. On a development machine the operator begins it. */
  isNightly: boolean;
};

export type BackupBindings = Partial<Pick<Env, 'BACKUP'>> & Pick<Env, 'APP_ENV'>;

/** Null where no bucket is bound: nothing is backed up, and `doctor` says so. */
export function openBackups({ BACKUP: bucket, APP_ENV }: BackupBindings): BackupBucket | null {
  if (!bucket) return null;
  return {
    async put(key, bytes) {
      await reached(bucket.put(key, bytes));
    },

    async get(key) {
      const found = await reached(bucket.get(key));
      return found && new Uint8Array(await found.arrayBuffer());
    },

    async list(prefix, after) {
      const options = { prefix, ...(after !== undefined && { startAfter: after }) };
      const { objects } = await reached(bucket.list(options));
      return objects.map(({ key }) => key);
    },

    isNightly: APP_ENV !== 'development',

    remove: (keys) => reached(bucket.delete([...keys])),
  };
}
