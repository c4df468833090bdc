/** The OAuth endpoints in the document: bare bodies, and errors as RFC 6749 has them. */
import * as z from 'zod';
import { permissions } from '#access.ts';
import type { OAuthEndpoint } from '#http/oauth.ts';
import { errorTable } from '#errors.ts';
import type { OAuthErrorCode, ErrorCode } from '#errors.ts';
import type { Body, Operation } from './operation.ts';
import { errorHeaders, headerRefs } from './responses.ts';
import type { Response, Responses } from './responses.ts';
import type { SchemaBook } from './json-schemas.ts';
import { oauthErrorWords, oauthTag } from './texts.ts';

/** Of a client that proves itself by the header; it may do so in the body as well. */
export const clientScheme = {
  type: 'http',
  scheme: 'basic',
  description: 'The client_id and client_secret of a confidential client (RFC 6749, 2.3.1).',
} as const;

export function addOAuthSchema(schemas: SchemaBook): void {
  const shape = z.object({
    error: z.string().describe('A stable error code.'),
    error_description: z.string().describe('A message for developers.'),
  });
  schemas.add('OAuthError', schemas.of(shape, 'output'));
}

export function oauthOperation(
  endpoint: OAuthEndpoint,
  operationId: string,
  schemas: SchemaBook,
): Operation {
  const { terms } = endpoint;
  return {
    operationId,
    tags: [oauthTag.name],
    summary: terms.about,
    security: securityOf(endpoint),
    ...(terms.body && { requestBody: { required: true, content: bodiesOf(terms.body, schemas) } }),
    responses: {
      200: {
        description: 'OK',
        headers: headerRefs('RateLimit-Policy', 'X-RateLimit-Limit'),
        content: { 'application/json': { schema: schemas.of(terms.returns, 'output') } },
      },
      ...errorsOf(endpoint),
    },
  };
}

export function oauthMethod(endpoint: OAuthEndpoint): string {
  return endpoint.method.toLowerCase();
}

function securityOf(endpoint: OAuthEndpoint): Operation['security'] {
  switch (endpoint.kind) {
    case 'oauth-metadata':
      return [];
    case 'oauth-form':
      return [{ client: [] }, {}];
    case 'oauth-bearer':
      return permissions[endpoint.terms.needs].scopes.map((set) => ({ oauth2: [...set] }));
  }
}

/** The same fields either way. */
function bodiesOf(shape: z.ZodType, schemas: SchemaBook): Body['content'] {
  const schema = schemas.of(shape, 'input');
  return {
    'application/json': { schema },
    'application/x-www-form-urlencoded': { schema },
  };
}

/** RFC 6749, 5.2; RFC 6750, 3.1. */
const statuses: Partial<Record<OAuthErrorCode, number>> = {
  invalid_client: 401,
  invalid_token: 401,
  insufficient_scope: 403,
};

/** What may become of any request, and which error it is here. */
type Refusal = readonly [ErrorCode, OAuthErrorCode];
const anywhere: readonly Refusal[] = [['https_required', 'invalid_request']];
const counted: readonly Refusal[] = [
  ...anywhere,
  ['too_many_requests', 'temporarily_unavailable'],
  ['unexpected', 'server_error'],
  ['storage_unavailable', 'temporarily_unavailable'],
];
const refusals: Readonly<Record<OAuthEndpoint['kind'], readonly Refusal[]>> = {
  'oauth-metadata': anywhere,
  'oauth-form': [...counted, ['too_large', 'invalid_request']],
  'oauth-bearer': [...counted, ['tenant_mismatch', 'invalid_request']],
};

/** An error in the document, under a name that its answer has once. */
type Listed = { name: string; status: number; error: OAuthErrorCode; sentence: string };

function errorsOf({ kind, terms }: OAuthEndpoint): Responses {
  const own = terms.errors.map((error): Listed => {
    return { name: error, status: statuses[error] ?? 400, error, sentence: oauthErrorWords[error] };
  });
  const general = refusals[kind].map(([code, error]): Listed => {
    const [status, sentence] = errorTable[code];
    return { name: code, status, error, sentence };
  });
  const byStatus = Map.groupBy([...own, ...general], ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, listed]) => [status, errorAnswer(status, listed)]),
  );
}

function errorAnswer(status: number, listed: readonly Listed[]): Response {
  const errors = [...new Set(listed.map(({ error }) => error))];
  return {
    description: listed.map(({ sentence }) => sentence).join(' '),
    headers: errorHeaders(status),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/OAuthError' },
            { type: 'object', properties: { error: { type: 'string', enum: errors } } },
          ],
        },
        examples: Object.fromEntries(
          listed.map(({ name, error, sentence }) => [
            name,
            { summary: sentence, value: { error, error_description: sentence } },
          ]),
        ),
      },
    },
  };
}
