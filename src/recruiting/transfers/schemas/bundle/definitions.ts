/** The definitions of a bundle, which persons and applications refer to: offices, pipelines, contracted companies and jobs. */
import * as z from 'zod';
import { EmailOrNone } from '#lib/email-address-schemas.ts';
import { OptionalCountryId } from '#lib/country-schemas.ts';
import { nameKey } from '#lib/name-key.ts';
import { newHashId } from '#lib/ids.ts';
import { OptionalPhone } from '#lib/phone.ts';
import { Line } from '#lib/text-schemas.ts';
import { jobFields } from '#recruiting/jobs/jobs/schemas/fields.ts';
import { searchColumns } from '#recruiting/jobs/job-search/rules.ts';
import { EmailTemplate } from '#recruiting/pipeline/messages/schemas.ts';
import { FORM_QUESTIONS_MAX } from '#recruiting/jobs/questions/rules.ts';
import { Question, Rule } from '#recruiting/jobs/questions/schemas.ts';
import { legalTextOwners } from '#vocabulary/legal-texts.ts';
import { jobStatuses, legalKinds, sourceKinds, stageTypes, workplaces } from '#vocabulary/lists.ts';
import { questionKinds } from '#vocabulary/questions.ts';
import { CustomKey, NewField as NewCustomField } from '#recruiting/people/custom-fields/schemas.ts';
import { fieldEntities, fieldKinds, fieldVisibilities } from '#vocabulary/custom-fields.ts';
import type { Entity, Value } from './entity.ts';
import { field } from './fields.ts';
import { valuesOf } from './values.ts';

const created = field.time('created_at');
const URL_LENGTH_MAX = 2000;
/** Those of a company and of a career site. */
const LEGAL_TEXTS_MAX = 20;

