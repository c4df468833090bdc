/** What was asked under an `Idempotency-Key`, and what it was answered: for 24 hours the same again is answered the same. */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant } from './columns.ts';
import { companies } from './companies.ts';

export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** The OAuth client: two applications may choose the same key. */
    clientId: integer().notNull(),
    key: text().notNull(),
    /** SHA-256 of method, URL and body. */
    requestHash: text().notNull(),
    claimedAt: instant().notNull(),
    /** Set in the batch of the change itself: what is set here was done, whatever became of the answer. */
    committedAt: instant(),
    subjectId: integer(),
    status: integer(),
    body: text(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.clientId, t.key] }),
    index('idempotency_keys_by_claim').on(t.claimedAt),
    // Who is erased takes what was answered about them along.
    index('idempotency_keys_by_subject')
      .on(t.companyId, t.subjectId)
      .where(sql`subject_id is not null`),
  ],
);
