/** Companies that are to be deleted, and what is left of those that were: times and counts, and no name. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, instant, json } from './columns.ts';

export const companyDeletions = sqliteTable(
  'company_deletions',
  {
    id: id(),
    /** The id of the company. Its row is gone at the end. */
    subjectId: integer().notNull(),
    /** The user; NULL: the operator. */
    requestedBy: integer(),
    requestedAt: instant().notNull(),
    /** When the removal begins. Until then it can be canceled. */
    dueAt: instant().notNull(),
    canceledAt: instant(),
    startedAt: instant(),
    leaseUntil: instant(),
    /** How far the removal is: the step, and in a table that is read from its beginning, the last row. */
    step: integer().notNull().default(0),
    position: integer().notNull().default(0),
    /** Rows that were removed, by table, and `files`. */
    counts: json<Record<string, number>>().notNull().default({}),
    /** The Admins when the removal began, who get the certificate. */
    recipients: json<{ userId: number; language: string }[]>().notNull().default([]),
    finishedAt: instant(),
    /** SHA-256 of the certificate. */
    certificateHash: text(),
  },
  (t) => [
    uniqueIndex('company_deletions_open')
      .on(t.subjectId)
      .where(sql`canceled_at is null and finished_at is null`),
    index('company_deletions_due')
      .on(t.dueAt)
      .where(sql`canceled_at is null and finished_at is null`),
  ],
);
