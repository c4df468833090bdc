/** Fields that a company has defined for its candidates, applications and jobs, and their values. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { fieldEntities, fieldKinds, fieldVisibilities } from '#vocabulary/custom-fields.ts';
import type { FieldBand, FieldOption } from '#vocabulary/custom-fields.ts';
import type { Texts } from '#vocabulary/questions.ts';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { flag, id, instant, json } from './columns.ts';
import { companies } from './companies.ts';
import { jobs } from './jobs.ts';

/** Fields that a company has defined for its candidates, applications and jobs. */
export const customFields = sqliteTable(
  'custom_fields',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    entity: text({ enum: fieldEntities }).notNull().default('candidate'),
    /** What records call it: unique in the company, so that filters need not say of what it is. It never changes, and neither does the kind. */
    key: text().notNull(),
    label: text().notNull(),
    labels: json<Texts>().notNull().default({}),
    kind: text({ enum: fieldKinds }).notNull(),
    /** Of choices. An option is never removed, as values name it. */
    options: json<FieldOption[]>().notNull(),
    /** Of numbers, amounts and dates that lists are filtered by. */
    bands: json<FieldBand[]>().notNull().default([]),
    /** Of the amounts that have a band. */
    bandCurrency: text(),
    isFilterable: flag(),
    /** Consoles ask for it; it is never cleared. */
    isRequired: flag(),
    visibility: text({ enum: fieldVisibilities }).notNull().default('all'),
    position: integer().notNull().default(0),
    /** The last record that has the tokens of the field, while they are written; null when all have. */
    indexedTo: integer(),
    /** Its values are shown, and no longer written. */
    archivedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('custom_fields_by_key').on(t.companyId, t.key),
    index('custom_fields_of_entity').on(t.companyId, t.entity),
    index('custom_fields_unindexed')
      .on(t.id)
      .where(sql`indexed_to is not null`),
  ],
);

export const customFieldRecord = {
  indexedTo: internal,
} satisfies RecordOf<
  typeof customFields,
  | 'entity'
  | 'key'
  | 'label'
  | 'labels'
  | 'kind'
  | 'options'
  | 'bands'
  | 'bandCurrency'
  | 'isFilterable'
  | 'isRequired'
  | 'visibility'
  | 'position'
  | 'archivedAt'
  | 'createdAt'
>;

/** All values of a record, by key. */
const values = () => ({
  companyId: integer()
    .notNull()
    .references(() => companies.id),
  value: json<Record<string, unknown>>().notNull(),
  createdAt: instant().notNull(),
});

/** The values of custom fields of a candidate. */
export const candidateValues = sqliteTable(
  'candidate_values',
  { candidateId: integer().primaryKey(), ...values() },
  (t) => [index('candidate_values_by_company').on(t.companyId, t.candidateId)],
);

export const candidateValueRecord = {
  candidateId: internal,
} satisfies RecordOf<typeof candidateValues, 'value' | 'createdAt'>;

/** The values of custom fields of an application. */
export const applicationValues = sqliteTable(
  'application_values',
  { applicationId: integer().primaryKey(), ...values() },
  (t) => [index('application_values_by_company').on(t.companyId, t.applicationId)],
);

export const applicationValueRecord = {
  applicationId: internal,
} satisfies RecordOf<typeof applicationValues, 'value' | 'createdAt'>;

/** The values of custom fields of a job. */
export const jobValues = sqliteTable(
  'job_values',
  {
    jobId: integer()
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    ...values(),
  },
  (t) => [index('job_values_by_company').on(t.companyId, t.jobId)],
);

export const jobValueRecord = {
  jobId: internal,
} satisfies RecordOf<typeof jobValues, 'value' | 'createdAt'>;
