/** The messages that were sent, so that a report of its delivery finds the email. */
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from './columns.ts';

/** Which email a message is, for reports of its delivery: kept for 30 days. */
export const sentMessages = sqliteTable(
  'sent_messages',
  {
    id: id(),
    /** The Message-ID that its receiver sees, without angle brackets. */
    messageId: text().notNull(),
    /** NULL: the email is about no company. */
    companyId: integer(),
    mailId: integer().notNull(),
  },
  (t) => [uniqueIndex('sent_messages_once').on(t.messageId)],
);
