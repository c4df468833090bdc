/** Jobs (contract 2.8), their long texts, monthly numbers, and counts per company. */
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { adminStatuses, jobStatuses, payPeriods, workplaces } from '#vocabulary/lists.ts';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { id, instant, json } from './columns.ts';
import { companies } from './companies.ts';
import { contractedCompanies } from './contracted-companies.ts';
import { departments } from './departments.ts';
import { offices } from './offices.ts';
import { pipelines } from './pipelines.ts';

/** Jobs, without their long texts. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    hashId: text().notNull().unique(),
    title: text().notNull(),
    /** `fold(title)`, for the tenant's own search. */
    titleFolded: text().notNull(),
    /** `indexText(title)`, for the full-text index. */
    titleIndexed: text().notNull().default(''),
    /** `formsText(title)`, for the full-text indexes. NULL: the cron has yet to write it. */
    titleForms: text(),
    status: text({ enum: jobStatuses }).notNull(),
    statusByAdmin: text({ enum: adminStatuses }).notNull(),
    workplace: text({ enum: workplaces }).notNull(),
    seniority: text(),
    categoryId: integer(),
    /** Bit n - 1 stands for employment type n of the vocabulary. */
    employmentTypeMask: integer().notNull().default(0),
    currency: text(),
    minSalary: real(),
    maxSalary: real(),
    payPeriod: text({ enum: payPeriods }),
    officeId: integer(),
    pipelineId: integer(),
    contractedCompanyId: integer(),
    departmentId: integer().references(() => departments.id),
    skills: json<string[]>().notNull().default([]),
    /** `skillsText(skills)`, for the full-text index. NULL: the cron has yet to write it. */
    skillsIndexed: text(),
    benefits: json<number[]>().notNull().default([]),
    applicationCount: integer().notNull().default(0),
    favoriteCount: integer().notNull().default(0),
    publishedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),

    // The place in the public listing. Only the listing triggers write it.
    /** The key of `listed_jobs`: microseconds since the Unix epoch, unique; NULL: not public. */
    listedAt: integer(),
    /** No longer written: `listed_jobs` has it. */
    shownAt: instant(),
    domainId: integer().notNull().default(0),
    countryId: integer().notNull().default(0),
    placeId: integer().notNull().default(0),
    /** Five digits of the German classification of occupations, KldB 2010. */
    occupationCode: text(),
  },
  (t) => [
    uniqueIndex('jobs_by_company').on(t.companyId, t.id),
    index('jobs_by_status').on(t.companyId, t.status, t.id),
    index('jobs_by_update').on(t.companyId, t.updatedAt, t.id),
    index('jobs_by_office').on(t.officeId),
    index('jobs_applied_to')
      .on(t.companyId, t.id)
      .where(sql`application_count > 0`),
    // For checks that keep a pipeline or a contracted company in use from being removed.
    index('jobs_by_pipeline').on(t.companyId, t.pipelineId),
    index('jobs_by_contracted_company')
      .on(t.companyId, t.contractedCompanyId)
      .where(sql`contracted_company_id is not null`),
    index('jobs_by_department')
      .on(t.departmentId, t.companyId, t.id)
      .where(sql`department_id is not null`),
    /** The jobs whose texts for the search the cron has yet to write: those of the release before. */
    index('jobs_without_search')
      .on(t.id)
      .where(sql`title_forms is null or skills_indexed is null`),
    /** The jobs that the cron expires, listed or not. */
    index('jobs_live')
      .on(t.publishedAt)
      .where(sql`status = 'Live'`),
    foreignKey({
      columns: [t.companyId, t.officeId],
      foreignColumns: [offices.companyId, offices.id],
    }),
    foreignKey({
      columns: [t.companyId, t.pipelineId],
      foreignColumns: [pipelines.companyId, pipelines.id],
    }),
    foreignKey({
      columns: [t.companyId, t.contractedCompanyId],
      foreignColumns: [contractedCompanies.companyId, contractedCompanies.id],
    }),
  ],
);

export const jobRecord = {
  hashId: internal,
  titleFolded: internal,
  titleIndexed: internal,
  titleForms: internal,
  statusByAdmin: internal,
  officeId: { of: 'offices' },
  pipelineId: { of: 'pipelines' },
  contractedCompanyId: { of: 'contracted_companies' },
  departmentId: { of: 'departments' },
  skillsIndexed: internal,
  applicationCount: internal,
  favoriteCount: internal,
  listedAt: internal,
  shownAt: internal,
  domainId: internal,
  countryId: internal,
  placeId: internal,
} satisfies RecordOf<
  typeof jobs,
  | 'title'
  | 'status'
  | 'workplace'
  | 'seniority'
  | 'occupationCode'
  | 'categoryId'
  | 'employmentTypeMask'
  | 'currency'
  | 'minSalary'
  | 'maxSalary'
  | 'payPeriod'
  | 'skills'
  | 'benefits'
  | 'publishedAt'
  | 'createdAt'
>;

/** Sanitized HTML, apart from `jobs` so that no list, search or count reads it. */
export const jobTexts = sqliteTable('job_texts', {
  jobId: integer()
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  description: text(),
  tasks: text(),
  requirements: text(),
});

export const jobTextRecord = {
  jobId: internal,
} satisfies RecordOf<typeof jobTexts, 'description' | 'tasks' | 'requirements'>;

/** Views and favorites of a job, month by month. */
export const jobMonths = sqliteTable(
  'job_months',
  {
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** `YYYY-MM`, UTC. */
    month: text().notNull(),
    views: integer().notNull().default(0),
    favorites: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.month] })],
);

/**
 * Jobs with applications that are neither Draft nor Live, since when, and when the cron looks for active applications; NULL: they
 * have none. Triggers keep it.
 */
export const closedJobs = sqliteTable(
  'closed_jobs',
  {
    jobId: integer()
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    companyId: integer().notNull(),
    closedAt: instant().notNull(),
    dueAt: instant(),
  },
  (t) => [
    index('closed_jobs_due')
      .on(t.companyId, t.closedAt)
      .where(sql`due_at is not null`),
  ],
);

/** How many jobs of each status a company has; kept by triggers, so that the total of a list is one row. */
export const companyJobCounts = sqliteTable(
  'company_job_counts',
  {
    companyId: integer().notNull(),
    status: text({ enum: jobStatuses }).notNull(),
    n: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.status] })],
);
