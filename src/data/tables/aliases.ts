/** Ids of candidates and applications that were merged: each still names the one that was kept. */
import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { companies } from './companies.ts';

/** The ids of candidates who were merged into another. */
export const candidateAliases = sqliteTable(
  'candidate_aliases',
  {
    oldId: integer().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    candidateId: integer().notNull(),
  },
  (t) => [index('candidate_aliases_by_candidate').on(t.candidateId)],
);

export const candidateAliasRecord = {
  oldId: internal,
  candidateId: internal,
} satisfies RecordOf<typeof candidateAliases>;

/** The ids of applications that went into another one for the same job, when their candidates were merged. */
export const applicationAliases = sqliteTable(
  'application_aliases',
  {
    oldId: integer().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    applicationId: integer().notNull(),
  },
  (t) => [index('application_aliases_by_application').on(t.applicationId)],
);

export const applicationAliasRecord = {
  oldId: internal,
  applicationId: internal,
} satisfies RecordOf<typeof applicationAliases>;
