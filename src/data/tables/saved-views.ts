/** Filters of lists that members have saved under a name. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { viewEntities } from '#vocabulary/lists.ts';
import { flag, id, instant, json } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

export const savedViews = sqliteTable(
  'saved_views',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** Who saved it. */
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Whether all members see it. */
    isShared: flag(),
    name: text().notNull(),
    /** The list that it filters. */
    entity: text({ enum: viewEntities }).notNull(),
    /** The query parameters of that list. */
    query: json<Record<string, string>>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index('saved_views_of_member').on(t.companyId, t.userId, t.id),
    index('saved_views_shared').on(t.companyId, t.isShared, t.id),
  ],
);
