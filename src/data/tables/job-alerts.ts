/** Job alerts. The address is stored sealed, and as a keyed digest; an ended alert is deleted. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { careerDomains } from './career-domains.ts';
import { id, instant } from './columns.ts';

export const jobAlerts = sqliteTable(
  'job_alerts',
  {
    id: id(),
    domainId: integer()
      .notNull()
      .references(() => careerDomains.id, { onDelete: 'cascade' }),
    /** A keyed digest, by which the alerts of an address are found. */
    emailHash: text().notNull(),
    emailSealed: text().notNull(),
    /** The query of the job list, its parameters sorted. */
    search: text().notNull(),
    frequency: text({ enum: ['daily', 'weekly'] }).notNull(),
    createdAt: instant().notNull(),
    /** NULL: not confirmed by the owner of the address. */
    confirmedAt: instant(),
    /** When it next looks for new jobs; NULL until it is confirmed. */
    dueAt: instant(),
    /** Jobs listed before this have been sent: milliseconds, as in `jobs.shown_at`. */
    knownUntil: instant(),
    /** The last email of the alert and its time; it is deleted when the next one is written. */
    mailId: integer(),
    mailedAt: instant(),
    /** Consecutive emails that were refused. */
    failures: integer().notNull().default(0),
    /** Runs in a row that failed on our side, and when the next is tried. NULL: at `dueAt`. */
    attempts: integer().notNull().default(0),
    retryAt: instant(),
  },
  (t) => [
    uniqueIndex('job_alerts_once').on(t.emailHash, t.domainId, t.search),
    index('job_alerts_due')
      .on(t.dueAt, t.id)
      .where(sql`due_at is not null`),
    index('job_alerts_unconfirmed')
      .on(t.createdAt)
      .where(sql`confirmed_at is null`),
  ],
);
