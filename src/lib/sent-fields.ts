/** Compares what was sent with a schema: which fields it does not know, and which empty texts stand for null. */
import { $ZodArray, $ZodLiteral, $ZodObject, $ZodRecord } from 'zod/v4/core';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** Names beyond these say nothing more. */
const NAMES_MAX = 50;

type Schemas = readonly $ZodType[];
type Sent = Readonly<Record<string, unknown>>;

/** `takes` is what the operation reads, `has` what its record shows: that is sent back with it and has no effect. */
type Known = { takes: Schemas; has: Schemas };

/**
 * The paths of the fields that nothing reads, at any depth of what the operation takes. What only the record has is not looked into;
 * maps by keys of the caller's own have errors of their own.
 */
export function unknownFields(value: unknown, takes: $ZodType, has?: $ZodType): string[] {
  const found = unknownIn(value, { takes: [takes], has: has ? [has] : [] }, '');
  return found.slice(0, NAMES_MAX);
}

function unknownIn(value: unknown, known: Known, at: string): string[] {
  if (Array.isArray(value)) {
    const inner = { takes: itemsOf(known.takes), has: itemsOf(known.has) };
    return value.flatMap((item, index) => unknownIn(item, inner, `${at}${index}.`));
  }
  if (!isRecord(value)) return [];
  const objects = objectsOf(known.takes, value);
  const isMap = leavesOf(known.takes).some(isKeyed);
  // A value of another type is refused as such.
  if (objects.length === 0 && !isMap) return [];
  const isOpen = isMap || objects.some(({ _zod: { def } }) => def.catchall !== undefined);
  const shown = objectsOf(known.has, value);
  return Object.entries(value).flatMap(([name, inner]) => {
    const takes = [...fieldsOf(objects, name), ...valuesOf(known.takes)];
    const has = fieldsOf(shown, name);
    if (takes.length > 0) return unknownIn(inner, { takes, has }, `${at}${name}.`);
    return isOpen || has.length > 0 ? [] : [`${at}${name}`];
  });
}

/** The value with null for each blank text where null is taken: no-code tools send empty texts for what they do not know. */
export function withNulls(value: unknown, ...schemas: Schemas): unknown {
  if (typeof value === 'string' && value.trim() === '')
    return schemas.some(takesNull) ? null : value;
  if (Array.isArray(value)) {
    const items = itemsOf(schemas);
    return value.map((item) => withNulls(item, ...items));
  }
  if (!isRecord(value)) return value;
  const objects = objectsOf(schemas, value);
  if (objects.length === 0) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      withNulls(inner, ...fieldsOf(objects, name)),
    ]),
  );
}

function isRecord(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null;
}

const isKeyed = (leaf: $ZodType) => ['record', 'unknown', 'any'].includes(leaf._zod.def.type);

function itemsOf(schemas: Schemas): Schemas {
  return leavesOf(schemas).flatMap((leaf) =>
    leaf instanceof $ZodArray ? [leaf._zod.def.element] : [],
  );
}

function valuesOf(schemas: Schemas): Schemas {
  return leavesOf(schemas).flatMap((leaf) =>
    leaf instanceof $ZodRecord ? [leaf._zod.def.valueType] : [],
  );
}

/** The objects among the schemas that can be meant: of a union, those whose literals the value does not contradict. */
function objectsOf(schemas: Schemas, value: Sent): $ZodObject[] {
  const objects = leavesOf(schemas).filter((leaf) => leaf instanceof $ZodObject);
  return objects.filter(({ _zod: { def } }) =>
    Object.entries(def.shape).every(
      ([name, field]) => !(field instanceof $ZodLiteral) || isMeant(field, value[name]),
    ),
  );
}

function isMeant({ _zod: { def } }: $ZodLiteral, value: unknown): boolean {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : value;
  return def.values.some((one) => one === text);
}

function fieldsOf(objects: readonly $ZodObject[], name: string): Schemas {
  return objects.flatMap(({ _zod: { def } }) => {
    const field = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
    return field ? [field] : [];
  });
}

/** The schema below `optional`, `nullable`, defaults and conversions; of a union, each. */
function leavesOf(schemas: Schemas): $ZodType[] {
  return schemas.flatMap((schema) => {
    const inner = innerOf(schema);
    return inner ? leavesOf(inner) : [schema];
  });
}

/** Whether null clears the field. */
function takesNull(schema: $ZodType): boolean {
  const { type } = schema._zod.def;
  if (type === 'nullable' || type === 'null') return true;
  return innerOf(schema)?.some(takesNull) ?? false;
}

function innerOf(schema: $ZodType): Schemas | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All schemas of zod are among them.
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'union') return def.options;
  if (def.type === 'pipe') return [def.in._zod.def.type === 'transform' ? def.out : def.in];
  return 'innerType' in def ? [def.innerType] : null;
}
