/** How far search engines have been told of jobs: a row for each that is told at all. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { searchEngines } from '#vocabulary.ts';

export const searchPings = sqliteTable('search_pings', {
  engine: text({ enum: searchEngines }).primaryKey(),
  /** The id of the last event that it has been told of, or that was left out. */
  lastEventId: integer().notNull(),
  /** How often it could not be told of what comes next. */
  failures: integer().notNull().default(0),
});
