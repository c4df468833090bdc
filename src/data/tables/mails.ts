/** The outbox of emails, written in the batch of their cause. Contents are sealed, as they may hold a link that grants access. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

export const mailStatuses = [
  'queued',
  'sending',
  'sent',
  'failed',
  'suppressed',
  'canceled',
] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** When the last attempt ended, for an email without a next one; for one that was never tried, when it was written. */
export const endedAt = sql`coalesce(sent_at, claimed_at, created_at)`;

/** Emails that are to be sent or were sent. */
export const mails = sqliteTable(
  'mails',
  {
    id: id(),
    companyId: integer().references(() => companies.id),
    /** The user whose account it is about. */
    userId: integer().references(() => users.id),
    kind: text().notNull(),
    /** Sealed JSON: the shape `Mail`, or `MailRecord` once the content is deleted. */
    sealed: text().notNull(),
    /** When the content was deleted; the subject is kept. */
    contentDeletedAt: instant(),
    /**
     * When the content of an email to a candidate is deleted: 30 days after the application was decided. Triggers write it. NULL:
     * the application is open, or the email is about none.
     */
    contentDueAt: instant(),
    createdAt: instant().notNull(),
    status: text({ enum: mailStatuses }).notNull().default('queued'),
    /** Counted with each claim, so that an email that crashes the process is tried a bounded number of times. */
    attempts: integer().notNull().default(0),
    /** When it is due; while it is sent, when the lease ends. NULL: done. */
    nextAttemptAt: instant(),
    /** The last claim: only that attempt may store its outcome. */
    claimedAt: instant(),
    sentAt: instant(),
    /** A short code for why it was not sent, without personal data. */
    error: text(),
    /** A second email with the same key is not inserted. */
    dedupeKey: text(),
    /** The same on every attempt, so that a receiver recognizes a duplicate. */
    messageId: text(),
    /** The application that an email to a candidate is about. */
    applicationId: integer(),
    /** The meeting it is about. */
    meetingId: integer(),
    /** The stage whose email it is. */
    stageId: integer(),
  },
  (t) => [
    // Sent emails are in none of these three, which keeps them small.
    index('mails_due')
      .on(t.nextAttemptAt, t.id)
      .where(sql`next_attempt_at is not null`),
    index('mails_of_company')
      .on(t.companyId, t.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
    uniqueIndex('mails_once')
      .on(t.dedupeKey)
      .where(sql`dedupe_key is not null`),
    // Drizzle Kit splits the expression at its commas: the migration has it put together by hand.
    index('mails_ended')
      .on(endedAt)
      .where(
        sql`application_id is null and next_attempt_at is null and content_deleted_at is null`,
      ),
    index('mails_content_due')
      .on(t.contentDueAt)
      .where(sql`content_due_at is not null and content_deleted_at is null`),
    index('mails_failed')
      .on(t.companyId, t.id)
      .where(sql`status = 'failed'`),
    index('mails_of_candidates')
      .on(t.companyId, t.status, t.id)
      .where(sql`application_id is not null`),
    index('mails_by_user').on(t.userId, t.id),
    index('mails_by_application')
      .on(t.applicationId, t.id)
      .where(sql`application_id is not null`),
    index('mails_by_meeting')
      .on(t.meetingId)
      .where(sql`meeting_id is not null`),
  ],
);

export const mailRecord = {
  userId: internal,
  sealed: { as: 'content' },
  contentDeletedAt: internal,
  contentDueAt: internal,
  attempts: internal,
  nextAttemptAt: internal,
  claimedAt: internal,
  error: internal,
  dedupeKey: internal,
  messageId: internal,
  applicationId: { of: 'applications' },
  meetingId: internal,
  stageId: internal,
} satisfies RecordOf<typeof mails, 'kind' | 'createdAt' | 'status' | 'sentAt'>;

/** Suppressed addresses, to which no email is sent. */
export const mailSuppressions = sqliteTable('mail_suppressions', {
  /** A keyed digest of the address. */
  addressHash: text().primaryKey(),
  reason: text().notNull(),
  createdAt: instant().notNull(),
});
