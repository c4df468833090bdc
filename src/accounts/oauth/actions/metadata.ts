/** The metadata of the authorization server (RFC 8414) and of the protected resources (RFC 9728). */
import { scopes } from '#access.ts';
import { acceptsClientDocuments } from '#accounts/client-documents/actions.ts';
import type { PublicCtx } from '#context.ts';
import { MCP_PATH } from '../rules.ts';

/** The issuer comes from the configuration, never from the request. */
export async function serverMetadata(ctx: PublicCtx) {
  const { apiOrigin } = ctx;
  const methods = ['client_secret_basic', 'client_secret_post', 'none'];
  return {
    issuer: apiOrigin,
    authorization_endpoint: `${apiOrigin}/authorize`,
    token_endpoint: `${apiOrigin}/api/oauth/token`,
    revocation_endpoint: `${apiOrigin}/api/oauth/revoke`,
    userinfo_endpoint: `${apiOrigin}/api/oauth/userinfo`,
    scopes_supported: scopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256', 'plain'],
    token_endpoint_auth_methods_supported: methods,
    revocation_endpoint_auth_methods_supported: methods,
    authorization_response_iss_parameter_supported: true,
    // Clients that read `true` do not register, so it is announced only if some host is allowed.
    client_id_metadata_document_supported: await acceptsClientDocuments(ctx),
    service_documentation: `${apiOrigin}/docs`,
  };
}

export function apiMetadata(ctx: PublicCtx) {
  return resourceMetadata(ctx, '', 'Recruiting API', scopes);
}

export function toolsMetadata(ctx: PublicCtx) {
  return resourceMetadata(ctx, MCP_PATH, 'Recruiting tools for agents', ['mcp']);
}

function resourceMetadata(
  { apiOrigin }: PublicCtx,
  path: string,
  name: string,
  supported: readonly string[],
) {
  return {
    resource: `${apiOrigin}${path}`,
    authorization_servers: [apiOrigin],
    scopes_supported: supported,
    bearer_methods_supported: ['header'],
    resource_name: name,
    resource_documentation: `${apiOrigin}/docs`,
  };
}
