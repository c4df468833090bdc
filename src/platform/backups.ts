/** The bucket of backups, apart from the files: its own lifetime, and its own jurisdiction. */
import { openBucket } from './buckets.ts';
import type { Bucket } from './buckets.ts';

export type BackupBucket = Bucket & {
  /** Whether one begins every night. On a development machine the operator begins it. */
  isNightly: boolean;
};

export type BackupBindings = Partial<Pick<Env, 'BACKUP'>> & Pick<Env, 'APP_ENV'>;

/** Null where no bucket is bound: nothing is backed up, and `doctor` says so. */
export function openBackups({ BACKUP: bucket, APP_ENV }: BackupBindings): BackupBucket | null {
  return bucket ? { ...openBucket(bucket), isNightly: APP_ENV !== 'development' } : null;
}
