/** The responses of an operation: success in the envelope of its audience, and every error it can have. */
import * as z from 'zod';
import { $ZodObject } from 'zod/v4/core';
import type { $ZodType } from 'zod/v4/core';
import { permissions } from '#access.ts';
import type { Role } from '#access.ts';
import { isOfContract } from '#http/contract.ts';
import type { Endpoint, TenantEndpoint } from '#http/endpoint.ts';
import { IDEMPOTENCY_KEY } from '#http/headers.ts';
import { errorTable } from '#errors.ts';
import type { ErrorCode } from '#errors.ts';
import type { Schema, SchemaBook } from './json-schemas.ts';
import { errorExtras, statusWords } from './error-texts.ts';

type Ref = { $ref: string };
/** `required` tells whether every such response has it. */
type Header = { description: string; required: boolean; schema: Schema };
export type Response = {
  description: string;
  headers?: Record<string, Ref | Header>;
  content?: Record<
    string,
    {
      schema: Schema;
      example?: unknown;
      examples?: Record<string, { summary: string; value: unknown }>;
    }
  >;
};
export type Responses = Record<string, Response | Ref>;

const requestId = '00000000-0000-4000-8000-000000000000';

export const headers = {
  'X-Request-Id': header('The id of this request. Include it when you contact support.', {
    type: 'string',
  }),
  'RateLimit-Policy': header(
    'The rate limit: its name, number of calls (q) and window in seconds (w).',
    { type: 'string' },
  ),
  'X-RateLimit-Limit': header('The allowed calls per minute.', { type: 'integer' }),
  'X-RateLimit-Remaining': header('0 when the limit is reached.', { type: 'integer' }),
  'Retry-After': header('Seconds to wait before the next call.', { type: 'integer' }),
  'WWW-Authenticate': header(
    'What the token is missing (RFC 6750), and where to get a valid one (RFC 9728).',
    { type: 'string' },
  ),
  ETag: header('Send it as `If-None-Match` to get 304 for an unchanged response.', {
    type: 'string',
  }),
  'X-Unknown-Fields': header(
    'Present if the body has fields that the operation does not know and ignored: their names, percent-encoded, at most 20. Nested fields use dots.',
    { type: 'string' },
    false,
  ),
  'X-Unknown-Parameters': header(
    'Present if the query has parameters that the operation does not know and ignored: their names, percent-encoded, at most 20.',
    { type: 'string' },
    false,
  ),
  'Preference-Applied': header(
    'Present if the response has the `id` of the record only, as `Prefer` asked.',
    { type: 'string', const: 'return=minimal' },
    false,
  ),
  'Idempotent-Replayed': header(
    'Present if the `Idempotency-Key` was used before and this is the original response.',
    { type: 'string', const: 'true' },
    false,
  ),
} as const;

function header(description: string, schema: Schema, required = true): Header {
  return { description, required, schema };
}

export function headerRefs(...names: (keyof typeof headers)[]): Record<string, Ref> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The error bodies by audience. Each response narrows `code` to those it can have. */
export function addErrorSchemas(book: SchemaBook): void {
  const shared = {
    code: z.string().describe('A stable error code.'),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe('Messages by field. Nested fields use dots.'),
    scope: z.string().optional().describe('The missing scope.'),
    id: z.int().optional().describe('The id of the record the error is about.'),
    retry_after: z.int().optional().describe('Seconds to wait.'),
    related: z
      .object({ type: z.string(), id: z.int() })
      .optional()
      .describe(
        'The other record that a conflict (409) is with, or the one that was kept (404 `merged`).',
      ),
    request_id: z.string(),
  };
  const success = z.literal(false);
  const shapes = {
    Error: z.object({
      success,
      message: z.string().describe('A human-readable message.'),
      ...shared,
    }),
    PublicError: z.object({
      success,
      message: z.string().describe('The HTTP status as text.'),
      detail: z.string().describe('A human-readable message.'),
      ...shared,
    }),
  };
  for (const [name, shape] of Object.entries(shapes)) book.add(name, book.of(shape, 'output'));
}

export class ResponseBook {
  readonly named: Record<string, Response> = {};
  private readonly schemas: SchemaBook;

  constructor(schemas: SchemaBook) {
    this.schemas = schemas;
  }

  of(endpoint: Endpoint): Responses {
    const byStatus = Map.groupBy(errorCodesOf(endpoint), (code) => errorTable[code][0]);
    const errors = [...byStatus].map(([status, codes]) => [
      String(status),
      this.error(endpoint, status, codes),
    ]);
    return { ...this.success(endpoint), ...Object.fromEntries(errors) };
  }

  private success(endpoint: Endpoint): Responses {
    const { kind: audience, terms } = endpoint;
    const status = terms.status ?? 200;
    const hasEtag = isRevalidated(endpoint);
    const data = this.schemas.of(terms.returns, 'output');
    const responseHeaders = {
      ...headerRefs('RateLimit-Policy', 'X-RateLimit-Limit', 'X-Unknown-Parameters'),
      ...(ignoresFields(endpoint) && headerRefs('X-Unknown-Fields')),
      ...(hasEtag && headerRefs('ETag')),
      ...headerRefs('X-Request-Id'),
      ...(isRepeatable(endpoint) && headerRefs('Idempotent-Replayed')),
      ...(isMinimal(endpoint) && headerRefs('Preference-Applied')),
    };
    return {
      [status]: {
        description: status === 201 ? 'Created' : 'OK',
        headers: responseHeaders,
        content: { 'application/json': { schema: envelopeOf(audience, status, data) } },
      },
      ...(hasEtag && { 304: { description: 'Not modified', headers: responseHeaders } }),
    };
  }

