/** Keys by which the own website of a company sends applications. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';

export const boardKeys = sqliteTable(
  'board_keys',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** The source of the applications that come by it. */
    name: text().notNull(),
    /** Stands in a page that everyone can read, so it is no secret. */
    key: text().notNull(),
    /** The member who made it. */
    createdBy: integer(),
    lastUsedAt: instant(),
    revokedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('board_keys_by_key').on(t.key),
    index('board_keys_by_update').on(t.companyId, t.updatedAt, t.id),
  ],
);
