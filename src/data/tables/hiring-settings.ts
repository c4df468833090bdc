/** How a company deals with candidates; a company without a row has the defaults. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, instant, json } from './columns.ts';
import { companies } from './companies.ts';

export const hiringSettings = sqliteTable('hiring_settings', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id),
  /** What whoever is rejected gets; NULL: the service's own words. */
  rejectionTemplate: json<{ subject: string; body: string }>(),
  /** How long a rejection can be taken back before its mail goes. */
  rejectionDelayMinutes: integer().notNull().default(0),
  /** After the last activity; then a candidate is erased. */
  retentionMonths: integer().notNull().default(24),
  /** Whether a search looks into CVs too. */
  searchesCvText: flag(),
  /** What people agree to when they apply. */
  consentText: text(),
  updatedAt: instant().notNull(),
});
