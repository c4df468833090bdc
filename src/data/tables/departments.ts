/** Departments of a company, by which its jobs are sorted. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';

export const departments = sqliteTable(
  'departments',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    /** Names with the same key are one department. */
    nameKey: text().notNull(),
    /** The order in which they are listed; of two with the same, the older first. */
    position: integer().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('departments_by_name').on(t.companyId, t.nameKey),
    index('departments_by_update').on(t.companyId, t.updatedAt, t.id),
  ],
);

export const departmentRecord = {
  nameKey: internal,
} satisfies RecordOf<typeof departments, 'name' | 'position' | 'createdAt'>;
