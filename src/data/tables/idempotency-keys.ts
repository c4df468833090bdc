/** Requests by `Idempotency-Key` and their answers, which are repeated for 24 hours; and forms that are carried out once. */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { instant } from './columns.ts';
import { companies } from './companies.ts';

export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** The OAuth client: two clients may choose the same key. */
    clientId: integer().notNull(),
    key: text().notNull(),
    /** SHA-256 of method, URL and body. */
    requestHash: text().notNull(),
    claimedAt: instant().notNull(),
    /** The request that made the claim: it alone may release it. */
    requestId: integer(),
    /** Set in the batch of the change: the change was made, even where the answer was lost. */
    committedAt: instant(),
    subjectId: integer(),
    status: integer(),
    body: text(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.clientId, t.key] }),
    index('idempotency_keys_by_claim').on(t.claimedAt),
    // Erasing a candidate deletes the answers about them.
    index('idempotency_keys_by_subject')
      .on(t.companyId, t.subjectId)
      .where(sql`subject_id is not null`),
  ],
);

/** For a day. */
export const idempotencyKeyRecord = {
  clientId: internal,
  key: internal,
  requestHash: internal,
  claimedAt: internal,
  requestId: internal,
  committedAt: internal,
  subjectId: internal,
  body: { erased: null },
} satisfies RecordOf<typeof idempotencyKeys, 'status'>;
