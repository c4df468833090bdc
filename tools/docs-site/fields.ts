/** The fields of a schema as a description list; nested objects open in place, named ones link to their own section. */
import { html, raw } from 'hono/html';
import type { Schema } from '#integrations/openapi/json-schemas.ts';
import type { Document } from './document.ts';
import { inlineMarkdown } from './markdown.ts';

export type Html = ReturnType<typeof html>;

/** Where the section of a named schema is. */
export type SchemaLink = (name: string) => string;

type Context = { document: Document; linkOf: SchemaLink };

const NONE = raw('');

/** The name of the component that a reference leads to. */
export function schemaName({ $ref }: Schema): string | null {
  return $ref?.replace('#/components/schemas/', '') ?? null;
}

/** A name that links to its section. */
export function schemaLink(name: string, linkOf: SchemaLink): Html {
  return html`<a href="${linkOf(name)}"><code>${name}</code></a>`;
}

/** The list of an object's fields. Null where the schema has no fields of its own. */
export function fieldList(schema: Schema, context: Context): Html | null {
  const { properties = {}, required = [] } = merged(schema, context.document);
  const entries = Object.entries(properties);
  if (entries.length === 0) return null;
  return html`<dl class="fields">
    ${entries.map(([name, inner]) => field(name, inner, required.includes(name), context))}
  </dl>`;
}

function field(name: string, schema: Schema, isRequired: boolean, context: Context): Html {
  const { description } = schema;
  return html`<div>
    <dt>
      <code>${name}</code>
      <span class="type">${typeName(schema, context)}</span
      >${isRequired ? NONE : html` <span class="type">optional</span>`}
    </dt>
    <dd>
      ${description === undefined ? NONE : html`<p>${inlineMarkdown(description)}</p>`}${valuesOf(schema)}${nested(schema, context)}
    </dd>
  </div> `;
}

/** The properties of the parts of an `allOf`, as one object. */
function merged(schema: Schema, document: Document): Pick<Schema, 'properties' | 'required'> {
  const parts = [schema, ...(schema.allOf ?? []).map((part) => targetOf(part, document))];
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<
      string,
      Schema
    >,
    required: parts.flatMap(({ required = [] }) => required),
  };
}

function targetOf(schema: Schema, { components }: Document): Schema {
  const name = schemaName(schema);
  return name === null ? schema : (components.schemas[name] ?? {});
}

/** Inline objects, also as items of an array. */
function nested(schema: Schema, context: Context): Html {
  const inner = [schema, schema.items ?? {}, ...(schema.anyOf ?? [])].find(
    ({ properties }) => properties,
  );
  const list = inner && fieldList(inner, context);
  return list
    ? html`<details>
        <summary>Fields</summary>
        ${list}
      </details>`
    : NONE;
}

function valuesOf({ enum: values, items, default: initial, minimum, maximum }: Schema): Html {
  const listed = values ?? items?.enum;
  return html`${listed ? html`<p class="values">One of ${listed.map((value, index) => html`${index > 0 ? ', ' : ''}<code>${JSON.stringify(value)}</code>`)}</p>` : NONE}${initial === undefined ? NONE : html`<p class="values">Default: <code>${JSON.stringify(initial)}</code></p>`}${maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? NONE : html`<p class="values">${minimum === undefined ? 'At most' : `${minimum} to`} ${maximum}</p>`}`;
}

function typeName(schema: Schema, context: Context): Html {
  const name = schemaName(schema);
  if (name !== null) return schemaLink(name, context.linkOf);
  const { items, anyOf, oneOf, type, format } = schema;
  const choices = anyOf ?? oneOf;
  if (choices) {
    return html`${choices.map((one, index) => html`${index > 0 ? ' or ' : ''}${typeName(one, context)}`)}`;
  }
  if (items) return html`array of ${typeName(items, context)}`;
  if (format === 'binary') return html`file`;
  const types = [type ?? 'any'].flat().join(' or ');
  return html`${format === undefined ? types : `${types} (${format})`}`;
}
