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
import { activityKinds, applicationStatuses } from '#vocabulary.ts';
import { flag, id, instant, json } from './columns.ts';
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
    /** When anything happened last; what is kept is counted from it. */
    activeAt: instant()
      .notNull()
      .default(sql`0`),
    /** Kept for a lawsuit or an audit: nothing of it is erased. */
    isHeld: flag(),
    /** When the Admins were told that it will be erased. */
    noticedAt: instant(),
    /** A tombstone: the person is gone, that somebody applied is not. */
    erasedAt: instant(),
  },
  (t) => [
    uniqueIndex('candidates_by_company').on(t.companyId, t.id),
    uniqueIndex('candidates_by_email').on(t.companyId, t.emailKey),
    index('candidates_by_activity')
      .on(t.companyId, t.activeAt)
      .where(sql`erased_at is null and is_held = 0`),
  ],
);

/** Candidates that were merged into another: the old id leads there. */
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
    rejectionReasonId: integer(),
    /** What the person agreed to, and when. */
    consentText: text(),
    consentAt: instant(),
  },
  (t) => [
    uniqueIndex('applications_by_company').on(t.companyId, t.id),
    uniqueIndex('applications_once').on(t.jobId, t.candidateId),
    index('applications_by_job').on(t.companyId, t.jobId, sql`id desc`),
    index('applications_by_stage').on(t.stageId),
    index('applications_by_update').on(t.companyId, t.updatedAt, t.id),
    index('applications_of_job_by_update').on(t.companyId, t.jobId, t.updatedAt),
    index('applications_of_candidate').on(t.companyId, t.candidateId),
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

/** What happened to an application, oldest first: the feed, and where it has been. */
export const activities = sqliteTable(
  'activities',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    applicationId: integer().notNull(),
    kind: text({ enum: activityKinds }).notNull(),
    /** Who did it; NULL: the candidate, or the service itself. */
    userId: integer(),
    /** Names stay as they were. */
    fromStage: json<{ id: number; name: string }>(),
    toStage: json<{ id: number; name: string }>(),
    createdAt: instant().notNull(),
  },
  (t) => [index('activities_by_application').on(t.applicationId, t.id)],
);

export const applicationNotes = sqliteTable(
  'application_notes',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    applicationId: integer().notNull(),
    userId: integer(),
    note: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('application_notes_by_application').on(t.applicationId, t.id)],
);

/** What was done to many at once, so that it can be undone. */
export const bulkOperations = sqliteTable(
  'bulk_operations',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    action: text({ enum: ['move', 'reject', 'email'] }).notNull(),
    /** The applications it changed, the stage each was in, and where a move has brought it. */
    items: json<{ id: number; stageId: number; toStageId?: number | undefined }[]>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [index('bulk_operations_by_company').on(t.companyId, t.id)],
);