/** In the order in which they are imported. */
export const definitions: readonly Entity[] = [
  {
    name: 'offices',
    table: 'offices',
    slice: 100,
    match: ['name'],
    fields: [
      field.plain('name', Line),
      field.optionalLine('address'),
      field.plain('country_id', OptionalCountryId),
      field.plain('state_id', z.int().positive().nullable().default(null)),
      field.optionalLine('city'),
      field.optionalLine('zipcode'),
      field.flag('is_default'),
      created,
    ],
    children: [],
  },
  {
    name: 'pipelines',
    table: 'pipelines',
    slice: 50,
    match: ['name'],
    fields: [field.plain('name', Line), field.flag('is_default'), created],
    children: [
      {
        name: 'stages',
        table: 'stages',
        by: 'pipeline_id',
        entity: 'stages',
        max: 30,
        remembers: ['pipeline_id', 'name', 'type', 'position'],
        fields: [
          field.plain('name', Line),
          field.choice('type', stageTypes),
          field.json('email_template', EmailTemplate.nullable().default(null)),
        ],
        derive: (_, index) => ({ position: index + 1 }),
      },
    ],
  },
  {
    name: 'contracted_companies',
    table: 'contracted_companies',
    slice: 100,
    match: ['name'],
    fields: [
      field.plain('name', Line),
      field.plain('email', EmailOrNone.nullable().default(null)),
      field.plain('phone', OptionalPhone),
      field.optionalLine('address'),
      field.plain('country_id', OptionalCountryId),
      field.optionalRef('pipeline_id', 'pipelines'),
      created,
    ],
    children: [],
  },
  {
    name: 'tags',
    table: 'tags',
    slice: 100,
    match: ['name_key'],
    fields: [field.plain('name', Line), created],
    children: [],
    derive: ({ name }) => ({ name_key: nameKey(String(name)) }),
  },
  {
    name: 'sources',
    table: 'sources',
    slice: 100,
    match: ['key'],
    alsoMatch: ['name_key'],
    fields: [
      field.plain('name', Line),
      field.plain('key', Line),
      field.choice('kind', sourceKinds),
      created,
    ],
    children: [],
    derive: ({ name }) => ({ name_key: nameKey(String(name)) }),
  },
  {
    name: 'legal_notices',
    table: 'legal_notices',
    slice: 50,
    match: ['hash'],
    fields: [
      field.line('hash'),
      field.json(
        'texts',
        z
          .array(
            z.object({
              of: z.enum(legalTextOwners),
              kind: z.enum(legalKinds),
              url: z.string().max(URL_LENGTH_MAX),
              version: z.int().nullable(),
            }),
          )
          .max(LEGAL_TEXTS_MAX),
      ),
      created,
    ],
    children: [],
  },
  {
    name: 'questions',
    table: 'questions',
    slice: 50,
    match: ['key'],
    // Those that were replaced have answers.
    past: 'archived_at',
    fields: [
      field.line('key'),
      field.choice('kind', questionKinds),
      field.json('labels', Question.shape.labels),
      field.json('help', Question.shape.help.default(null)),
      field.json('options', Question.shape.options.default([])),
      field.optionalRef('replaces_id', 'questions'),
      field.time('used_at'),
      field.time('archived_at'),
      created,
    ],
    children: [],
  },
  {
    name: 'custom_fields',
    table: 'custom_fields',
    slice: 50,
    match: ['key'],
    remembers: ['entity', 'key', 'kind', 'options', 'is_filterable'],
    fields: [
      field.choice('entity', fieldEntities),
      field.plain('key', CustomKey),
      field.plain('label', Line),
      field.json('labels', NewCustomField.shape.labels),
      field.choice('kind', fieldKinds),
      field.json('options', NewCustomField.shape.options),
      field.json('bands', NewCustomField.shape.bands),
      field.optionalLine('band_currency'),
      field.flag('is_filterable'),
      field.flag('is_required'),
      field.plain('visibility', z.enum(fieldVisibilities).default('all')),
      field.plain('position', NewCustomField.shape.position),
      field.time('archived_at'),
      created,
    ],
    children: [],
  },
  {
    name: 'jobs',
    table: 'jobs',
    slice: 10,
    match: [],
    remembers: ['pipeline_id'],
    fields: [
      field.plain('title', Line),
      field.choice('status', jobStatuses),
      field.choice('workplace', workplaces),
      field.plain('seniority', jobFields.inputs.seniority),
      field.plain('category_id', jobFields.inputs.category_id),
      field.plain('employment_type_mask', z.int().min(0).max(255).default(0)),
      field.plain('currency', jobFields.inputs.currency),
      field.plain('min_salary', jobFields.inputs.min_salary),
      field.plain('max_salary', jobFields.inputs.max_salary),
      field.plain('pay_period', jobFields.inputs.rate_salary),
      field.optionalRef('office_id', 'offices'),
      field.optionalRef('pipeline_id', 'pipelines'),
      field.optionalRef('contracted_company_id', 'contracted_companies'),
      field.json(
        'skills',
        jobFields.inputs.skills.transform((list) => list ?? []),
      ),
      field.json(
        'benefits',
        jobFields.inputs.benefits.transform((list) => list ?? []),
      ),
      field.time('published_at'),
      created,
    ],
    children: [
      {
        name: 'texts',
        table: 'job_texts',
        by: 'job_id',
        max: 1,
        withoutId: true,
        withoutCompany: true,
        fields: [
          field.plain('description', jobFields.inputs.description),
          field.plain('tasks', jobFields.inputs.tasks),
          field.plain('requirements', jobFields.inputs.requirements),
        ],
      },
      {
        name: 'questions',
        table: 'job_questions',
        by: 'job_id',
        max: FORM_QUESTIONS_MAX,
        withoutId: true,
        order: 'position',
        fields: [
          field.ref('question_id', 'questions'),
          field.flag('is_required'),
          field.json('rule', Rule.nullable().default(null)),
        ],
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
    fields: [
      field.ref('source_id', 'sources'),
      field.optionalRef('job_id', 'jobs'),
      field.member('author_email'),
      created,
    ],
    children: [],
    // The address of the link is of this service.
    derive: () => ({ token: newHashId() }),
  },
];

function parseList(json: Value | undefined): string[] {
  return typeof json === 'string' ? JSON.parse(json) : [];
}
