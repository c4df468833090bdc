/** What members chose before, so that the same is proposed again. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

export const memberChoices = sqliteTable(
  'member_choices',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** What it is about, such as the emails of a stage. */
    key: text().notNull(),
    value: text().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId, t.key] })],
);
