/** Where applications come from. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sourceKinds } from '#vocabulary/lists.ts';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { id, instant, json } from './columns.ts';
import { companies } from './companies.ts';

/** Where applications come from. */
export const sources = sqliteTable(
  'sources',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    /** Names with the same key are one source. */
    nameKey: text().notNull(),
    /** What applications call it, whatever its name is now. */
    key: text().notNull(),
    /** How its candidates come to the company. */
    kind: text({ enum: sourceKinds }).notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('sources_by_name').on(t.companyId, t.nameKey),
    uniqueIndex('sources_by_key').on(t.companyId, t.key),
  ],
);

export const sourceRecord = {
  nameKey: internal,
} satisfies RecordOf<typeof sources, 'name' | 'key' | 'kind' | 'createdAt'>;

/** Links that say where somebody comes from. */
export const trackingLinks = sqliteTable(
  'tracking_links',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    token: text().notNull(),
    sourceId: integer()
      .notNull()
      .references(() => sources.id),
    /** NULL: for any job of the company. */
    jobId: integer(),
    /** The member who gets the credit. */
    userId: integer(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('tracking_links_by_token').on(t.token),
    index('tracking_links_by_company').on(t.companyId, t.id),
    index('tracking_links_by_source').on(t.sourceId),
  ],
);

export const trackingLinkRecord = {
  token: internal,
  sourceId: { of: 'sources' },
  jobId: { of: 'jobs' },
  userId: { as: 'author_email', of: 'members' },
} satisfies RecordOf<typeof trackingLinks, 'createdAt'>;

/** What the form of a career site knew of where an application came from, beside its source. */
export const applicationOrigins = sqliteTable('application_origins', {
  applicationId: integer().primaryKey(),
  companyId: integer()
    .notNull()
    .references(() => companies.id),
  utm: json<Record<string, string>>().notNull(),
  referrerHost: text(),
  /** The tracking link. */
  linkId: integer(),
  createdAt: instant().notNull(),
});

export const applicationOriginRecord = {
  applicationId: internal,
  linkId: internal,
} satisfies RecordOf<typeof applicationOrigins, 'utm' | 'referrerHost' | 'createdAt'>;
