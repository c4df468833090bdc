/** What agents have prepared and nobody has confirmed yet: kept ten minutes, and done once at most. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant } from './columns.ts';
import { companies } from './companies.ts';

export const preparedActions = sqliteTable(
  'prepared_actions',
  {
    /** Of the token that confirms it. */
    hash: text().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** Whoever prepared it; nobody else confirms it, nor by another application. */
    userId: integer().notNull(),
    clientId: integer().notNull(),
    tool: text().notNull(),
    /** What the tool was asked: sealed, as mails are in it. */
    asked: text().notNull(),
    /** Of what the preview said: what would do something else by now is not done. */
    digest: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('prepared_actions_by_expiry').on(t.expiresAt)],
);
