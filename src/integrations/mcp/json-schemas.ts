/** The arguments and answers of tools as JSON Schema (draft 2020-12), in one piece: models read no references. */
import * as z from 'zod';
import { PathId, PathRef } from '#lib/ids.ts';
import { isObject } from './protocol.ts';

type Schema = {
  [keyword: string]: unknown;
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
};

const ID_MAX = Number.MAX_SAFE_INTEGER;

export function schemaOf(shape: z.ZodObject, side: 'input' | 'output'): Schema {
  const whole = plain(
    z.toJSONSchema(shape, {
      io: side,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema === PathId) Object.assign(jsonSchema, { type: 'integer', minimum: 1 });
        if (zodSchema === PathRef) jsonSchema.description ??= 'The hash_id or id of the job.';
      },
    }),
  );
  const { $defs = {}, $schema: _, id: __, ...schema } = whole;
  const made = inlined(schema, $defs);
  // What nobody has asked for is refused; an answer may gain fields at any time.
  return {
    ...made,
    properties: made.properties ?? {},
    ...(side === 'input' && { additionalProperties: false }),
  };
}

/** References in place of which the schema itself stands; without what is only of use to zod. */
function inlined(schema: Schema, named: Record<string, Schema>): Schema {
  const { $ref, id: _, example: __, examples: ___, ...own } = schema;
  if ($ref !== undefined) {
    const name = $ref.replace('#/$defs/', '');
    return { ...inlined(named[name] ?? {}, named), ...own };
  }
  const made: Schema = {};
  for (const [key, value] of Object.entries(own)) {
    if (key === 'properties') continue;
    if (key === 'additionalProperties' && value === false) continue;
    if (!isBound(key, value)) made[key] = deeper(value, named);
  }
  return own.properties ? { ...made, properties: mapped(own.properties, named) } : made;
}

/** As it will be written. */
function plain(schema: object): Schema {
  return JSON.parse(JSON.stringify(schema));
}

function mapped(
  properties: Record<string, Schema>,
  named: Record<string, Schema>,
): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, inlined(schema, named)]),
  );
}

function deeper(value: unknown, named: Record<string, Schema>): unknown {
  if (Array.isArray(value)) return value.map((item) => deeper(item, named));
  return isObject(value) ? inlined(value, named) : value;
}

/** That a number is one that JSON can hold goes without saying. */
function isBound(key: string, value: unknown): boolean {
  return (key === 'maximum' || key === 'minimum') && Math.abs(Number(value)) === ID_MAX;
}
