/** The definitions of a bundle, which persons and applications refer to: offices, pipelines, contracted companies and jobs. */
import * as z from 'zod';
import { contractedCompanies, contractedCompanyRecord } from '#data/tables/contracted-companies.ts';
import { customFieldRecord, customFields } from '#data/tables/custom-fields.ts';
import { departmentRecord, departments } from '#data/tables/departments.ts';
import { emailTemplateRecord, emailTemplates } from '#data/tables/email-templates.ts';
import { jobRecord, jobs, jobTextRecord, jobTexts } from '#data/tables/jobs.ts';
import { legalNoticeRecord, legalNotices } from '#data/tables/legal-notices.ts';
import { officeRecord, offices } from '#data/tables/offices.ts';
import { pipelineRecord, pipelines, stageRecord, stages } from '#data/tables/pipelines.ts';
import {
  jobQuestionRecord,
  jobQuestions,
  questionRecord,
  questions,
} from '#data/tables/questions.ts';
import { sourceRecord, sources, trackingLinkRecord, trackingLinks } from '#data/tables/sources.ts';
import { tagRecord, tags } from '#data/tables/tags.ts';
import { EmailOrNone } from '#lib/email-address-schemas.ts';
import { OptionalCountryId } from '#lib/country-schemas.ts';
import { nameKey } from '#lib/name-key.ts';
import { newHashId } from '#lib/ids.ts';
import { OptionalPhone } from '#lib/phone.ts';
import { Line } from '#lib/text-schemas.ts';
import { jobFields } from '#recruiting/jobs/jobs/schemas/fields.ts';
import { searchColumns } from '#recruiting/jobs/job-search/rules.ts';
import { DAYS_LIMIT_MAX } from '#recruiting/pipeline/pipelines/rules.ts';
import { templateKey } from '#recruiting/pipeline/email-templates/rules.ts';
import { FeedbackForm } from '#recruiting/pipeline/pipelines/schemas/feedback-form.ts';
import { EmailTemplate } from '#recruiting/pipeline/messages/schemas.ts';
import { departmentFields } from '#recruiting/jobs/departments/schemas.ts';
import { FORM_QUESTIONS_MAX } from '#recruiting/jobs/questions/rules.ts';
import { Question, Rule } from '#recruiting/jobs/questions/schemas.ts';
import { legalTextOwners } from '#vocabulary/legal-texts.ts';
import { legalKinds } from '#vocabulary/lists.ts';
import { CustomKey, NewField as NewCustomField } from '#recruiting/people/custom-fields/schemas.ts';
import { fieldVisibilities } from '#vocabulary/custom-fields.ts';
import type { Entity, Value } from './entity.ts';
import { fieldsOf } from './columns.ts';
import { valuesOf } from './values.ts';

const URL_LENGTH_MAX = 2000;
/** Those of a company and of a career site. */
const LEGAL_TEXTS_MAX = 20;

