/** JSON Schemas (draft 2020-12) as types of TypeScript. */
import type { Schema } from '#integrations/openapi/json-schemas.ts';

/** What is longer is read in the document itself. */
const COMMENT_LENGTH_MAX = 120;

type Keywords = Schema & { prefixItems?: Schema[] };

const combining = ['$ref', 'type', 'const', 'enum', 'anyOf', 'oneOf', 'allOf'];
const containing = ['properties', 'required', 'additionalProperties', 'items', 'prefixItems'];
const annotations = ['title', 'description', 'example', 'examples', 'default', 'deprecated'];
/** No type can say these: what they forbid is found out by calling. */
const ofTexts = ['format', 'pattern', 'minLength', 'maxLength', 'propertyNames'];
const ofNumbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const ofSizes = ['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'];

const known: ReadonlySet<string> = new Set([
  ...combining,
  ...containing,
  ...annotations,
  ...ofTexts,
  ...ofNumbers,
  ...ofSizes,
]);

/** Throws at a keyword it does not know, as that might change what is meant. */
export function typeOf(schema: Keywords | boolean): string {
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never';
  const strange = Object.keys(schema).find((keyword) => !known.has(keyword));
  if (strange !== undefined) throw new Error(`No type is known for the keyword ${strange}.`);
  const { $ref, anyOf, oneOf, allOf = [] } = schema;
  const parts = [
    ...($ref === undefined ? [] : [namedType($ref)]),
    ...ownType(schema),
    ...(anyOf ? [union(anyOf.map(typeOf))] : []),
    ...(oneOf ? [union(oneOf.map(typeOf))] : []),
    ...allOf.map(typeOf),
  ];
  return parts.length === 0 ? 'unknown' : parts.map((part) => `(${part})`).join(' & ');
}

/** A component of the document, as another part of it names it. */
export function namedType(ref: string): string {
  const [, kind, name] = /^#\/components\/(schemas|responses)\/([\w.-]+)$/u.exec(ref) ?? [];
  if (kind === undefined || name === undefined) throw new Error(`No type is known for ${ref}.`);
  return `components['${kind}'][${JSON.stringify(name)}]`;
}

/** One field of an object; what it is for stands above it. */
export function member(name: string, type: string, isRequired: boolean, about = ''): string {
  return `${comment(about)}${JSON.stringify(name)}${isRequired ? '' : '?'}: ${type};`;
}

export function block(members: readonly string[]): string {
  return `{\n${members.join('\n')}\n}`;
}

export function comment(text: string): string {
  if (text === '' || text.length > COMMENT_LENGTH_MAX) return '';
  return `/** ${text.trim().replaceAll('*/', '*\\/')} */\n`;
}

/** What `const`, `enum` or `type` say, the narrowest of them. */
function ownType(schema: Keywords): string[] {
  const { type, enum: values } = schema;
  if (schema.const !== undefined) return [literal(schema.const)];
  if (values) return [union(values.map(literal))];
  const types = [type ?? (schema.properties ? 'object' : [])].flat();
  return types.length === 0 ? [] : [union(types.map((one) => kindType(one, schema)))];
}

function literal(value: unknown): string {
  if (typeof value === 'object' && value !== null) throw new Error('A literal must be simple.');
  return JSON.stringify(value);
}

function union(types: readonly string[]): string {
  return types.map((type) => `(${type})`).join(' | ');
}

function kindType(type: string, schema: Keywords): string {
  switch (type) {
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
    case 'null':
      return type;
    case 'array':
      return arrayType(schema);
    case 'object':
      return objectType(schema);
    default:
      throw new Error(`No type is known for ${type}.`);
  }
}

function arrayType({ prefixItems, items }: Keywords): string {
  const others = `(${typeOf(items ?? true)})[]`;
  if (!prefixItems) return others;
  return `[${[...prefixItems.map(typeOf), ...(items ? [`...${others}`] : [])].join(', ')}]`;
}

function objectType({ properties, required = [], additionalProperties }: Keywords): string {
  const members = Object.entries(properties ?? {}).map(([name, inner]) =>
    member(name, typeOf(inner), required.includes(name), inner.description),
  );
  // An object of which nothing is said may hold anything.
  const others = additionalProperties ?? members.length === 0;
  return [
    ...(members.length > 0 ? [block(members)] : []),
    ...(members.length > 0 && others === false ? [] : [`{ [name: string]: ${typeOf(others)} }`]),
  ].join(' & ');
}
