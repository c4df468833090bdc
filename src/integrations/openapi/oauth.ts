/** The OAuth endpoints in the document: bare bodies, and errors as RFC 6749 has them. */
import * as z from 'zod';
import { permissions } from '#access.ts';
import { methodOf } from '#http/oauth-door.ts';
import type { OAuthEndpoint } from '#http/oauth-door.ts';
import type { OAuthError } from '#problems.ts';
import type { Body, Operation } from './operation.ts';
import type { Response, Responses } from './responses.ts';
import type { SchemaBook } from './schemas.ts';
import { oauthErrorWords, oauthTag } from './words.ts';

/** Of a client that proves itself by the header; it may do so in the body as well. */
export const clientScheme = {
  type: 'http',
  scheme: 'basic',
  description: 'client_id and client_secret of a confidential client (RFC 6749, 2.3.1).',
} as const;

export function addOAuthSchema(schemas: SchemaBook): void {
  const shape = z.object({
    error: z.string().describe('Stable: decide by it.'),
    error_description: z.string().describe('For developers.'),
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
        content: { 'application/json': { schema: schemas.of(terms.returns, 'output') } },
      },
      ...errorsOf(endpoint),
    },
  };
}

export function oauthMethod(endpoint: OAuthEndpoint): string {
  return methodOf(endpoint).toLowerCase();
}

function securityOf(endpoint: OAuthEndpoint): Operation['security'] {
  switch (endpoint.kind) {
    case 'metadata':
      return [];
    case 'form':
      return [{ client: [] }, {}];
    case 'bearer':
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
const statuses: Partial<Record<OAuthError, number>> = {
  invalid_client: 401,
  invalid_token: 401,
  insufficient_scope: 403,
};

function errorsOf({ kind, terms }: OAuthEndpoint): Responses {
  const byStatus = Map.groupBy(terms.errors, (error) => statuses[error] ?? 400);
  const errors = [...byStatus].map(([status, codes]) => [status, errorAnswer(codes)] as const);
  const busy = [429, errorAnswer(['temporarily_unavailable'])] as const;
  return Object.fromEntries(kind === 'metadata' ? [] : [...errors, busy]);
}

function errorAnswer(codes: readonly OAuthError[]): Response {
  const content = {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/OAuthError' },
          { type: 'object', properties: { error: { type: 'string', enum: [...codes] } } },
        ],
      },
      examples: Object.fromEntries(
        codes.map((error) => [
          error,
          {
            summary: oauthErrorWords[error],
            value: { error, error_description: oauthErrorWords[error] },
          },
        ]),
      ),
    },
  };
  return { description: codes.map((code) => oauthErrorWords[code]).join(' '), content };
}
