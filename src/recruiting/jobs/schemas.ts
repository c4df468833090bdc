/** A job on the wire (contract 2.8); `company_pipline_id` and `urlJobApplay` are spelled so there and nowhere else. */
import * as z from 'zod';
import { applyUrl } from './rules.ts';
import { expiryOf } from './rules.ts';
import type { jobs, jobTexts } from '#data/tables/jobs.ts';
import type { offices } from '#data/tables/offices.ts';
import type { pipelines, stages } from '#data/tables/pipelines.ts';
import { anyCase } from '#lib/choices.ts';
import { isCurrency } from '#lib/currencies.ts';
import { cleanHtml } from '#lib/html.ts';
import { Id } from '#lib/ids.ts';
import { Paging } from '#lib/pagination.ts';
import { HTML_LENGTH_MAX, Line, OptionalLine } from '#lib/text.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import {
  adminStatuses,
  benefits,
  categories,
  employmentTypes,
  jobStatuses,
  payPeriods,
  stageTypes,
  workplaces,
} from '#vocabulary.ts';
import {
  maskOf,
  SALARY_MAX,
  SENIORITY_LENGTH_MAX,
  SKILLS_MAX,
  statusAt,
  typesOf,
} from './rules.ts';

const Html = z
  .string()
  .max(HTML_LENGTH_MAX)
  .transform(cleanHtml)
  // What is repaired may have grown.
  .refine(
    (html) => html.length <= HTML_LENGTH_MAX,
    'Must not exceed the maximum length after its HTML tags are closed.',
  )
  .nullable()
  .optional();
const Salary = z.number().min(0).max(SALARY_MAX).nullable().optional();

/** Ids of one of the closed lists, each once. */
function idsOf(list: Readonly<Record<number, string>>) {
  const known = z.int().refine((id) => id in list, 'Must be an id from the form data.');
  return z
    .array(known)
    .max(Object.keys(list).length)
    .transform((ids) => [...new Set(ids)]);
}

/** Everything a caller may say of a job; every update takes a part of it. */
const fields = z.object({
  title: Line,
  description: Html,
  tasks: Html,
  requirements: Html,
  workplace: anyCase(workplaces).optional(),
  seniority: z.string().trim().max(SENIORITY_LENGTH_MAX).nullable().optional(),
  category_id: z
    .int()
    .refine((id) => id in categories, 'Must be an id from the form data.')
    .nullable()
    .optional(),
  employment_types: idsOf(employmentTypes).optional(),
  currency: z
    .string()
    .transform((text) => text.toUpperCase())
    .refine(isCurrency, 'Must be an ISO 4217 currency code.')
    .nullable()
    .optional(),
  min_salary: Salary,
  max_salary: Salary,
  rate_salary: anyCase(payPeriods).nullable().optional(),
  office_id: Id.nullable().optional(),
  company_pipline_id: Id.nullable().optional(),
  contracted_company_id: Id.nullable().optional(),
  skills: z
    .array(Line)
    .max(SKILLS_MAX)
    .transform((skills) => [...new Set(skills)])
    .optional(),
  benefits: idsOf(benefits).optional(),
});

export const NewJob = fields.extend({ status: z.enum(jobStatuses).optional() }).meta({
  id: 'NewJob',
  example: {
    title: 'Nurse',
    status: 'Live',
    workplace: 'On-site',
    description: '<p>Care for people.</p>',
    employment_types: [1],
    min_salary: 3200,
    max_salary: 4100,
    rate_salary: 'monthly',
  },
});
export type NewJob = z.output<typeof NewJob>;

export const JobChange = fields.partial().meta({ id: 'JobChange' });
export type JobChange = z.output<typeof JobChange>;
export const JobDetailsChange = JobChange.pick({
  title: true,
  workplace: true,
  seniority: true,
  office_id: true,
  category_id: true,
  employment_types: true,
}).meta({ id: 'JobDetailsChange' });
export const JobPayChange = JobChange.pick({
  currency: true,
  min_salary: true,
  max_salary: true,
  rate_salary: true,
  benefits: true,
}).meta({ id: 'JobPayChange' });
export const JobSpecificationsChange = JobChange.pick({
  description: true,
  tasks: true,
  requirements: true,
  skills: true,
}).meta({ id: 'JobSpecificationsChange' });

/** The columns of `jobs` a change names; texts stand apart. */
export function columnsOf(change: JobChange) {
  return {
    title: change.title,
    workplace: change.workplace,
    seniority: change.seniority,
    categoryId: change.category_id,
    employmentTypeMask: change.employment_types && maskOf(change.employment_types),
    currency: change.currency,
    minSalary: change.min_salary,
    maxSalary: change.max_salary,
    payPeriod: change.rate_salary,
    officeId: change.office_id,
    pipelineId: change.company_pipline_id,
    contractedCompanyId: change.contracted_company_id,
    skills: change.skills,
    benefits: change.benefits,
  };
}

type JobRow = typeof jobs.$inferSelect;
type Texts = Partial<Pick<typeof jobTexts.$inferSelect, 'description' | 'tasks' | 'requirements'>>;

