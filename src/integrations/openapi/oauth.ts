/** The OAuth endpoints in the document, with plain bodies and errors as in RFC 6749. */
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

/** Client authentication by HTTP Basic; the fields of the body work too. */
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
        headers: headerRefs(
          'X-Request-Id',
          'RateLimit-Policy',
          'X-RateLimit-Limit',
          ...(terms.body ? (['X-Unknown-Fields'] as const) : []),
        ),
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

/** Both content types have the same fields. */
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

/** An error of any request, and the OAuth error it is answered with. */
type GeneralError = readonly [ErrorCode, OAuthErrorCode];
const alwaysPossible: readonly GeneralError[] = [['https_required', 'invalid_request']];
const rateLimited: readonly GeneralError[] = [
  ...alwaysPossible,
  ['too_many_requests', 'temporarily_unavailable'],
  ['unexpected', 'server_error'],
  ['storage_unavailable', 'temporarily_unavailable'],
];
const generalErrors: Readonly<Record<OAuthEndpoint['kind'], readonly GeneralError[]>> = {
  'oauth-metadata': alwaysPossible,
  'oauth-form': [...rateLimited, ['too_large', 'invalid_request']],
  'oauth-bearer': [...rateLimited, ['tenant_mismatch', 'invalid_request']],
};

/** An error of the document, with a unique name for its example. */
type DocumentedError = { name: string; status: number; error: OAuthErrorCode; sentence: string };

function errorsOf({ kind, terms }: OAuthEndpoint): Responses {
  const own = terms.errors.map((error): DocumentedError => {
    return { name: error, status: statuses[error] ?? 400, error, sentence: oauthErrorWords[error] };
  });
  const general = generalErrors[kind].map(([code, error]): DocumentedError => {
    const [status, sentence] = errorTable[code];
    return { name: code, status, error, sentence };
  });
  const byStatus = Map.groupBy([...own, ...general], ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, listed]) => [status, errorResponse(status, listed)]),
  );
}

function errorResponse(status: number, listed: readonly DocumentedError[]): Response {
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
