/** Offices of a company (contract 2.4). */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sql } from 'drizzle-orm';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { flag, id, instant } from './columns.ts';
import { companies } from './companies.ts';
import { places } from './places.ts';

export const offices = sqliteTable(
  'offices',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    address: text(),
    countryId: integer(),
    stateId: integer(),
    city: text(),
    zipcode: text(),
    isDefault: flag(),
    /** The city as the public listing knows it. */
    placeId: integer().references(() => places.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('offices_by_company').on(t.companyId, t.id),
    uniqueIndex('offices_one_default')
      .on(t.companyId)
      .where(sql`is_default = 1`),
    index('offices_by_place').on(t.placeId),
    /** The page of a company shows the first fifty: the main office, then the others. */
    index('offices_main_first').on(t.companyId, sql`is_default desc`, t.id),
    index('offices_by_update').on(t.companyId, t.updatedAt, t.id),
  ],
);

export const officeRecord = {
  placeId: internal,
} satisfies RecordOf<
  typeof offices,
  'name' | 'address' | 'countryId' | 'stateId' | 'city' | 'zipcode' | 'isDefault' | 'createdAt'
>;
