/** The last run of the cron, and how each of its parts ended: one row. */
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { instant, json } from './columns.ts';

/** One part of the run. What is absent has not happened yet. */
export type PartState = {
  /** When it last succeeded, in milliseconds since the Unix epoch. */
  ok_at?: number;
  /** When it failed, if its last run did. */
  failed_at?: number;
  /** The code or the class of that error. */
  error?: string;
  /** How long its last run took, in milliseconds. */
  ms?: number;
  /** The version of the Worker; only of `heartbeat`. */
  version?: string;
};

export const cronRuns = sqliteTable('cron_runs', {
  /** Always 1. */
  id: integer().primaryKey(),
  endedAt: instant().notNull(),
  /** By the name of the part. */
  parts: json<Readonly<Record<string, PartState>>>().notNull(),
});
