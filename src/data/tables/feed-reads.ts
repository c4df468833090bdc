/** How often the files of a company's jobs are read, and by which programs. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { companies } from './companies.ts';

/** Reads of a file of a company's jobs: one row a day (UTC) and program, for 30 days. */
export const feedReads = sqliteTable(
  'feed_reads',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** `jobs.xml`, `indeed.xml`. */
    file: text().notNull(),
    /** In days since the Unix epoch. */
    day: integer().notNull(),
    /** The name of its user agent, such as `Indeedbot`; the ones after the first twenty of a day are `…`. */
    agent: text().notNull(),
    reads: integer().notNull(),
    /** The last time, in milliseconds. */
    readAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.file, t.day, t.agent] }),
    index('feed_reads_by_day').on(t.day),
  ],
);