/** In the order in which they are imported. */
export const definitions = [
  {
    name: 'offices',
    table: 'offices',
    slice: 100,
    match: ['name'],
    fields: fieldsOf(offices, officeRecord, {
      name: Line,
      countryId: OptionalCountryId,
      stateId: z.int().positive().nullable().default(null),
    }),
    children: [],
  },
  {
    name: 'pipelines',
    table: 'pipelines',
    slice: 50,
    match: ['name'],
    fields: fieldsOf(pipelines, pipelineRecord, { name: Line }),
    children: [
      {
        name: 'stages',
        table: 'stages',
        by: 'pipeline_id',
        entity: 'stages',
        max: 30,
        remembers: ['pipeline_id', 'name', 'type', 'position'],
        fields: fieldsOf(stages, stageRecord, {
          name: Line,
          emailTemplate: EmailTemplate.nullable().default(null),
          daysLimit: z.int().min(1).max(DAYS_LIMIT_MAX).nullable().default(null),
          feedbackForm: FeedbackForm.nullable().default(null),
        }),
        derive: (_, index) => ({ position: index + 1 }),
      },
    ],
  },
  {
    name: 'email_templates',
    table: 'email_templates',
    slice: 50,
    match: ['kind', 'key', 'language'],
    fields: fieldsOf(emailTemplates, emailTemplateRecord, {
      subject: EmailTemplate.shape.subject,
      body: EmailTemplate.shape.body,
    }),
    children: [],
    derive: ({ kind, stage_id: stageId, name }) => ({
      key: templateKey({ kind, stageId: Number(stageId), name: String(name) }),
    }),
  },
  {
    name: 'contracted_companies',
    table: 'contracted_companies',
    slice: 100,
    match: ['name'],
    fields: fieldsOf(contractedCompanies, contractedCompanyRecord, {
      name: Line,
      email: EmailOrNone.nullable().default(null),
      phone: OptionalPhone,
      countryId: OptionalCountryId,
    }),
    children: [],
  },
  {
    name: 'departments',
    table: 'departments',
    slice: 100,
    match: ['name_key'],
    fields: fieldsOf(departments, departmentRecord, {
      name: departmentFields.inputs.name,
      position: departmentFields.inputs.position,
    }),
    children: [],
    derive: ({ name }) => ({ name_key: nameKey(String(name)) }),
  },
  {
    name: 'tags',
    table: 'tags',
    slice: 100,
    match: ['name_key'],
    fields: fieldsOf(tags, tagRecord, { name: Line }),
    children: [],
    derive: ({ name }) => ({ name_key: nameKey(String(name)) }),
  },
  {
    name: 'sources',
    table: 'sources',
    slice: 100,
    match: ['key'],
    alsoMatch: ['name_key'],
    fields: fieldsOf(sources, sourceRecord, { name: Line, key: Line }),
    children: [],
    derive: ({ name }) => ({ name_key: nameKey(String(name)) }),
  },
  {
    name: 'legal_notices',
    table: 'legal_notices',
    slice: 50,
    match: ['hash'],
    fields: fieldsOf(legalNotices, legalNoticeRecord, {
      texts: z
        .array(
          z.object({
            of: z.enum(legalTextOwners),
            kind: z.enum(legalKinds),
            url: z.string().max(URL_LENGTH_MAX),
            version: z.int().nullable(),
          }),
        )
        .max(LEGAL_TEXTS_MAX),
    }),
    children: [],
  },
  {
    name: 'questions',
    table: 'questions',
    slice: 50,
    match: ['key'],
    // Those that were replaced have answers.
    past: 'archived_at',
    fields: fieldsOf(questions, questionRecord, {
      labels: Question.shape.labels,
      help: Question.shape.help.default(null),
      options: Question.shape.options.default([]),
    }),
    children: [],
  },
  {
    name: 'custom_fields',
    table: 'custom_fields',
    slice: 50,
    match: ['key'],
    remembers: ['entity', 'key', 'kind', 'options', 'is_filterable'],
    fields: fieldsOf(customFields, customFieldRecord, {
      key: CustomKey,
      label: Line,
      labels: NewCustomField.shape.labels,
      options: NewCustomField.shape.options,
      bands: NewCustomField.shape.bands,
      visibility: z.enum(fieldVisibilities).default('all'),
      position: NewCustomField.shape.position,
    }),
    children: [],
  },
  {
    name: 'jobs',
    table: 'jobs',
    slice: 10,
    match: [],
    remembers: ['pipeline_id'],
    fields: fieldsOf(jobs, jobRecord, {
      title: Line,
      seniority: jobFields.inputs.seniority,
      occupationCode: jobFields.inputs.occupation_code,
      categoryId: jobFields.inputs.category_id,
      employmentTypeMask: z.int().min(0).max(255).default(0),
      currency: jobFields.inputs.currency,
      minSalary: jobFields.inputs.min_salary,
      maxSalary: jobFields.inputs.max_salary,
      payPeriod: jobFields.inputs.rate_salary,
      skills: jobFields.inputs.skills.transform((list) => list ?? []),
      benefits: jobFields.inputs.benefits.transform((list) => list ?? []),
    }),
    children: [
      {
        name: 'texts',
        table: 'job_texts',
        by: 'job_id',
        max: 1,
        withoutId: true,
        withoutCompany: true,
        fields: fieldsOf(jobTexts, jobTextRecord, {
          description: jobFields.inputs.description,
          tasks: jobFields.inputs.tasks,
          requirements: jobFields.inputs.requirements,
        }),
      },
      {
        name: 'questions',
        table: 'job_questions',
        by: 'job_id',
        max: FORM_QUESTIONS_MAX,
        withoutId: true,
        order: 'position',
        fields: fieldsOf(jobQuestions, jobQuestionRecord, { rule: Rule.nullable().default(null) }),
        derive: (_, index) => ({ position: index + 1 }),
      },
      valuesOf('job'),
    ],
    derive: ({ title, skills }) => ({
      hash_id: newHashId(),
      ...searchColumns(String(title), parseList(skills)),
    }),
  },
  {
    name: 'tracking_links',
    table: 'tracking_links',
    slice: 100,
    match: [],
    fields: fieldsOf(trackingLinks, trackingLinkRecord, {}),
    children: [],
    // The address of the link is of this service.
    derive: () => ({ token: newHashId() }),
  },
] satisfies Entity[];

function parseList(json: Value | undefined): string[] {
  return typeof json === 'string' ? JSON.parse(json) : [];
}
