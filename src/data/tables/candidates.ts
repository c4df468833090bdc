/** People who apply, and their applications (contract 2.10). */
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { applicationStatuses } from '#vocabulary.ts';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';
import { jobs } from './jobs.ts';
import { stages } from './pipelines.ts';

export const candidates = sqliteTable(
  'candidates',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    email: text().notNull(),
    /** Lower-case e-mail: one person is one candidate in a company. */
    emailKey: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('candidates_by_company').on(t.companyId, t.id),
    uniqueIndex('candidates_by_email').on(t.companyId, t.emailKey),
  ],
);

export const applications = sqliteTable(
  'applications',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    candidateId: integer().notNull(),
    jobId: integer().notNull(),
    stageId: integer()
      .notNull()
      .references(() => stages.id),
    stageSince: instant().notNull(),
    status: text({ enum: applicationStatuses }).notNull(),
    source: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    rejectedAt: instant(),
    hiredAt: instant(),
  },
  (t) => [
    uniqueIndex('applications_by_company').on(t.companyId, t.id),
    uniqueIndex('applications_once').on(t.jobId, t.candidateId),
    index('applications_by_job').on(t.companyId, t.jobId, sql`id desc`),
    index('applications_by_stage').on(t.stageId),
    index('applications_by_candidate').on(t.candidateId),
    foreignKey({
      columns: [t.companyId, t.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }),
    foreignKey({
      columns: [t.companyId, t.jobId],
      foreignColumns: [jobs.companyId, jobs.id],
    }),
  ],
);
