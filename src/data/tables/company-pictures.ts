/** Pictures that a company has uploaded for its career page. */
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';

export const companyPictures = sqliteTable(
  'company_pictures',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** The key in R2. */
    key: text().notNull(),
    /** What it shows, for those who do not see it. */
    alt: text().notNull(),
    /** In pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('company_pictures_by_company').on(t.companyId, t.id)],
);
