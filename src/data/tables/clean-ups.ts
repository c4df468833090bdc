/** How far the cron has walked over tables that it looks at again and again, as for rows that are too old: one row for each walk. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const cleanUps = sqliteTable('clean_ups', {
  name: text().primaryKey(),
  /** The last row that was looked at; 0 begins again. */
  position: integer().notNull().default(0),
});
