/** The progress of notifying search engines of jobs: one row per engine. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { searchEngines } from '#vocabulary/lists.ts';

export const searchPings = sqliteTable('search_pings', {
  engine: text({ enum: searchEngines }).primaryKey(),
  /** The id of the last event that was sent or skipped. */
  lastEventId: integer().notNull(),
  /** Failed attempts to send the next event. */
  failures: integer().notNull().default(0),
});
