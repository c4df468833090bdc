/** Searches somebody wants to hear of by mail. Whose they are rests as a keyed digest, and sealed; what has ended is deleted. */
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
    /** A keyed digest: finds the alerts of an address, and tells nobody's. */
    emailHash: text().notNull(),
    emailSealed: text().notNull(),
    /** The query of the list, its names in one order. */
    search: text().notNull(),
    frequency: text({ enum: ['daily', 'weekly'] }).notNull(),
    createdAt: instant().notNull(),
    /** NULL: whoever has the address has not said yes yet. */
    confirmedAt: instant(),
    /** When it is looked for new jobs next; NULL until it is confirmed. */
    dueAt: instant(),
    /** Jobs of before are known: milliseconds, as of `jobs.shown_at`. */
    knownUntil: instant(),
    /** The last mail written for it, and when: it goes when the next is written. */
    mailId: integer(),
    mailedAt: instant(),
    /** Mails in a row that were refused. */
    failures: integer().notNull().default(0),
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
