/** People who apply, and their applications (contract 2.10). */
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
import {
  activityKinds,
  applicationStatuses,
  candidateLinkKinds,
  phoneSources,
} from '#vocabulary/lists.ts';
import { screeningOutcomes } from '#vocabulary/questions.ts';
import type { ScreeningReason } from '#vocabulary/questions.ts';
import { internal, kept, special } from '../record.ts';
import type { MergedRecordOf, RecordOf } from '../record.ts';
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
    /** '' for a prospect without one. */
    email: text().notNull(),
    /** Without an email, `none` and the id. Else the email in lower case: a person is one candidate in a company. */
    emailKey: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    /** The same number as E.164, where it can be read as one. */
    phoneE164: text('phone_e164'),
    /** Where the phone number comes from; NULL: typed. A parsed number never replaces another. */
    phoneSource: text({ enum: phoneSources }),
    /** The version of the search index that holds the name; NULL: before versions were counted. */
    searchVersion: integer(),
    /** The words of name and email in `application_index` and `candidate_index`. NULL: the cron has yet to write them. */
    indexed: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** The last activity; the retention period counts from it. */
    activeAt: instant()
      .notNull()
      .default(sql`0`),
    /** A legal hold: nothing is erased. */
    isHeld: flag(),
    /** When the Admins were notified of the coming erasure. */
    noticedAt: instant(),
    /** When the personal data was erased; the row stays as a tombstone. */
    erasedAt: instant(),
    /** Counts the changes since the cron wrote the keys that duplicates are found by. NULL: none. Triggers count. */
    duplicatesDue: integer().default(1),
    /** Where a prospect comes from, as a member has said. Applications have sources of their own. */
    sourceId: integer(),
  },
  (t) => [
    uniqueIndex('candidates_by_company').on(t.companyId, t.id),
    uniqueIndex('candidates_by_email').on(t.companyId, t.emailKey),
    index('candidates_unindexed')
      .on(t.id)
      .where(sql`search_version is null and erased_at is null`),
    index('candidates_without_words')
      .on(t.id)
      .where(sql`indexed is null and erased_at is null`),
    index('candidates_duplicates_due')
      .on(t.id)
      .where(sql`duplicates_due is not null and erased_at is null`),
    // Finds the companies that a person has applied to, who asks for a link.
    index('candidates_by_address')
      .on(t.emailKey)
      .where(sql`erased_at is null`),
    index('candidates_by_update').on(t.companyId, t.updatedAt, t.id),
    index('candidates_by_source')
      .on(t.sourceId)
      .where(sql`source_id is not null`),
    index('candidates_by_activity')
      .on(t.companyId, t.activeAt)
      .where(sql`erased_at is null and is_held = 0`),
    // The head of it is erased next, whatever the company.
    index('candidates_noticed')
      .on(t.noticedAt)
      .where(sql`noticed_at is not null and erased_at is null and is_held = 0`),
  ],
);

export const candidateRecord = {
  id: internal,
  companyId: internal,
  email: { erased: '', merged: 'stays' },
  // Unique: it has the id.
  emailKey: { erased: special, merged: 'stays' },
  firstName: { erased: '', merged: 'stays' },
  lastName: { erased: '', merged: 'stays' },
  // A typed number wins over one from a CV.
  phone: { erased: null, merged: special },
  phoneE164: { erased: null, merged: special },
  phoneSource: { erased: null, merged: special },
  searchVersion: internal,
  indexed: { erased: '', merged: 'stays' },
  createdAt: { merged: 'stays' },
  updatedAt: internal,
  activeAt: { merged: 'latest' },
  // Who is held is not merged.
  isHeld: { merged: 'stays' },
  noticedAt: { merged: { value: null } },
  erasedAt: internal,
  duplicatesDue: internal,
  sourceId: { merged: 'first' },
} satisfies MergedRecordOf<typeof candidates>;

/** Profiles and pages of a candidate. */
export const candidateLinks = sqliteTable(
  'candidate_links',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    candidateId: integer().notNull(),
    kind: text({ enum: candidateLinkKinds }).notNull(),
    url: text().notNull(),
  },
  (t) => [index('candidate_links_by_candidate').on(t.candidateId, t.id)],
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
  id: internal,
  companyId: internal,
  candidateId: internal,
  jobId: internal,
  stageId: kept,
  stageSince: kept,
  status: kept,
  source: kept,
  sourceId: kept,
  typedFirstName: { erased: null },
  typedLastName: { erased: null },
  typedPhone: { erased: null },
  typedPhoneE164: { erased: null },
  language: kept,
  createdAt: kept,
  updatedAt: internal,
  rejectedAt: kept,
  hiredAt: kept,
  rejectionReasonId: kept,
  consentText: { erased: null },
  consentAt: kept,
  legalNoticeId: kept,
  screening: kept,
  screeningReasons: { erased: null },
  firstViewedAt: kept,
  firstViewedBy: kept,
} satisfies RecordOf<typeof applications>;

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
    kind: text({ enum: activityKinds }).notNull(),
    /** The actor; NULL: the candidate or the service. */
    userId: integer(),
    /** The names at that time. */
    fromStage: json<{ id: number; name: string }>(),
    toStage: json<{ id: number; name: string }>(),
    createdAt: instant().notNull(),
  },
  (t) => [index('activities_by_application').on(t.applicationId, t.id)],
);

/** How far the application came, without a word of the person. */
export const activityRecord = {
  id: internal,
  companyId: internal,
  applicationId: internal,
  kind: kept,
  userId: kept,
  fromStage: kept,
  toStage: kept,
  createdAt: kept,
} satisfies RecordOf<typeof activities>;

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
    createdAt: instant().notNull(),
  },
  (t) => [index('application_notes_by_application').on(t.applicationId, t.id)],
);
