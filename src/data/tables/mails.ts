/** The outbox of mail: written in the batch of what caused it. What it says is sealed, as it may hold a link that opens a door. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

export const mails = sqliteTable(
  'mails',
  {
    id: id(),
    companyId: integer().references(() => companies.id),
    /** Whose account it is about. */
    userId: integer().references(() => users.id),
    kind: text().notNull(),
    /** Sealed JSON: `{to, subject, text}`. */
    sealed: text().notNull(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (t) => [index('mails_unsent').on(t.sentAt, t.id), index('mails_by_user').on(t.userId, t.id)],
);
