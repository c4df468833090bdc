/** Where schemas take ids of records, and records of a company that such an id names. */
import type { Schema } from '#integrations/openapi/json-schemas.ts';
import type { Company } from './company.ts';
import { dereferenced } from './document.ts';
import { idsOfRecords } from './records.ts';

export type Maker = (company: Company) => Promise<number>;

export const BARE = { files: [] };

/** What an id names, by the end of its place: `jobs.*` is any key of `jobs`. Those of the whole world belong to no company. */
const named: readonly (readonly [RegExp, 'world' | Maker])[] = [
  [/(?:country|state|category|rejection_reason)_id$/u, 'world'],
  [/(?:benefits|employment_types)\[\](?:\.id)?$/u, 'world'],
  // Scores are called by the attributes of a form, and say how good someone is.
  [/scores\.\*$/u, 'world'],
  // Options of a question are called by ids of their own.
  [/options\[\]\.id$/u, 'world'],
  ...idsOfRecords,
];

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
