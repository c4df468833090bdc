/** What candidates reach their own data by, and what they have asked for. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { dataRequestKinds } from '#vocabulary/data-requests.ts';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';

/** Links to the portal, which are only in emails: what is stored cannot be turned into one. */
export const portalTokens = sqliteTable(
  'portal_tokens',
  {
    /** SHA-256 of the token. */
    hash: text().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    candidateId: integer().notNull(),
    /** The career domain that it was sent for, whose legal texts it goes with. NULL: sent by an earlier version. */
    hostname: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('portal_tokens_by_candidate').on(t.candidateId),
    index('portal_tokens_by_end').on(t.expiresAt),
  ],
);

/** The code that a person needs besides the link to delete their data. A new one replaces it. */
export const portalCodes = sqliteTable('portal_codes', {
  candidateId: integer().primaryKey(),
  companyId: integer()
    .notNull()
    .references(() => companies.id),
  /** A keyed digest: six digits are soon guessed. */
  hash: text().notNull(),
  expiresAt: instant().notNull(),
});

/** What candidates have asked for and a member must answer. */
export const dataRequests = sqliteTable(
  'data_requests',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    candidateId: integer().notNull(),
    kind: text({ enum: dataRequestKinds }).notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    dueAt: instant().notNull(),
    doneAt: instant(),
  },
  (t) => [
    index('data_requests_by_company').on(t.companyId, t.id),
    index('data_requests_by_update').on(t.companyId, t.updatedAt, t.id),
    index('data_requests_by_candidate').on(t.candidateId),
    index('data_requests_open')
      .on(t.companyId, t.id)
      .where(sql`done_at is null`),
  ],
);

export const dataRequestRecord = {
  candidateId: internal,
} satisfies RecordOf<typeof dataRequests, 'kind' | 'createdAt' | 'dueAt' | 'doneAt'>;