/** `columnsOf` the other way: what has been said of a job, as it is said. */
export function jobFields(job: JobRow, texts: Texts = {}) {
  return {
    title: job.title,
    description: texts.description ?? null,
    tasks: texts.tasks ?? null,
    requirements: texts.requirements ?? null,
    workplace: job.workplace,
    seniority: job.seniority,
    category_id: job.categoryId,
    employment_types: typesOf(job.employmentTypeMask).map(({ id }) => id),
    currency: job.currency,
    min_salary: job.minSalary,
    max_salary: job.maxSalary,
    rate_salary: job.payPeriod,
    office_id: job.officeId,
    company_pipline_id: job.pipelineId,
    contracted_company_id: job.contractedCompanyId,
    skills: job.skills,
    benefits: job.benefits,
  };
}

export const NewStatus = z.object({ status: z.enum(jobStatuses) });

const Flag = z.enum(['yes', 'no']).optional();
const Day = z.iso
  .date()
  .transform((text) => new Date(text))
  .optional();

export const JobQuery = Paging.extend({
  'search-key': OptionalLine.describe('Words from the title. Case and accents are ignored.'),
  status: anyCase(jobStatuses).optional(),
  'with-candidates': Flag.describe('`yes` for jobs with applications, `no` for jobs without.'),
  'date-start': Day.describe('Only jobs created on or after this UTC day.'),
  'date-end': Day.describe('Only jobs created on or before this UTC day.'),
});
export type JobQuery = z.output<typeof JobQuery>;

export const JobItem = z
  .object({
    id: z.int(),
    hash_id: z.string(),
    title: z.string(),
    status: z.enum(jobStatuses),
    workplace: z.enum(workplaces),
    created_at: z.string(),
    candidate_job_count: z.int(),
  })
  .meta({ id: 'JobItem' });
export type JobItem = z.output<typeof JobItem>;

export function showJobItem(row: JobRow, now: Date): JobItem {
  return {
    id: row.id,
    hash_id: row.hashId,
    title: row.title,
    status: statusAt(row, now),
    workplace: row.workplace,
    created_at: timestamp(row.createdAt),
    candidate_job_count: row.applicationCount,
  };
}

const Named = z.object({ id: z.int(), name: z.string() });

export const Job = JobItem.extend({
  description: z.string().nullable(),
  tasks: z.string().nullable(),
  requirements: z.string().nullable(),
  status_by_admin: z.enum(adminStatuses),
  seniority: z.string().nullable(),
  category_id: z.int().nullable(),
  currency: z.string().nullable(),
  min_salary: z.number().nullable(),
  max_salary: z.number().nullable(),
  rate_salary: z.enum(payPeriods).nullable(),
  office_id: z.int().nullable(),
  office: Named.extend({ city: z.string().nullable(), country_id: z.int().nullable() }).nullable(),
  company_pipline_id: z.int().nullable(),
  pipeline: Named.extend({
    stages: z.array(Named.extend({ type: z.enum(stageTypes), position: z.int() })),
  }).nullable(),
  contracted_company_id: z.int().nullable(),
  skills: z.array(z.string()),
  benefits: z.array(Named),
  employment_types: z.array(Named),
  published_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  updated_at: z.string(),
  urlJobApplay: z.string(),
}).meta({ id: 'Job' });
export type Job = z.output<typeof Job>;

/** All that the record of a job is shown from. */
export type JobFacts = {
  job: JobRow;
  texts: typeof jobTexts.$inferSelect | undefined;
  office: typeof offices.$inferSelect | undefined;
  pipeline: typeof pipelines.$inferSelect | undefined;
  stages: (typeof stages.$inferSelect)[];
  careerHost: string;
};

export function showJob(facts: JobFacts, now: Date): Job {
  const { job, texts, office, pipeline } = facts;
  return {
    ...showJobItem(job, now),
    ...jobFields(job, texts),
    status_by_admin: job.statusByAdmin,
    office: office
      ? { id: office.id, name: office.name, city: office.city, country_id: office.countryId }
      : null,
    pipeline: pipeline
      ? { id: pipeline.id, name: pipeline.name, stages: facts.stages.map(showStage) }
      : null,
    benefits: job.benefits.map((id) => ({ id, name: benefitName(id) })),
    employment_types: typesOf(job.employmentTypeMask),
    published_at: timestampOrNull(job.publishedAt),
    expires_at: timestampOrNull(job.publishedAt && expiryOf(job.publishedAt)),
    updated_at: timestamp(job.updatedAt),
    urlJobApplay: applyUrl(facts.careerHost, job.hashId),
  };
}

function showStage({ id, name, type, position }: typeof stages.$inferSelect) {
  return { id, name, type, position };
}

function benefitName(id: number): string {
  return Object.entries(benefits).find(([known]) => Number(known) === id)?.[1] ?? '';
}

export const DeleteQuery = z.object({
  force: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true')
    .describe(
      '`true` permanently deletes the job. Requires the Admin role and a job without applications.',
    ),
});

export const Destroyed = z
  .object({
    id: z.int(),
    status: z.enum(jobStatuses),
    deleted: z.boolean(),
  })
  .meta({ id: 'DestroyedJob' });

export const JobForm = z
  .object({
    categories: z.array(Named),
    types: z.array(Named),
    workplaces: z.array(z.string()),
    seniorities: z.array(z.string()),
    statuses: z.array(z.string()),
    rate_salaries: z.array(z.string()),
    currencies: z.array(z.string()),
    benefits: z.array(Named),
    offices: z.array(Named),
    pipelines: z.array(Named),
    contracted_companies: z.array(Named),
  })
  .meta({ id: 'JobForm' });
export type JobForm = z.output<typeof JobForm>;
