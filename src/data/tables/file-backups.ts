/** Copies of uploaded files in the bucket of backups: each comparison of the two buckets, and files that have been deleted since they were copied. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FileBackupProgress } from '#lib/backup-progress.ts';
import { backupStates } from '#vocabulary/lists.ts';
import { id, instant, json } from './columns.ts';

/** Comparisons of the bucket of files with that of its copies, and how far each is. */
export const fileBackups = sqliteTable('file_backups', {
  id: id(),
  startedAt: instant().notNull(),
  state: text({ enum: backupStates }).notNull(),
  /** Until then, one process works on it. */
  leaseUntil: instant().notNull(),
  progress: json<FileBackupProgress>().notNull(),
  finishedAt: instant(),
  /** The last document that was copied as it was new. Later ones are looked for by their ids. */
  documentsThrough: integer().notNull(),
});

/** Copies whose file has been deleted, and since when. They are deleted some weeks later. */
export const goneFiles = sqliteTable('gone_files', {
  key: text().primaryKey(),
  goneAt: instant().notNull(),
});
