/** Zod shapes as JSON Schema (draft 2020-12, the dialect of OpenAPI 3.1): those with an id once under `components`, the others in place. */
import * as z from 'zod';
import { PathId } from '#lib/ids.ts';

/** The keywords the document looks at; all others are carried along. */
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

/** `input`: what a caller may send; `output`: what it gets. */
type Side = 'input' | 'output';

const ID_MAX = Number.MAX_SAFE_INTEGER;

/** Every time on the wire is named so, and written by `lib/time.ts` (contract 2). */
const timeNames = /(?:_at|_time|^date_shared?|^timestamp)$/u;

/** Collects the named schemas of one document while it is built. */
export class SchemaBook {
  readonly named: Record<string, Schema> = {};
  private readonly known = {
    input: new Map<z.ZodType, Schema>(),
    output: new Map<z.ZodType, Schema>(),
  };

  /** The schema of a shape: a reference where the shape has an id. */
  of(shape: z.ZodType, side: Side): Schema {
    const known = this.known[side].get(shape);
    if (known) return known;
    // A list, as zod names only what stands inside of something.
    const { items = {}, $defs = {} } = plain(
      z.toJSONSchema(z.array(shape), {
        io: side,
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => {
          if (zodSchema === PathId) Object.assign(jsonSchema, { type: 'integer', minimum: 1 });
          // zod leaves out the default of what it transforms, as its type may differ.
          if (zodSchema instanceof z.ZodDefault) jsonSchema.default ??= zodSchema.def.defaultValue;
        },
      }),
    );
    for (const [name, schema] of Object.entries($defs)) this.add(name, tidy(schema));
    const made = tidy(items);
    this.known[side].set(shape, made);
    return made;
  }

  add(name: string, schema: Schema): void {
    const known = this.named[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two different schemas have the id ${name}.`);
    }
    this.named[name] = schema;
  }
}

/** As it will be written, with references to where the document keeps its schemas. */
function plain(schema: object): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

/** Without what only zod needs, and with what readers and code generators do. */
function tidy(schema: Schema, name = ''): Schema {
  const { example, pattern, properties, items, additionalProperties, ...rest } = schema;
  const made: Schema = { ...rest };
  if (example !== undefined) made.examples = [example];
  if (properties) {
    made.properties = Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, tidy(value, key)]),
    );
  }
  if (items) made.items = tidy(items);
  for (const keyword of ['anyOf', 'oneOf', 'allOf'] as const) {
    const branches = schema[keyword];
    if (branches) made[keyword] = branches.map((branch) => tidy(branch, name));
  }
  // Answers may gain fields at any time, so `false` is never said.
  if (typeof additionalProperties === 'object') {
    made.additionalProperties = tidy(additionalProperties);
  }
  if (isOf(made, 'string')) {
    if (pattern !== undefined && made.format === undefined) made.pattern = pattern;
    // What has a pattern says itself how it is written.
    const isTime = timeNames.test(name) && made.enum === undefined && made.pattern === undefined;
    if (isTime) made.format ??= 'date-time';
  }
  if (isOf(made, 'integer')) describeInteger(made);
  return mergeNull(made);
}

function isOf({ type }: Schema, wanted: string): boolean {
  return typeof type === 'string' ? type === wanted : type?.includes(wanted) === true;
}

/** Ids pass 2^31: generated code must not take them for 32 bits. */
function describeInteger(schema: Schema): void {
  if (schema.minimum === -ID_MAX) delete schema.minimum;
  if (schema.maximum === ID_MAX) delete schema.maximum;
  if (schema.exclusiveMinimum === 0) {
    delete schema.exclusiveMinimum;
    schema.minimum = 1;
  }
  if (schema.maximum === undefined && schema.enum === undefined) schema.format = 'int64';
}

/** "A or null" of a simple type reads better as one schema of two types. */
function mergeNull({ anyOf, ...rest }: Schema): Schema {
  const value = orNull(anyOf);
  if (!value || typeof value.type !== 'string') return anyOf ? { ...rest, anyOf } : rest;
  return {
    ...value,
    ...rest,
    type: [value.type, 'null'],
    ...(value.enum && { enum: [...value.enum, null] }),
  };
}

/** The value in "value or null". */
function orNull(anyOf: readonly Schema[] | undefined): Schema | null {
  const [value, none, more] = anyOf ?? [];
  return value && none?.type === 'null' && !more && value.const === undefined ? value : null;
}

/** In a query nothing is null: what is not meant is left out. */
export function withoutNull({ type, ...rest }: Schema): Schema {
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  const [only] = types;
  if (only === undefined) return rest;
  return { type: types.length === 1 ? only : types, ...rest };
}
