/** Emails that came to the reply address of an application. The message as it came is in R2. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { receivedKinds } from '#vocabulary/emails.ts';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';

/** Emails that candidates and others have sent about an application. */
export const receivedEmails = sqliteTable(
  'received_emails',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    applicationId: integer().notNull(),
    /** NULL: it has not been read yet, and nothing shows it. */
    kind: text({ enum: receivedKinds }),
    /** Sealed JSON: the shape `ReceivedContent`, or `ReceivedRecord` once the content is deleted. */
    sealed: text(),
    /** Whether the sender is the address of the candidate. */
    isFromCandidate: integer({ mode: 'boolean' }).notNull().default(false),
    /** The key in R2 of the message. NULL: deleted with the content. */
    rawKey: text(),
    /** A keyed digest of the application and the Message-ID: a message that is delivered twice is one row. */
    messageKey: text().notNull(),
    /** For the headers of answers. */
    messageId: text(),
    receivedAt: instant().notNull(),
    /** When a member first looked at it. Nobody's name is kept. */
    readAt: instant(),
    /** Counted with each claim, so that a message that crashes the process is tried a bounded number of times. */
    parseAttempts: integer().notNull().default(0),
    /** When it is due to be parsed; while it is parsed, when the lease ends. NULL: done. */
    parseDueAt: instant(),
    /** As that of `mails`. */
    contentDueAt: instant(),
    contentDeletedAt: instant(),
  },
  (t) => [
    uniqueIndex('received_emails_once').on(t.messageKey),
    index('received_emails_by_application').on(t.applicationId, t.id),
    index('received_emails_of_company').on(t.companyId, t.id),
    index('received_emails_due')
      .on(t.parseDueAt)
      .where(sql`parse_due_at is not null`),
    index('received_emails_content_due')
      .on(t.contentDueAt)
      .where(sql`content_due_at is not null and content_deleted_at is null`),
  ],
);

export const receivedEmailRecord = {
  sealed: { as: 'content' },
  rawKey: internal,
  messageKey: internal,
  messageId: internal,
  readAt: internal,
  parseAttempts: internal,
  parseDueAt: internal,
  contentDueAt: internal,
  contentDeletedAt: internal,
  applicationId: { of: 'applications' },
} satisfies RecordOf<typeof receivedEmails, 'kind' | 'isFromCandidate' | 'receivedAt'>;
