/** Whether the full-text indexes of applications and candidates are complete. They are filled in slices, and read only then. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant } from './columns.ts';

export const indexNames = ['application_index', 'candidate_index'] as const;
export type IndexName = (typeof indexNames)[number];

export const indexStates = sqliteTable('index_states', {
  name: text({ enum: indexNames }).primaryKey(),
  /** Rows up to this id have been filled in. */
  doneTo: integer().notNull().default(0),
  /** NULL: rows are missing. */
  completedAt: instant(),
});
