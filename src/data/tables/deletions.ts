/** Records that are gone, for those who keep copies: their ids alone. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { deletionKinds, deletionReasons } from '#vocabulary/deletions.ts';
import { instant } from './columns.ts';
import { companies } from './companies.ts';

/** Deleted, erased and merged records, written by triggers, for 400 days. */
export const deletions = sqliteTable(
  'deletions',
  {
    /** In the order of commits. */
    id: integer().primaryKey({ autoIncrement: true }),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    kind: text({ enum: deletionKinds }).notNull(),
    recordId: integer().notNull(),
    reason: text({ enum: deletionReasons }).notNull(),
    /** Of a merged record, the one that was kept. */
    intoId: integer(),
    /** By the clock of the database. */
    deletedAt: instant().notNull(),
  },
  (t) => [index('deletions_by_kind').on(t.companyId, t.kind, t.id)],
);
