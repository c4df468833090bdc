/** The types of operations and their parts, and the headers that single operations read. */
import type { Endpoint } from '#http/endpoint.ts';
import { IDEMPOTENCY_KEY } from '#http/headers.ts';
import type { Responses } from './responses.ts';
import type { Schema } from './json-schemas.ts';

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  /** Of values by a key: `name[key]=value`. */
  style?: 'deepObject';
  explode?: boolean;
  description?: string;
  schema: Schema;
};
export type Body = {
  required: boolean;
  content: Record<string, { schema: Schema; example?: unknown }>;
};
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  /** Security schemes, each with the required scopes. */
  security: Record<string, readonly string[]>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Body;
  responses: Responses;
  'x-roles'?: readonly string[];
};
export type PathItem = Record<string, Operation>;

export function headersOf(endpoint: Endpoint): Parameter[] {
  if (endpoint.kind !== 'public' || endpoint.method !== 'POST') return [];
  const own = (endpoint.terms.headers ?? []).filter((name) => name !== IDEMPOTENCY_KEY);
  return own.map((name) => ({
    name,
    in: 'header',
    required: true,
    description: 'The key of the website. It is not read from the query.',
    schema: { type: 'string' },
  }));
}
