/** Zod schemas as JSON Schema (draft 2020-12): those with an id under `components`, the others inline. */
import * as z from 'zod';
import { $ZodDefault } from 'zod/v4/core';
import { PathId } from '#lib/id-schemas.ts';

/** The keywords that are read here. Others are passed on. */
export type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  description?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
};

/** `input` is what a caller may send, `output` what it receives. */
type Side = 'input' | 'output';

const ID_MAX = Number.MAX_SAFE_INTEGER;

/** The names of timestamps (contract 2). */
const timeNames = /(?:_at|_time|^date_shared?|^timestamp)$/u;

/** Collects the named schemas while a document is built. */
export class SchemaBook {
  readonly named: Record<string, Schema> = {};
  private readonly cache = {
    input: new Map<z.core.$ZodType, Schema>(),
    output: new Map<z.core.$ZodType, Schema>(),
  };

  /** Returns the schema, or a reference if it has an id. */
  of(shape: z.core.$ZodType, side: Side): Schema {
    const cached = this.cache[side].get(shape);
    if (cached) return cached;
    // Wrapped in an array, because zod names only nested schemas.
    const { items = {}, $defs = {} } = toPlainSchema(
      z.toJSONSchema(z.array(shape), {
        io: side,
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => {
          if (zodSchema === PathId) Object.assign(jsonSchema, { type: 'integer', minimum: 1 });
          // zod leaves out the default of a transformed value, because its type may differ.
          if (zodSchema instanceof $ZodDefault) {
            jsonSchema.default ??= zodSchema._zod.def.defaultValue;
          }
        },
      }),
    );
    for (const [name, schema] of Object.entries($defs)) this.add(name, tidy(schema));
    const tidied = tidy(items);
    this.cache[side].set(shape, tidied);
    return tidied;
  }

  add(name: string, schema: Schema): void {
    const existing = this.named[name];
    if (existing && JSON.stringify(existing) !== JSON.stringify(schema)) {
      throw new Error(`Two different schemas have the id ${name}.`);
    }
    this.named[name] = schema;
  }
}

/** The schema as it will be serialized, with references to `components`. */
function toPlainSchema(schema: object): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

/** Drops what only zod needs, and adds formats that readers and code generators use. */
function tidy(schema: Schema, name = ''): Schema {
  const { example, pattern, properties, items, additionalProperties, ...rest } = schema;
  const result: Schema = { ...rest };
  if (example !== undefined) result.examples = [example];
  if (properties) {
    result.properties = Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, tidy(value, key)]),
    );
  }
  if (items) result.items = tidy(items);
  for (const keyword of ['anyOf', 'oneOf', 'allOf'] as const) {
    const branches = schema[keyword];
    if (branches) result[keyword] = branches.map((branch) => tidy(branch, name));
  }
  // Answers may gain fields, so `false` is left out.
  if (typeof additionalProperties === 'object') {
    result.additionalProperties = tidy(additionalProperties);
  }
  if (hasType(result, 'string')) {
    if (pattern !== undefined && result.format === undefined) result.pattern = pattern;
    // A pattern already describes its format.
    const isTime =
      timeNames.test(name) && result.enum === undefined && result.pattern === undefined;
    if (isTime) result.format ??= 'date-time';
  }
  if (hasType(result, 'integer')) describeInteger(result);
  return mergeNull(result);
}

function hasType({ type }: Schema, expected: string): boolean {
  return typeof type === 'string' ? type === expected : type?.includes(expected) === true;
}

/** Ids exceed 2^31, so generated code needs 64 bits. */
function describeInteger(schema: Schema): void {
  if (schema.minimum === -ID_MAX) delete schema.minimum;
  if (schema.maximum === ID_MAX) delete schema.maximum;
  if (schema.exclusiveMinimum === 0) {
    delete schema.exclusiveMinimum;
    schema.minimum = 1;
  }
  if (schema.maximum === undefined && schema.enum === undefined) schema.format = 'int64';
}

/** Merges "a simple type or null" into one schema with two types. */
function mergeNull({ anyOf, ...rest }: Schema): Schema {
  const value = nullableValue(anyOf);
  if (!value || typeof value.type !== 'string') return anyOf ? { ...rest, anyOf } : rest;
  return {
    ...value,
    ...rest,
    type: [value.type, 'null'],
    ...(value.enum && { enum: [...value.enum, null] }),
  };
}

/** The schema of the value in "value or null". */
function nullableValue(anyOf: readonly Schema[] | undefined): Schema | null {
  const [value, none, more] = anyOf ?? [];
  return value && none?.type === 'null' && !more && value.const === undefined ? value : null;
}

/** Query parameters are never null; they are left out. */
export function withoutNull({ type, ...rest }: Schema): Schema {
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  const [only] = types;
  if (only === undefined) return rest;
  return { type: types.length === 1 ? only : types, ...rest };
}
