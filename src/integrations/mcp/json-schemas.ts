/**
 * The arguments and answers of tools as JSON Schema (draft 2020-12), without references, which
 * models do not follow.
 */
import * as z from 'zod';
import { PathId, PathRef } from '#lib/id-schemas.ts';
import { isObject } from './protocol.ts';

type Schema = {
  [keyword: string]: unknown;
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
};

const ID_MAX = Number.MAX_SAFE_INTEGER;

export function toJsonSchema(shape: z.ZodObject, side: 'input' | 'output'): Schema {
  const whole = toPlainObject(
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
  const inlinedSchema = inline(schema, $defs);
  // Unknown arguments are refused. Answers may gain fields at any time.
  return {
    ...inlinedSchema,
    properties: inlinedSchema.properties ?? {},
    ...(side === 'input' && { additionalProperties: false }),
  };
}

/** Replaces references with what they refer to, and drops keywords that only zod uses. */
function inline(schema: Schema, definitions: Record<string, Schema>): Schema {
  const { $ref, id: _, example: __, examples: ___, ...own } = schema;
  if ($ref !== undefined) {
    const name = $ref.replace('#/$defs/', '');
    return { ...inline(definitions[name] ?? {}, definitions), ...own };
  }
  const result: Schema = {};
  for (const [key, value] of Object.entries(own)) {
    if (key === 'properties') continue;
    if (key === 'additionalProperties' && value === false) continue;
    if (!isSafeIntegerBound(key, value)) result[key] = inlineValue(value, definitions);
  }
  return own.properties
    ? { ...result, properties: inlineProperties(own.properties, definitions) }
    : result;
}

/** The schema as it will be serialized. */
function toPlainObject(schema: object): Schema {
  return JSON.parse(JSON.stringify(schema));
}

function inlineProperties(
  properties: Record<string, Schema>,
  named: Record<string, Schema>,
): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, inline(schema, named)]),
  );
}

function inlineValue(value: unknown, named: Record<string, Schema>): unknown {
  if (Array.isArray(value)) return value.map((item) => inlineValue(item, named));
  return isObject(value) ? inline(value, named) : value;
}

/** Whether the bound is only that of safe integers, which needs no mention. */
function isSafeIntegerBound(key: string, value: unknown): boolean {
  return (key === 'maximum' || key === 'minimum') && Math.abs(Number(value)) === ID_MAX;
}
