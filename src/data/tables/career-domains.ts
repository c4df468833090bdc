/** The branded career domains and the countries each targets (contract 4.7): data, edited by the operator. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag } from './columns.ts';

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
