/** Fields that a company has defined for its candidates, and their values. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, instant, json } from './columns.ts';
import { companies } from './companies.ts';

export const fieldKinds = [
  'text',
  'long_text',
  'number',
  'money',
  'date',
  'yes_no',
  'single_choice',
  'multiple_choice',
  'url',
  'member',
] as const;

export type FieldOption = { key: string; label: string };

export const customFields = sqliteTable(
  'custom_fields',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** What records call it; it never changes, and neither does the kind. */
    key: text().notNull(),
    label: text().notNull(),
    kind: text({ enum: fieldKinds }).notNull(),
    /** Of choices. An option is never removed, as values name it. */
    options: json<FieldOption[]>().notNull(),
    /** Its values are shown, and no longer written. */
    archivedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('custom_fields_by_key').on(t.companyId, t.key)],
);

/** All values of a candidate, by key. */
export const candidateValues = sqliteTable(
  'candidate_values',
  {
    candidateId: integer().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    value: json<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('candidate_values_by_company').on(t.companyId, t.candidateId)],
);
