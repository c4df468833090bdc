/** Backups of the database: one row each, with how far it has come. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { backupStates } from '#vocabulary/lists.ts';
import type { BackupProgress } from '#lib/backup-progress.ts';
import { id, instant, json } from './columns.ts';

export const backups = sqliteTable('backups', {
  id: id(),
  startedAt: instant().notNull(),
  state: text({ enum: backupStates }).notNull(),
  /** Until then, one process works on it. */
  leaseUntil: instant().notNull(),
  progress: json<BackupProgress>().notNull(),
  finishedAt: instant(),
  /** How many parts the database had, and their bytes. */
  parts: integer().notNull().default(0),
  bytes: integer().notNull().default(0),
});
