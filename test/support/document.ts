/** The API's document, as its readers hold an answer against it. */
import * as z from 'zod';
import { oauth } from '#accounts/oauth/endpoints.tsx';
import { openApiDocument } from '#integrations/openapi/document.ts';
import type { Schema } from '#integrations/openapi/schemas.ts';
import { endpoints } from '../../src/endpoints.ts';
import { API } from './call.ts';
import type { Answer } from './call.ts';

export const document = openApiDocument(endpoints, oauth, API);

type Told = Pick<Answer<unknown>, 'status' | 'headers' | 'body'>;

/** What the document does not say of an answer: its status, the shape of its body, its headers. */
export function faultsOf(method: string, path: string, { status, headers, body }: Told): string[] {
  const listed = document.paths[path]?.[method.toLowerCase()]?.responses[status];
  const response = listed && '$ref' in listed ? responseOf(listed.$ref) : listed;
  const schema = response?.content?.['application/json']?.schema;
  if (!schema) return [`${method} ${path} answered ${status}`];
  const missing = Object.keys(response.headers ?? {}).filter((name) => !headers.has(name));
  const { error } = asShape(schema).safeParse(body);
  return [...missing, ...(error ? [z.prettifyError(error)] : [])].map(
    (fault) => `${method} ${path} ${status}: ${fault}`,
  );
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
