/** Applications of candidates for jobs, with their history and notes (contract 2.10). */
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { activityKinds, applicationStatuses } from '#vocabulary/lists.ts';
import { screeningOutcomes } from '#vocabulary/questions.ts';
import type { ScreeningReason } from '#vocabulary/questions.ts';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { candidates } from './candidates.ts';
import { id, instant, json } from './columns.ts';
import { companies } from './companies.ts';
import { jobs } from './jobs.ts';
import { stages } from './pipelines.ts';

/** Applications of candidates for jobs. */
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
    /** As it was sent, or the name of the source at that time. */
    source: text().notNull(),
    /** NULL: the cron has yet to find it. 0: none, as the company had all the sources that it can have. */
    sourceId: integer(),
    /** What was typed with this application where it differs from the candidate's. */
    typedFirstName: text(),
    typedLastName: text(),
    /** The phone number, also as E.164. */
    typedPhone: text(),
    typedPhoneE164: text('typed_phone_e164'),
    /** The language of the page or request it came by, BCP 47. NULL: that of the company. */
    language: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    rejectedAt: instant(),
    hiredAt: instant(),
    rejectionReasonId: integer(),
    /** The consent text that the person agreed to, and when. */
    consentText: text(),
    consentAt: instant(),
    /** The legal texts that the form linked. NULL: it did not come by a form, or there were none. */
    legalNoticeId: integer(),
    /** What the rules of the form said of its answers. NULL: they said nothing. */
    screening: text({ enum: screeningOutcomes }),
    /** The rules that said it. */
    screeningReasons: json<ScreeningReason[]>(),
    /** When a member first opened it in the console, and who. NULL: not yet. */
    firstViewedAt: instant(),
    firstViewedBy: integer(),
  },
  (t) => [
    uniqueIndex('applications_by_company').on(t.companyId, t.id),
    index('applications_without_source')
      .on(t.id)
      .where(sql`source_id is null`),
    uniqueIndex('applications_once').on(t.jobId, t.candidateId),
    index('applications_by_job').on(t.companyId, t.jobId, sql`id desc`),
    // Finds those of a stage, and who has been in it for long.
    index('applications_in_stage').on(t.stageId, t.status, t.stageSince),
    index('applications_unviewed')
      .on(t.companyId, t.id)
      .where(sql`status = 'active' and first_viewed_at is null`),
    /** A stage of a job, the latest arrival first. */
    index('applications_of_stage')
      .on(t.companyId, t.jobId, t.stageId, sql`stage_since desc`, sql`id desc`)
      .where(sql`status <> 'rejected'`),
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

export const applicationRecord = {
  candidateId: { as: 'person_id', of: 'persons' },
  jobId: { of: 'jobs' },
  stageId: { of: 'stages' },
  sourceId: { of: 'sources' },
  typedFirstName: { erased: null, as: 'applied_first_name' },
  typedLastName: { erased: null, as: 'applied_last_name' },
  typedPhone: { erased: null, as: 'applied_phone' },
  typedPhoneE164: { erased: null, as: 'applied_phone_e164' },
  consentText: { erased: null },
  legalNoticeId: { of: 'legal_notices' },
  screeningReasons: { erased: null },
  // Members of another company have not seen it.
  firstViewedAt: internal,
  firstViewedBy: internal,
} satisfies RecordOf<
  typeof applications,
  | 'stageSince'
  | 'status'
  | 'source'
  | 'language'
  | 'createdAt'
  | 'rejectedAt'
  | 'hiredAt'
  | 'rejectionReasonId'
  | 'consentAt'
  | 'screening'
>;

/** Applications of a job in a stage that are not rejected; kept by triggers. */
export const jobStageCounts = sqliteTable(
  'job_stage_counts',
  {
    jobId: integer().notNull(),
    stageId: integer().notNull(),
    applicationCount: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.stageId] })],
);

/** The history of an application, oldest first. */
export const activities = sqliteTable(
  'activities',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    applicationId: integer().notNull(),
    /** Of the application. NULL: the cron has yet to find it. */
    jobId: integer(),
    kind: text({ enum: activityKinds }).notNull(),
    /** The actor; NULL: the candidate or the service. */
    userId: integer(),
    /** The names at that time. */
    fromStage: json<{ id: number; name: string }>(),
    toStage: json<{ id: number; name: string }>(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('activities_by_application').on(t.applicationId, t.id),
    index('activities_by_job')
      .on(t.companyId, t.jobId, t.id)
      .where(sql`job_id is not null`),
    index('activities_without_job')
      .on(t.id)
      .where(sql`job_id is null`),
  ],
);

/** How far the application came, without a word of the person. */
export const activityRecord = {
  applicationId: internal,
  jobId: internal,
  userId: { as: 'author_email', of: 'members' },
} satisfies RecordOf<typeof activities, 'kind' | 'fromStage' | 'toStage' | 'createdAt'>;

/** Notes of members on an application. */
export const applicationNotes = sqliteTable(
  'application_notes',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    applicationId: integer().notNull(),
    userId: integer(),
    /** The name of an author who is no member: the note was imported. */
    authorName: text(),
    note: text().notNull(),
    /** The ids of the users whom it mentions. */
    mentions: json<number[]>().notNull().default([]),
    createdAt: instant().notNull(),
  },
  (t) => [index('application_notes_by_application').on(t.applicationId, t.id)],
);

export const applicationNoteRecord = {
  applicationId: internal,
  mentions: internal,
  userId: { as: 'author_email', of: 'members' },
} satisfies RecordOf<typeof applicationNotes, 'authorName' | 'note' | 'createdAt'>;