  /** Responses with the same errors are one component, named by their codes. */
  private error(endpoint: Endpoint, status: number, codes: readonly ErrorCode[]): Ref {
    const audience = endpoint.kind;
    const ignores = ignoresFields(endpoint);
    const name = [...(audience === 'public' ? ['public'] : []), ...codes]
      .concat(ignores ? 'ignored' : [])
      .join('-');
    this.named[name] ??= {
      description: statusWords[status] ?? codes.map((code) => errorTable[code][1]).join(' '),
      headers: {
        ...errorHeaders(status),
        ...headerRefs('X-Unknown-Parameters'),
        ...(ignores && headerRefs('X-Unknown-Fields')),
        ...(codes.includes('still_running') && { 'Retry-After': retryAfterRunning }),
      },
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: `#/components/schemas/${audience === 'public' ? 'PublicError' : 'Error'}` },
              { type: 'object', properties: { code: { type: 'string', enum: [...codes] } } },
            ],
          },
          examples: Object.fromEntries(codes.map((code) => [code, example(audience, code)])),
        },
      },
    };
    return { $ref: `#/components/responses/${name}` };
  }
}

function envelopeOf(audience: Endpoint['kind'], status: number, data: Schema): Schema {
  const success: Schema = { type: 'boolean', const: true };
  const message: Schema = { type: 'string', const: String(status) };
  return audience === 'public'
    ? {
        type: 'object',
        required: ['success', 'message', 'data'],
        properties: { success, message, data },
      }
    : { type: 'object', required: ['success', 'data'], properties: { success, data } };
}

const retryAfterRunning = header(
  'With `still_running`: seconds to wait before you repeat the request.',
  { type: 'integer' },
  false,
);

export function errorHeaders(status: number): Record<string, Ref> {
  const common = headerRefs('X-Request-Id', 'RateLimit-Policy', 'X-RateLimit-Limit');
  switch (status) {
    case 401:
    case 403:
      return { ...common, ...headerRefs('WWW-Authenticate') };
    case 429:
      return { ...common, ...headerRefs('X-RateLimit-Remaining', 'Retry-After') };
    case 503:
      return { ...common, ...headerRefs('Retry-After') };
    default:
      return common;
  }
}

function example(audience: Endpoint['kind'], code: ErrorCode) {
  const [status, sentence] = errorTable[code];
  const texts =
    audience === 'public' ? { message: String(status), detail: sentence } : { message: sentence };
  return {
    summary: sentence,
    value: { success: false, ...texts, code, ...errorExtras[code], request_id: requestId },
  };
}

/** Whether the endpoint accepts an `Idempotency-Key`. */
export function isRepeatable({ kind, method, terms }: Endpoint): boolean {
  if (method !== 'POST') return false;
  return (
    kind === 'tenant' || ('headers' in terms && (terms.headers ?? []).includes(IDEMPOTENCY_KEY))
  );
}

/** Whether the endpoint accepts `Prefer: return=minimal`. */
export function isMinimal({ terms }: Endpoint): boolean {
  return terms.minimal === true;
}

/** Whether the endpoint ignores unknown fields and names them. */
function ignoresFields(endpoint: Endpoint): boolean {
  return endpoint.method !== 'GET' && isOfContract(endpoint);
}

/** Whether the endpoint sends an `ETag` and accepts `If-None-Match`. */
export function isRevalidated({ method }: Endpoint): boolean {
  return method === 'GET';
}

/** Paths with the id of a candidate or an application. */
const OF_PERSONS =
  /^\/api\/candidate(?:s|-job)\/(?!bulk\/|destroy-document\/|dismiss-duplicate\/|use-as-cv\/)[^{]+\{id\}/u;

/** The error codes of an endpoint, ordered by status. */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const { terms, path } = endpoint;
  // A URL can be too large too.
  const codes: ErrorCode[] = ['malformed_url', 'repeated_parameter', 'too_large'];
  if (endpoint.kind === 'tenant') codes.push(...authorizationErrors(endpoint.terms));
  if (/_?id\}/u.test(path)) codes.push('not_found');
  if (OF_PERSONS.test(path)) codes.push('merged');
  if (terms.body || terms.files) codes.push('incomplete_body', 'unsupported_content_coding');
  if (terms.body) codes.push('malformed_json', 'json_too_deep', 'unsupported_media_type');
  if (terms.files) codes.push('malformed_multipart', 'unsupported_media_type');
  if (hasCursor(terms.query)) codes.push('cursor_of_another_order');
  if (terms.params || terms.query || terms.body || terms.files) codes.push('invalid_input');
  if (endpoint.method !== 'GET' && !isOfContract(endpoint)) codes.push('unknown_field');
  if (isRepeatable(endpoint)) {
    codes.push('still_running', 'answer_lost', 'idempotency_mismatch', 'invalid_input');
  }
  codes.push(...(terms.errors ?? []), 'too_many_requests', 'unexpected', 'storage_unavailable');
  return [...new Set(codes)].sort((a, b) => errorTable[a][0] - errorTable[b][0]);
}

function hasCursor(query: $ZodType | undefined): boolean {
  return query instanceof $ZodObject && 'cursor' in query._zod.def.shape;
}

function authorizationErrors({ needs, limited }: TenantEndpoint['terms']): ErrorCode[] {
  const { scopes, role }: { scopes: readonly (readonly string[])[]; role: Role } =
    permissions[needs];
  return [
    'unauthenticated',
    'invalid_token',
    'https_required',
    ...(scopes.every((set) => set.length > 0) ? (['insufficient_scope'] as const) : []),
    ...(role === 'Viewer' ? [] : (['insufficient_role'] as const)),
    ...(limited ? [] : (['insufficient_access'] as const)),
    'tenant_mismatch',
  ];
}
