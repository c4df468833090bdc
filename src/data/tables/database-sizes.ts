/** How large the database was on each day. */
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

export const databaseSizes = sqliteTable('database_sizes', {
  /** Days since the Unix epoch, in UTC. */
  day: integer().primaryKey(),
  bytes: integer().notNull(),
});
