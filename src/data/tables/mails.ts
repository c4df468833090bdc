/** The outbox of mail: written in the batch of what caused it. What it says is sealed, as it may hold a link that opens a door. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
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

export const mails = sqliteTable(
  'mails',
  {
    id: id(),
    companyId: integer().references(() => companies.id),
    /** Whose account it is about. */
    userId: integer().references(() => users.id),
    kind: text().notNull(),
    /** Sealed JSON: the shape `Mail`. */
    sealed: text().notNull(),
    createdAt: instant().notNull(),
    status: text({ enum: mailStatuses }).notNull().default('queued'),
    /** Counted when it is taken up, so that what ends the process is bounded too. */
    attempts: integer().notNull().default(0),
    /** When it is due; of one that is being sent, when whoever took it up has lost it. NULL: it has ended. */
    nextAttemptAt: instant(),
    /** When it was taken up last: only that attempt may say how it went. */
    claimedAt: instant(),
    sentAt: instant(),
    /** Why it was not sent, as a short code that names nobody. */
    error: text(),
    /** Two with the same are one mail. */
    dedupeKey: text(),
    /** The same on every attempt, so that a receiver can tell a mail that comes twice. */
    messageId: text(),
    /** The application it belongs to, where it was written to a candidate. */
    applicationId: integer(),
    /** The meeting it invites to, or speaks of, whoever it was written to. */
    meetingId: integer(),
  },
  (t) => [
    // What has ended is in neither index that sending needs: they stay as small as the work.
    index('mails_due')
      .on(t.nextAttemptAt, t.id)
      .where(sql`next_attempt_at is not null`),
    uniqueIndex('mails_once')
      .on(t.dedupeKey)
      .where(sql`dedupe_key is not null`),
    index('mails_by_user').on(t.userId, t.id),
    index('mails_by_application')
      .on(t.applicationId, t.id)
      .where(sql`application_id is not null`),
    index('mails_by_meeting')
      .on(t.meetingId)
      .where(sql`meeting_id is not null`),
  ],
);

/** Addresses that are not written to any more. */
export const mailSuppressions = sqliteTable('mail_suppressions', {
  /** A keyed digest: the table tells nobody's address. */
  addressHash: text().primaryKey(),
  reason: text().notNull(),
  createdAt: instant().notNull(),
});
