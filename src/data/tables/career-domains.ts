/** The branded career domains and the countries each targets (contract 4.7): data, edited by the operator. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { legalKinds } from '#vocabulary/lists.ts';
import { flag, instant } from './columns.ts';

/** The domains of career sites, with their names, languages and settings. */
export const careerDomains = sqliteTable('career_domains', {
  id: integer().primaryKey(),
  hostname: text().notNull().unique(),
  name: text().notNull(),
  /** BCP 47 tag of the pages' language. */
  language: text().notNull(),
  /** The site's color among the twelve of the stylesheet, 0 to 11. */
  hue: integer().notNull().default(0),
  /** The site that language-neutral alternates point to. At most one. */
  isDefault: flag(),
  /** An internal test site: the jobs of its tenants are never public. */
  isTest: flag(),
});

/** The countries whose jobs a career domain shows. */
export const careerDomainCountries = sqliteTable(
  'career_domain_countries',
  {
    domainId: integer()
      .notNull()
      .references(() => careerDomains.id, { onDelete: 'cascade' }),
    countryId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.domainId, t.countryId] })],
);

/** The legal texts of a domain, which every page of it links: each is an address elsewhere, or a page of the domain. */
export const careerDomainTexts = sqliteTable(
  'career_domain_texts',
  {
    domainId: integer()
      .notNull()
      .references(() => careerDomains.id, { onDelete: 'cascade' }),
    kind: text({ enum: legalKinds }).notNull(),
    /** Either this or `html` is present. */
    url: text(),
    /** Sanitized. */
    html: text(),
    updatedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.domainId, t.kind] })],
);
