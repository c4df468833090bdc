/** One operation of the reference: permission, parameters, body, responses, and samples beside them. */
import { html, raw } from 'hono/html';
import { resolveParameter, resolveResponse } from './document.ts';
import type { Document, Operation, Parameter, Response } from './document.ts';
import { fieldList, schemaLink, schemaName } from './fields.ts';
import type { Html, SchemaLink } from './fields.ts';
import { codeBlock, inlineMarkdown } from './markdown.ts';
import { exampleOf, requestSamples } from './samples.ts';

export type Entry = { method: string; path: string; operation: Operation; isDelivery: boolean };

type Context = { document: Document; linkOf: SchemaLink };

const NONE = raw('');

export function operationSection(entry: Entry, context: Context): Html {
  const { method, path, operation, isDelivery } = entry;
  const { operationId, summary, description } = operation;
  return html`<section class="operation" id="${operationId}" aria-labelledby="${operationId}-title">
    <div class="prose">
      <h2 id="${operationId}-title"><a href="#${operationId}">${summary}</a></h2>
      <p class="address">
        ${isDelivery ? html`<code>${path}</code>` : html`<span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>`}
      </p>
      ${description === undefined ? NONE : html`<p>${inlineMarkdown(description)}</p>`}
      ${parameterLists(operation, context)} ${bodyFields(operation, context)}
      ${isDelivery ? NONE : responseList(operation, context)}
    </div>
    <div class="samples">
      ${isDelivery ? NONE : samples(entry, context)}
      ${isDelivery ? deliveryExample(operation, context) : answerExample(operation, context)}
    </div>
  </section> `;
}

const places = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
] as const;

function parameterLists({ parameters = [] }: Operation, context: Context): Html {
  const resolved = parameters.map((one) => resolveParameter(context.document, one));
  return html`${places.map(([place, title]) =>
    parameterList(
      title,
      resolved.filter((one) => one.in === place),
      context,
    ),
  )}`;
}

function parameterList(title: string, listed: readonly Parameter[], context: Context): Html {
  if (listed.length === 0) return NONE;
  const properties = Object.fromEntries(
    listed.map(({ name, description, schema }) => [
      name,
      { ...schema, ...(description !== undefined && { description }) },
    ]),
  );
  const required = listed.filter((one) => one.required).map(({ name }) => name);
  return html`<h3>${title}</h3>
    ${fieldList({ properties, required }, context) ?? NONE}`;
}

function bodyFields({ requestBody }: Operation, context: Context): Html {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!content) return NONE;
  const name = schemaName(content.schema);
  const schema = name === null ? content.schema : context.document.components.schemas[name];
  const list = schema && fieldList(schema, context);
  return html`<h3>
      Body <span class="type">${type}${requestBody?.required === false ? ', optional' : ''}</span>
    </h3>
    ${list ?? (name === null ? NONE : html`<p>${schemaLink(name, context.linkOf)}</p>`)}`;
}

function responseList({ responses }: Operation, context: Context): Html {
  const listed = Object.entries(responses).map(
    ([status, response]) => [status, resolveResponse(context.document, response)] as const,
  );
  const successes = listed.filter(([status]) => status.startsWith('2'));
  const errors = listed.filter(([status]) => !status.startsWith('2'));
  return html`${successes.map(([status, response]) => html`<p class="returns"><strong>${status}</strong> ${response.description}${returned(response, context)}</p>`)}
    <details>
      <summary>Errors</summary>
      <p class="values"><a href="/docs/guides-errors">All error codes</a></p>
      <dl class="errors">
        ${errors.map(
          ([status, response]) =>
            html`<div>
              <dt>${status}</dt>
              <dd>${errorWords(status, response)}</dd>
            </div> `,
        )}
      </dl>
    </details>`;
}

/** The record in the envelope, by its name. */
function returned({ content }: Response, { linkOf }: Context): Html {
  const { data } = content?.['application/json']?.schema.properties ?? {};
  const list = data?.properties?.['data'] ?? data;
  const name = schemaName(list?.items ?? list ?? {});
  if (name === null) return NONE;
  return html`: ${list?.items ? 'a list of ' : NONE}${schemaLink(name, linkOf)}`;
}

/** Errors that are about the operation. Any request can have the others, which the guide explains. */
const explained = new Set(['404', '409', '422']);

function errorWords(status: string, { description, content }: Response): Html {
  const entries = Object.values(content ?? {}).flatMap((one) => Object.entries(one.examples ?? {}));
  if (entries.length === 0) return html`${description}`;
  if (!explained.has(status)) {
    return html`${entries.map(([code], index) => html`${index > 0 ? ', ' : ''}<code>${code}</code>`)}`;
  }
  return html`${entries.map(([code, { summary }]) => html`<p><code>${code}</code> ${inlineMarkdown(summary)}</p>`)}`;
}

function samples({ method, path, operation }: Entry, { document }: Context): Html {
  return html`${requestSamples(document, method, path, operation).map(
    ({ id, name, code }) => html`<div class="sample ${id}">${raw(codeBlock(code, name))}</div>`,
  )}`;
}

function answerExample({ responses }: Operation, { document }: Context): Html {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const content = response && resolveResponse(document, response).content?.['application/json'];
  if (!content) return NONE;
  return jsonExample('Response', exampleOf(content.schema, document));
}

function deliveryExample({ requestBody }: Operation, { document }: Context): Html {
  const content = requestBody?.content['application/json'];
  if (!content) return NONE;
  return jsonExample('Body', content.example ?? exampleOf(content.schema, document));
}

function jsonExample(title: string, value: unknown): Html {
  return html`<p class="caption">${title}</p>
    ${raw(codeBlock(JSON.stringify(value, null, 2), `${title}, JSON`))}`;
}
