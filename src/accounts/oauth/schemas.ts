/**
 * What OAuth clients send and receive, without the API's envelope (contract 2.2, 5.3, 5.6), and the
 * record of a code in KV.
 */
import * as z from 'zod';
import { roles, scopes } from '#access.ts';

const url = z.url();

/** RFC 8414, section 2. */
export const ServerMetadata = z.object({
  issuer: url,
  authorization_endpoint: url,
  token_endpoint: url,
  revocation_endpoint: url,
  userinfo_endpoint: url,
  scopes_supported: z.array(z.enum(scopes)),
  response_types_supported: z.array(z.string()),
  response_modes_supported: z.array(z.string()),
  grant_types_supported: z.array(z.string()),
  code_challenge_methods_supported: z.array(z.string()),
  token_endpoint_auth_methods_supported: z.array(z.string()),
  revocation_endpoint_auth_methods_supported: z.array(z.string()),
  authorization_response_iss_parameter_supported: z.boolean(),
  client_id_metadata_document_supported: z.boolean(),
  service_documentation: url,
});

/** RFC 9728, section 2. */
export const ResourceMetadata = z.object({
  resource: url,
  authorization_servers: z.array(url),
  scopes_supported: z.array(z.enum(scopes)),
  bearer_methods_supported: z.array(z.string()),
  resource_name: z.string(),
  resource_documentation: url,
});

const field = z.string().optional();

export const TokenRequest = z.object({
  grant_type: z.enum(['authorization_code', 'refresh_token']),
  client_id: field.meta({ description: 'The client ID, here or by HTTP Basic.' }),
  client_secret: field.meta({
    description: 'The secret of a confidential client, here or by HTTP Basic.',
  }),
  code: field,
  redirect_uri: field.meta({
    description: 'Required with a code. Must match the authorization request.',
  }),
  code_verifier: field.meta({ description: 'Required with a code that was requested with PKCE.' }),
  refresh_token: field,
  scope: field.meta({
    description: 'With a refresh token, to request fewer scopes than were granted.',
  }),
  resource: field.meta({
    description: 'The resource (RFC 8707). Must match the authorization request.',
  }),
});

export const TokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  refresh_token: z
    .string()
    .describe(
      'Valid for two years from now. Every refresh returns a new one with two years of its own.',
    ),
  scope: z.string(),
});
export type TokenAnswer = z.output<typeof TokenAnswer>;

export const RevokeRequest = z.object({
  token: z.string().meta({ description: 'An access token or a refresh token.' }),
  token_type_hint: field,
  client_id: field,
  client_secret: field,
});

/** Clients ignore the body (RFC 7009, 2.2). */
export const RevokeAnswer = z.object({ success: z.literal(true), data: z.null() });

/** Fields outside the token's scopes are null. */
export const UserInfo = z.object({
  sub: z
    .string()
    .nullable()
    .meta({ description: 'The user id as a string, for OpenID Connect clients.' }),
  id: z.int().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  role: z.enum(roles).nullable(),
  tenant_id: z.string().nullable(),
  company: z.object({ subdomain: z.string(), name: z.string() }).nullable(),
});
export type UserInfo = z.output<typeof UserInfo>;

/** What a code was issued for, stored by the digest of the code. */
export const CodeRecord = z.object({
  clientId: z.int(),
  userId: z.int(),
  tenant: z.object({ id: z.int(), subdomain: z.string(), name: z.string().optional() }),
  scopes: z.array(z.enum(scopes)).readonly(),
  redirectUri: z.string(),
  resource: z.string().nullable(),
  challenge: z.string().nullable(),
  /** Of the consent page, for the email about the access; absent in codes of an earlier version. */
  language: z.string().default('en'),
  issuedAt: z.int(),
  expiresAt: z.int(),
});
export type CodeRecord = z.output<typeof CodeRecord>;

/** The longest authorization request. */
const REQUEST_LENGTH_MAX = 8192;

export const ConsentForm = z.object({
  /** The query of the authorization request, as sent. */
  request: z.string().max(REQUEST_LENGTH_MAX),
  decision: z.enum(['allow', 'deny']),
  company_id: z.string().optional(),
});
