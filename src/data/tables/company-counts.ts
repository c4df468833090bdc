/** The number of records of a kind per company. Triggers keep it, so that the total of a list is one row. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The names of the counted tables. */
export const countedTables = [
  'offices',
  'pipelines',
  'contracted_companies',
  'members',
  'applications',
  'posts',
  'meetings',
] as const;

export const companyCounts = sqliteTable(
  'company_counts',
  {
    companyId: integer().notNull(),
    kind: text({ enum: countedTables }).notNull(),
    n: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.kind] })],
);
