/** The API's document, as its readers hold an answer against it. */
import * as z from 'zod';
import { oauth } from '#accounts/oauth/endpoints.tsx';
import { openApiDocument } from '#integrations/openapi/document.ts';
import type { Response } from '#integrations/openapi/responses.ts';
import type { Schema } from '#integrations/openapi/json-schemas.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { API } from './call.ts';
import type { Answer } from './call.ts';

export const document = openApiDocument(endpoints, oauth, API);

export type Told = Pick<Answer<unknown>, 'status' | 'headers' | 'text' | 'body'>;

/** Where an answer is not as the document says: its status, the shape of its body, its headers. */
export function faultsOf(method: string, path: string, told: Told): string[] {
  const { status, text, body } = told;
  const listed = document.paths[path]?.[method.toLowerCase()]?.responses[status];
  const response = listed && '$ref' in listed ? responseOf(listed.$ref) : listed;
  if (!response) return [`${method} ${path} answered ${status}`];
  const schema = response.content?.['application/json']?.schema;
  const { error } = schema ? asShape(schema).safeParse(body) : {};
  return [
    ...headerFaults(response.headers ?? {}, told.headers),
    ...(error ? [z.prettifyError(error)] : []),
    ...(!schema && text !== '' ? ['has a body'] : []),
  ].map((fault) => `${method} ${path} ${status}: ${fault}`);
}

/** What is promised and not there, and what is there of what the document knows and not announced. */
function headerFaults(announced: NonNullable<Response['headers']>, headers: Headers): string[] {
  const known: Readonly<Record<string, { required: boolean }>> = document.components.headers;
  const promised = Object.entries(announced).flatMap(([name, header]) =>
    ('$ref' in header ? known[name] : header)?.required ? [name] : [],
  );
  return [
    ...promised.filter((name) => !headers.has(name)).map((name) => `${name} is missing`),
    ...Object.keys(known)
      .filter((name) => headers.has(name) && !(name in announced))
      .map((name) => `${name} is not announced`),
  ];
}

function responseOf(ref: string) {
  return document.components.responses[ref.split('/').at(-1) ?? ''];
}

const shapes = new Map<Schema, z.ZodType>();

/** The document's schema as a shape, with all components at hand. */
export function asShape(schema: Schema): z.ZodType {
  const known = shapes.get(schema);
  if (known) return known;
  const json = JSON.stringify({ ...schema, $defs: document.components.schemas });
  const made = z.fromJSONSchema(JSON.parse(json.replaceAll('#/components/schemas/', '#/$defs/')));
  shapes.set(schema, made);
  return made;
}

/** The schema behind a reference to a component. */
export function dereferenced(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (document.components.schemas[name] ?? {});
}
