/** The revocation endpoint (RFC 7009): either token revokes the whole grant. */
import { labelCompany } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { isToken } from '#lib/token.ts';
import { OAuthError } from '#errors.ts';
import { clientByClientId, grantByToken } from '../store/provider.ts';
import { clientAuthentication } from './client.ts';
import type { ClientCredentials } from './client.ts';
import { endGrant } from './grant.ts';
import type { Fields } from './token.ts';

/**
 * The contract sends no client credentials, so possession of the token is enough. Credentials that
 * are sent must be right and belong to the token's client. An unknown token counts as revoked.
 */
export async function revoke(
  ctx: PublicCtx,
  { fields, credentials }: { fields: Fields; credentials: ClientCredentials | null },
): Promise<{ success: true; data: null }> {
  const { token } = fields;
  if (token === undefined) throw new OAuthError('invalid_request', 'token is missing.');
  const isOurs = isToken('oat_', token) || isToken('ort_', token);
  const grant = grantByToken(ctx, isOurs ? await sha256Hex(token) : '');
  const [client, holder] = credentials
    ? await runPlan(ctx, QueryPlan.all([await clientIdentification(ctx, credentials), grant]))
    : [null, await runPlan(ctx, grant)];
  labelCompany(holder?.companyId ?? null);
  if (holder && client && client.id !== holder.clientId) {
    throw new OAuthError('invalid_grant', 'The token belongs to another client.');
  }
  if (holder) await endGrant(ctx, holder, 'revoked by its holder');
  return { success: true, data: null };
}

/** A client id without a secret proves nothing, and need not: the token alone is enough to revoke it. */
async function clientIdentification(ctx: PublicCtx, presented: ClientCredentials) {
  if (presented.secret !== null) return clientAuthentication(ctx, presented);
  return QueryPlan.map(clientByClientId(ctx, presented.clientId), (client) => {
    if (client) return { id: client.id };
    throw new OAuthError('invalid_client', 'The client is unknown.');
  });
}
