/** Counters of the public listing, kept by triggers (see the listing migration). */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';

/** Listed jobs by domain, country and place; 0 stands for all of them. */
export const jobCounts = sqliteTable(
  'job_counts',
  {
    domainId: integer().notNull(),
    countryId: integer().notNull(),
    placeId: integer().notNull(),
    n: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.domainId, t.countryId, t.placeId] }),
    index('job_counts_top').on(t.domainId, t.countryId, sql`n desc`, t.placeId),
  ],
);
