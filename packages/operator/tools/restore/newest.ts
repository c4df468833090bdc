/** The newest backup of a bucket that finished: an empty database has no list of them. */
import { foldersWithoutRow } from '../../../../src/operator/backup/actions.ts';
import { FOLDER } from '../../../../src/operator/backup/rules.ts';
import type { Bucket } from '../../../../src/platform/buckets.ts';

/** Of the database, or below another prefix. Null: none has finished. */
export async function newestIn(bucket: Bucket, prefix = FOLDER): Promise<Date | null> {
  const found = await foldersWithoutRow(bucket, prefix, []);
  return found.findLast(({ manifest }) => manifest !== null)?.startedAt ?? null;
}
