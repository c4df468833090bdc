/** Where schemas take ids of records, and records of a company that such an id names. */
import type { Schema } from '#integrations/openapi/json-schemas.ts';
import { stageAt } from './applying.ts';
import { pathFor, storePicture } from './company.ts';
import type { Company } from './company.ts';
import { dereferenced } from './document.ts';
import { insertConnection } from './providers.ts';

export type Maker = (company: Company) => Promise<number>;

export const BARE = { files: [] };

const applicationOf: Maker = async (company) => (await company.apply(BARE)).id;
const recruiterOf: Maker = (company) => company.user('Recruiter');

/** What an id names, by the end of its place: `jobs.*` is any key of `jobs`. Those of the whole world belong to no company. */
const named: readonly [RegExp, 'world' | Maker][] = [
  [/(?:country|state|category|rejection_reason)_id$/u, 'world'],
  [/(?:benefits|employment_types)\[\](?:\.id)?$/u, 'world'],
  // Options of a question are called by ids of their own.
  [/options\[\]\.id$/u, 'world'],
  [/office_id$/u, async (company) => (await company.openOffice()).id],
  [/pip(?:e)?line_id$/u, async (company) => (await company.openPipeline()).id],
  [/contracted_company_id$/u, async (company) => (await company.addContracted()).id],
  [/(?:stage_id|stages\[\]\.id|stages\.\*)$/u, (company) => stageAt(company, 1)],
  [/(?:candidate_job_id|application_ids?(?:\[\])?|subject_id)$|^ids\[\]$/u, applicationOf],
  [/(?:job_id|jobs\.\*)$/u, async (company) => (await company.postJob()).id],
  [/source_id$/u, async (company) => (await company.openSource()).id],
  [/email_id$/u, (company) => madeFor(company, '/api/emails/show/{id}')],
  [/template_id$/u, async (company) => (await company.openTemplate()).id],
  [/tag_id$|(?:add|remove)(?:_tags)?\[\]$/u, async (company) => (await company.openTag()).id],
  [/candidate_id$/u, async (company) => (await company.apply(BARE)).candidate_id],
  [/question_id$/u, async (company) => (await company.addQuestion()).id],
  [/user_id$|custom\.\*$/u, recruiterOf],
  [/view_id$/u, openView],
  [/picture_ids?(?:\[\])?$/u, async (company) => (await storePicture(company)).id],
  [/social_account_id$/u, async (company) => (await insertConnection(company, 'linkedin')).id],
  [/meeting_id$/u, async (company) => (await company.schedule()).id],
  [/post_id$/u, (company) => madeFor(company, '/api/posts/show/{id}')],
  [/bulk_id$/u, (company) => madeFor(company, '/api/candidate-job/bulk/{id}/undo')],
];

async function openView(company: Company): Promise<number> {
  const view = { name: 'To call', entity: 'applications', query: {}, is_shared: true };
  const answer = await company.admin<{ id: number }>('POST', '/api/saved-views/store', view);
  return answer.body.data.id;
}

/** The record that a path names. */
async function madeFor(company: Company, path: string): Promise<number> {
  const at = path.split('/').indexOf('{id}');
  return Number((await pathFor(company, path)).split('/')[at]);
}

export const makerOf = (place: string) => named.find(([pattern]) => pattern.test(place))?.[1];

/**
 * The places of ids in a schema, as `questions[].question_id`: what is called an id, lists and records of integers, and values of
 * custom fields, which can be members.
 */
export const idsIn = (schema: Schema, at = '') => placesIn(schema, isId, at);

type Chosen = (schema: Schema, at: string) => boolean;

export function placesIn(
  schema: Schema | undefined,
  isChosen: Chosen,
  at = '',
  depth = 0,
): string[] {
  if (!schema || depth > 10) return [];
  const own = dereferenced(schema);
  const within = (inner: Schema | undefined, place: string) =>
    placesIn(inner, isChosen, place, depth + 1);
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((name) => listed(own, name));
  const properties = Object.entries(own['properties'] ?? {});
  const others = own['additionalProperties'];
  return [
    ...(isChosen(own, at) ? [at] : []),
    ...parts.flatMap((part) => within(part, at)),
    ...within(own['items'], `${at}[]`),
    ...properties.flatMap(([name, inner]) => within(inner, at === '' ? name : `${at}.${name}`)),
    ...(typeof others === 'object' ? within(others, `${at}.*`) : []),
  ];
}

function isId(schema: Schema, at: string): boolean {
  if (/(?:^|\.)custom\.\*$/u.test(at)) return true;
  const isCalled = /(?:^|[._])ids?$|_id$/u.test(at.replace('[]', ''));
  const isOneOfMany = /(?:\[\]|\.\*)$/u.test(at);
  const types = new Set<unknown>([schema.type].flat());
  return types.has('integer') ? isCalled || isOneOfMany : isCalled && types.has('string');
}

function listed(schema: Schema, name: string): Schema[] {
  const list = (schema as Record<string, unknown>)[name];
  return Array.isArray(list) ? (list as Schema[]) : [];
}

/** The key where a place has `*`. */
export const KEY = 'baker';

/** The body with the value in this place. */
export function withValue(base: unknown, place: string, value: unknown): unknown {
  return withSteps(base, place.replaceAll('[]', '.[]').split('.'), value);
}

function withSteps(base: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (step === '[]') {
    const [first, ...others] = Array.isArray(base) ? (base as unknown[]) : [];
    return [withSteps(first, rest, value), ...others];
  }
  const name = step === '*' ? KEY : step;
  const object = (base ?? {}) as Record<string, unknown>;
  return { ...object, [name]: withSteps(object[name], rest, value) };
}

/** An answer with its numbers left out: whatever the ids, they say the same. */
export const withoutIds = (text: string) =>
  text.replaceAll(/"request_id":"[^"]*"/gu, '').replaceAll(/\d+/gu, '#');
