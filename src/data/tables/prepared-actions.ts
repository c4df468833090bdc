/** Actions that agents prepared and that await confirmation: kept ten minutes, carried out at most once. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant } from './columns.ts';
import { companies } from './companies.ts';

export const preparedActions = sqliteTable(
  'prepared_actions',
  {
    /** SHA-256 of the token that confirms it. */
    hash: text().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** Only the same user and client may confirm it. */
    userId: integer().notNull(),
    clientId: integer().notNull(),
    tool: text().notNull(),
    /** The tool's input, sealed as it may hold emails. */
    asked: text().notNull(),
    /** A digest of the preview: if it has changed, the action is not carried out. */
    digest: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('prepared_actions_by_expiry').on(t.expiresAt)],
);
