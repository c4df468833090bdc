/**
 * The fields of a job that a caller may set, each declared once (contract 2.8): input schema, column, response and audit entry
 * come from here. The contract spells `company_pipline_id` this way.
 */
import * as z from 'zod';
import type { jobs, jobTexts } from '#data/tables/jobs.ts';
import { anyCase, listedIds, NamedId } from '#lib/choice-schemas.ts';
import { isCurrency } from '#lib/currencies.ts';
import { storedHtml } from '#lib/html-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { recordFields } from '#lib/record-fields.ts';
import { HTML_LENGTH_MAX } from '#lib/text.ts';
import { Line, SingleLine } from '#lib/text-schemas.ts';
import {
  benefits,
  categories,
  employmentTypes,
  payPeriods,
  workplaces,
} from '#vocabulary/lists.ts';
import { occupationCode } from '#recruiting/jobs/occupations/rules.ts';
import { maskOf, SALARY_MAX, SENIORITY_LENGTH_MAX, SKILLS_MAX, typesOf } from '../rules.ts';

const Html = storedHtml(HTML_LENGTH_MAX).nullable().optional();
const Salary = z.number().min(0).max(SALARY_MAX).nullable().optional();

/** Columns of `jobs` that the service sets itself. */
type ServiceColumn =
  | 'id'
  | 'companyId'
  | 'hashId'
  | 'titleFolded'
  | 'titleIndexed'
  | 'titleForms'
  | 'skillsIndexed'
  | 'status'
  | 'statusByAdmin'
  | 'applicationCount'
  | 'favoriteCount'
  | 'publishedAt'
  | 'createdAt'
  | 'updatedAt'
  | 'listedAt'
  | 'shownAt'
  | 'domainId'
  | 'countryId'
  | 'placeId';

export type JobRow = typeof jobs.$inferSelect;
export type JobTexts = Omit<typeof jobTexts.$inferSelect, 'jobId'>;
type FieldRow = Omit<JobRow, ServiceColumn> & JobTexts;

const { plain, converted, declare } = recordFields<FieldRow>();

const text = z.string().nullable();
const number = z.number().nullable();
const id = z.int().nullable();

export const jobFields = declare({
  title: plain('title', Line, z.string()),
  description: plain('description', Html, text),
  tasks: plain('tasks', Html, text),
  requirements: plain('requirements', Html, text),
  workplace: plain('workplace', anyCase(workplaces).optional(), z.enum(workplaces)),
  seniority: plain('seniority', SingleLine.max(SENIORITY_LENGTH_MAX).nullable().optional(), text),
  occupation_code: plain(
    'occupationCode',
    z
      .string()
      .regex(occupationCode)
      .nullable()
      .optional()
      .describe('Five digits of the German classification of occupations, KldB 2010.'),
    text,
  ),
  category_id: plain(
    'categoryId',
    z
      .int()
      .refine((value) => value in categories, 'Must be an id from the form data.')
      .nullable()
      .optional(),
    id,
  ),
  employment_types: converted('employmentTypeMask', {
    input: listedIds(employmentTypes)
      .optional()
      .describe('Ids from the form data, or objects with an `id`.'),
    answer: z.array(NamedId),
    store: maskOf,
    load: (mask) => typesOf(mask).map((type) => type.id),
    show: typesOf,
  }),
  currency: plain(
    'currency',
    z
      .string()
      .transform((value) => value.toUpperCase())
      .refine(isCurrency, 'Must be an ISO 4217 currency code.')
      .nullable()
      .optional(),
    text,
  ),
  min_salary: plain('minSalary', Salary, number),
  max_salary: plain('maxSalary', Salary, number),
  rate_salary: plain(
    'payPeriod',
    anyCase(payPeriods).nullable().optional(),
    z.enum(payPeriods).nullable(),
  ),
  office_id: plain('officeId', Id.nullable().optional(), id),
  company_pipline_id: plain('pipelineId', Id.nullable().optional(), id),
  contracted_company_id: plain('contractedCompanyId', Id.nullable().optional(), id),
  department_id: plain('departmentId', Id.nullable().optional(), id),
  skills: plain(
    'skills',
    z
      .array(Line)
      .max(SKILLS_MAX)
      .transform((skills) => [...new Set(skills)])
      .optional(),
    z.array(z.string()),
  ),
  benefits: plain(
    'benefits',
    listedIds(benefits).optional().describe('Ids from the form data, or objects with an `id`.'),
    z.array(z.int()),
  ),
});
