/** Companies, the tenants (contract 2.3). */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { siteLanguages } from '#vocabulary/lists.ts';
import type { LegalKind } from '#vocabulary/lists.ts';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { careerDomains } from './career-domains.ts';
import { flag, id, instant, json } from './columns.ts';

export const companies = sqliteTable(
  'companies',
  {
    id: id(),
    subdomain: text().notNull().unique(),
    name: text().notNull(),
    /** `indexText(name)`, for the full-text index. NULL: the cron has yet to write it. */
    nameIndexed: text(),
    description: text(),
    website: text(),
    phone: text(),
    address: text(),
    /** ISO 3166-1 numeric. */
    countryId: integer(),
    /** Key of the logo in R2. */
    logoKey: text(),
    /** Key of the cover of the career page in R2. */
    coverKey: text(),
    careerDomainId: integer()
      .notNull()
      .references(() => careerDomains.id),
    /** ISO 4217. */
    defaultCurrency: text().notNull().default('EUR'),
    timezone: text().notNull().default('UTC'),
    /** The language of default templates and of emails to candidates. NULL: that of the career domain. */
    language: text({ enum: siteLanguages }),
    values: json<string[]>().notNull().default([]),
    benefits: json<number[]>().notNull().default([]),
    /** URLs by kind, for those who apply. */
    legalLinks: json<Partial<Record<LegalKind, string>>>().notNull().default({}),
    careerPageSettings: json<Record<string, unknown>>().notNull().default({}),
    /** Settings that are not published yet. */
    careerPageDraft: json<Record<string, unknown>>(),
    /** An internal test tenant: its jobs are never public. */
    isTest: flag(),
    /** New jobs wait for the operator's approval. */
    reviewsJobs: flag(),
    /** When an Admin put away the list of first steps. NULL: it is shown until all are done. */
    firstStepsHiddenAt: instant(),
    /** When its deletion was asked for. Until it is canceled, no member has access, and no job is public. */
    closingAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index('companies_by_domain').on(t.careerDomainId, t.id),
    index('companies_without_search')
      .on(t.id)
      .where(sql`name_indexed is null`),
  ],
);

/** In the bundle by the view `company_settings`. */
export const companyRecord = {
  nameIndexed: internal,
  // The files are in the bundle.
  logoKey: internal,
  coverKey: internal,
  careerDomainId: internal,
  careerPageDraft: internal,
  isTest: internal,
  reviewsJobs: internal,
  firstStepsHiddenAt: internal,
  closingAt: internal,
} satisfies RecordOf<
  typeof companies,
  | 'subdomain'
  | 'name'
  | 'description'
  | 'website'
  | 'phone'
  | 'address'
  | 'countryId'
  | 'defaultCurrency'
  | 'timezone'
  | 'language'
  | 'values'
  | 'benefits'
  | 'legalLinks'
  | 'careerPageSettings'
  | 'createdAt'
>;
