/** Sample values of a schema. */
import * as z from 'zod';

type Property = z.core.JSONSchema._JSONSchema;

/** `known` says what fields of a name hold; a closed list is held to before it. */
export function sampleOf(
  shape: z.ZodObject,
  known: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(shape);
  return Object.fromEntries(
    Object.entries(properties).map(([name, property], index) => {
      const value = valueOf(name, property, known);
      // Two numbers of one sample are of different records.
      return [name, value === byType['integer'] ? INTEGERS_FROM + index : value];
    }),
  );
}

function valueOf(name: string, property: Property, known: Readonly<Record<string, unknown>>) {
  if (typeof property === 'boolean') return null;
  // "A or null" is best shown as A.
  const [{ const: only, enum: listed, type } = property] = property.anyOf?.filter(isNode) ?? [];
  if (only !== undefined) return only;
  if (listed) return listed[0];
  if (Object.hasOwn(known, name)) return known[name];
  return typeof type === 'string' ? byType[type] : null;
}

function isNode(property: Property): property is z.core.JSONSchema.BaseSchema {
  return typeof property !== 'boolean';
}

/** Above all that are known by name. */
const INTEGERS_FROM = 2000;

const byType: Readonly<Record<string, unknown>> = {
  string: 'Sample',
  integer: 1000,
  number: 1000,
  boolean: true,
  array: [],
  object: {},
};
