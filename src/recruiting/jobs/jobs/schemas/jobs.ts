/** The request and response schemas of jobs (contract 2.8); the contract spells `urlJobApplay` this way. */
import * as z from 'zod';
import type { offices } from '#data/tables/offices.ts';
import type { pipelines, stages } from '#data/tables/pipelines.ts';
import { namedIds } from '#lib/choices.ts';
import { anyCase, NamedId } from '#lib/choice-schemas.ts';
import { PathId } from '#lib/id-schemas.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import { OptionalLine } from '#lib/text-schemas.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import {
  CustomGiven,
  CustomMissing,
  CustomValues,
} from '#recruiting/people/custom-fields/schemas.ts';
import type { CustomOf } from '#recruiting/people/custom-fields/store/values.ts';
import { adminStatuses, benefits, jobStatuses, stageTypes, workplaces } from '#vocabulary/lists.ts';
import { applyUrl, expiryOf, statusAt } from '../rules.ts';
import { jobFields } from './fields.ts';
import type { JobRow, JobTexts } from './fields.ts';

const fields = z.object(jobFields.inputs);

const Status = anyCase(jobStatuses);

export const NewJob = fields.extend({ status: Status.optional(), custom: CustomGiven }).meta({
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

export const JobChange = fields
  .partial()
  .extend({
    status: Status.optional().describe('Does what `update-status` does, events included.'),
    custom: CustomGiven,
  })
  .meta({ id: 'JobChange' });
export type JobChange = z.output<typeof JobChange>;
export const JobDetailsChange = JobChange.pick({
  title: true,
  workplace: true,
  seniority: true,
  occupation_code: true,
  office_id: true,
  category_id: true,
  employment_types: true,
  department_id: true,
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

export const NewStatus = z.object({ status: Status });

const Flag = anyCase(['yes', 'no']).optional();
const Day = z.iso
  .date()
  .transform((text) => new Date(text))
  .optional();

export const JobQuery = Paging.extend({
  'search-key': OptionalLine.describe(
    'Words from the title, in any form. The last word can be a prefix. Case and accents are ignored.',
  ),
  status: anyCase(jobStatuses).optional(),
  'with-candidates': Flag.describe('`yes` for jobs with applications, `no` for jobs without.'),
  'department-id': PathId.optional().describe('The id of a department.'),
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
    custom: CustomValues,
  })
  .meta({ id: 'JobItem' });
export type JobItem = z.output<typeof JobItem>;

export function toJobItem(row: JobRow, custom: JobItem['custom'], now: Date): JobItem {
  return {
    id: row.id,
    hash_id: row.hashId,
    title: row.title,
    status: statusAt(row, now),
    workplace: row.workplace,
    created_at: timestamp(row.createdAt),
    candidate_job_count: row.applicationCount,
    custom,
  };
}

export const Job = JobItem.extend({
  ...jobFields.answers,
  custom_missing: CustomMissing,
  benefit_items: z.array(NamedId).describe('The benefits with their names.'),
  status_by_admin: z.enum(adminStatuses),
  office: NamedId.extend({
    city: z.string().nullable(),
    country_id: z.int().nullable(),
  }).nullable(),
  pipeline: NamedId.extend({
    stages: z.array(NamedId.extend({ type: z.enum(stageTypes), position: z.int() })),
  }).nullable(),
  department: NamedId.nullable(),
  published_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  updated_at: z.string(),
  urlJobApplay: z.string(),
}).meta({ id: 'Job' });
export type Job = z.output<typeof Job>;

/** The rows that a `Job` is built from. */
export type JobRecord = {
  job: JobRow;
  texts: JobTexts;
  office: typeof offices.$inferSelect | undefined;
  pipeline: typeof pipelines.$inferSelect | undefined;
  stages: (typeof stages.$inferSelect)[];
  department: { id: number; name: string } | undefined;
  careerHost: string;
  custom: CustomOf;
};

export function toJob(record: JobRecord, now: Date): Job {
  const { job, texts, office, pipeline, custom } = record;
  return {
    ...toJobItem(job, custom.values, now),
    ...jobFields.toAnswer({ ...job, ...texts }),
    custom_missing: custom.missing,
    benefit_items: namedIds(benefits, job.benefits),
    status_by_admin: job.statusByAdmin,
    office: office
      ? { id: office.id, name: office.name, city: office.city, country_id: office.countryId }
      : null,
    pipeline: pipeline
      ? { id: pipeline.id, name: pipeline.name, stages: record.stages.map(toStage) }
      : null,
    department: record.department ?? null,
    published_at: timestampOrNull(job.publishedAt),
    expires_at: timestampOrNull(job.publishedAt && expiryOf(job.publishedAt)),
    updated_at: timestamp(job.updatedAt),
    urlJobApplay: applyUrl(record.careerHost, job.hashId),
  };
}

function toStage({ id, name, type, position }: typeof stages.$inferSelect) {
  return { id, name, type, position };
}

export const DeleteQuery = z.object({
  force: anyCase(['true', 'false'])
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
    categories: z.array(NamedId),
    types: z.array(NamedId),
    workplaces: z.array(z.string()),
    seniorities: z.array(z.string()),
    statuses: z.array(z.string()),
    rate_salaries: z.array(z.string()),
    currencies: z.array(z.string()),
    benefits: z.array(NamedId),
    offices: z.array(NamedId),
    pipelines: z.array(NamedId),
    contracted_companies: z.array(NamedId),
    departments: z.array(NamedId),
  })
  .meta({ id: 'JobForm' });
export type JobForm = z.output<typeof JobForm>;
