/** A client document as it is fetched, and as it is cached in KV. */
import * as z from 'zod';
import { scopes } from '#access.ts';
import { REDIRECT_URI_LENGTH_MAX, REDIRECT_URIS_MAX } from '#lib/redirect-uris.ts';

const names = z.array(z.string()).optional();

export const MetadataDocument = z.object({
  client_id: z.string(),
  client_name: z.string().optional(),
  redirect_uris: z.array(z.string().max(REDIRECT_URI_LENGTH_MAX)).min(1).max(REDIRECT_URIS_MAX),
  grant_types: names,
  response_types: names,
  token_endpoint_auth_method: z.string().optional(),
  client_secret: z.unknown().optional(),
  scope: z.string().optional(),
});

export const CachedDocument = z.object({
  clientId: z.string(),
  host: z.string(),
  name: z.string(),
  redirectUris: z.array(z.string()).readonly(),
  allowedScopes: z.array(z.enum(scopes)).readonly(),
  expiresAt: z.int(),
});
