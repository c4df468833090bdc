/** Generates values that a schema allows, almost allows, or does not allow. */
import * as fc from 'fast-check';
import type { Schema } from '#integrations/openapi/json-schemas.ts';
import { dereferenced } from './document.ts';

const DEPTH_MAX = 4;

/** Values that no schema allows. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '0',
    '-1',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '{{constructor}}',
    '__proto__',
    '\u0000',
    '\ud800',
    '🦊'.repeat(90),
    'a'.repeat(300),
    '9007199254740993',
    'javascript:alert(1)',
    -1,
    0,
    1.5,
    1e21,
    2 ** 53,
    true,
    [],
    {},
    [[[[]]]],
    { id: 1 },
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.double(),
  fc.integer(),
);

/** Generates mostly valid values; sometimes a field is missing, unknown or junk. `ids` are used as ids of records. */
export function valueOf(given: Schema, ids: readonly number[], depth = 0): fc.Arbitrary<unknown> {
  const schema = dereferenced(given);
  const made = depth > DEPTH_MAX ? fc.constant(null) : sound(schema, ids, depth);
  return fc.oneof({ arbitrary: made, weight: 60 }, { arbitrary: junk, weight: 1 });
}

function sound(schema: Schema, ids: readonly number[], depth: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valueOf(one, ids, depth + 1)));
  const [type = 'string'] = [schema.type ?? []].flat();
  switch (type) {
    case 'integer':
      return fc.oneof(fc.constantFrom(...ids), fc.integer({ min: schema.minimum ?? -5, max: 900 }));
    case 'number':
      return fc.double({ min: 0, max: 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, ids, depth + 1), { maxLength: 4 });
    case 'object':
      return objectOf(schema, ids, depth);
    default:
      return text(schema);
  }
}

function objectOf(schema: Schema, ids: readonly number[], depth: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, inner]) => [name, valueOf(inner, ids, depth + 1)] as const,
  );
  // Sometimes omits required fields, too.
  const record = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const foreign = fc.dictionary(fc.string({ maxLength: 8 }), junk, { maxKeys: 2 });
  return fc.oneof(
    { arbitrary: record.map((made) => withRequired(made, schema)), weight: 5 },
    // Sometimes omits required fields and adds unknown ones.
    { arbitrary: fc.tuple(record, foreign).map((parts) => Object.assign({}, ...parts)), weight: 1 },
  );
}

function withRequired(record: Record<string, unknown>, { required = [] }: Schema) {
  const missing = required.filter((name) => !(name in record)).map((name) => [name, 'Baker']);
  return { ...Object.fromEntries(missing), ...record };
}

function text(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === 'uri') return fc.webUrl();
  if (schema.format === 'date-time') {
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  }
  return fc.oneof(
    fc.constantFrom(
      'Baker',
      'EUR',
      'Europe/Berlin',
      'ada@people.example',
      'Live',
      'Zürich',
      '東京',
    ),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  );
}
