/** The fields that a schema takes, as a form needs to know them: what people may type, and how much. */
import * as z from 'zod';

/**
 * `area` has several lines; those of `lines` are items of a list. A `moment` is a day and a time of a time zone. A field of `choices`
 * takes any of its options.
 */
export type Kind =
  | 'line'
  | 'area'
  | 'lines'
  | 'rich'
  | 'number'
  | 'moment'
  | 'switch'
  | 'choice'
  | 'choices';

export type Shape = {
  /** `template.subject` is a field of an object. */
  name: string;
  /** `rich` is HTML, which no schema says. */
  kind: Kind;
  mayBeEmpty: boolean;
  options: readonly string[];
  min?: number | undefined;
  max?: number | undefined;
};

type JsonSchema = z.core.JSONSchema._JSONSchema;
type Part = z.core.JSONSchema.JSONSchema;

/** What is longer is no line. */
const LINE_LENGTH_MAX = 255;

type Fields = {
  names: readonly string[];
  /** Where the schema does not say it. */
  kinds?: Readonly<Partial<Record<string, Kind>>>;
};

export function shapesOf({ shape: fields }: z.ZodObject, { names, kinds = {} }: Fields): Shape[] {
  const whole = z.toJSONSchema(z.object(fields), { io: 'input', unrepresentable: 'any' });
  return names.map((name) => {
    const shape = shapeOf(name, whole);
    return { ...shape, kind: kinds[name] ?? shape.kind };
  });
}

function shapeOf(path: string, whole: JsonSchema): Shape {
  let found = whole;
  for (const name of path.split('.')) {
    const { part } = withoutNull(found);
    const property = part.properties?.[name];
    if (property === undefined) throw new Error(`The schema has no ${path}.`);
    found = property;
  }
  const { part, isNullable } = withoutNull(found);
  const { minimum: min, maximum: max } = part;
  return {
    name: path,
    kind: kindOf(part),
    mayBeEmpty: isNullable,
    options: optionsOf(part),
    min,
    max,
  };
}

function withoutNull(schema: JsonSchema): { part: Part; isNullable: boolean } {
  if (typeof schema === 'boolean') return { part: {}, isNullable: false };
  const { anyOf, type } = schema;
  // As Zod writes a type that has no limits.
  if (Array.isArray(type)) {
    const own = type.find((one) => one !== 'null') ?? 'null';
    return { part: { ...schema, type: own }, isNullable: type.includes('null') };
  }
  if (!anyOf) return { part: schema, isNullable: false };
  const some = anyOf.filter((one) => typeof one === 'object' && one.type !== 'null');
  const [part] = some;
  return { part: typeof part === 'object' ? part : {}, isNullable: some.length < anyOf.length };
}

function kindOf({ type, enum: listed, maxLength = 0 }: Part): Kind {
  if (type === 'array') return 'choices';
  if (listed) return 'choice';
  if (type === 'boolean') return 'switch';
  if (type === 'integer' || type === 'number') return 'number';
  return maxLength > LINE_LENGTH_MAX ? 'area' : 'line';
}

function optionsOf({ items, enum: listed = [] }: Part): string[] {
  if (typeof items === 'object' && !Array.isArray(items)) return optionsOf(items);
  return listed.filter((one) => typeof one === 'string');
}
