/** How far the cron has looked for rows that are too old, in tables without an index on their age: one row for each. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const cleanUps = sqliteTable('clean_ups', {
  name: text().primaryKey(),
  /** The last row that was looked at; 0 begins again. */
  position: integer().notNull().default(0),
});
