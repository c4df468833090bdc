/** The revocation endpoint (RFC 7009): either token ends the grant, which is what "disconnect" means. */
import type { PublicCtx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { isToken } from '#lib/token.ts';
import { OAuthError } from '#errors.ts';
import { clientByName, grantByToken } from '../store.ts';
import { authenticating } from './client.ts';
import type { Presented } from './client.ts';
import { endGrant } from './grant.ts';
import type { Fields } from './token.ts';

/**
 * Possession is enough, as the contract sends no credentials; those that are sent must be right, and
 * the client's own token. An unknown token is one that is revoked.
 */
export async function revoke(
  ctx: PublicCtx,
  { fields, credentials }: { fields: Fields; credentials: Presented | null },
): Promise<{ success: true; data: null }> {
  const { token } = fields;
  if (token === undefined) throw new OAuthError('invalid_request', 'token is missing.');
  const isOurs = isToken('oat_', token) || isToken('ort_', token);
  const grant = grantByToken(ctx, isOurs ? await sha256Hex(token) : '');
  const [client, holder] = credentials
    ? await runPlan(ctx, QueryPlan.all([await naming(ctx, credentials), grant]))
    : [null, await runPlan(ctx, grant)];
  if (holder && client && client.id !== holder.clientId) {
    throw new OAuthError('invalid_grant', 'The token belongs to another client.');
  }
  if (holder) await endGrant(ctx, holder, 'revoked by its holder');
  return { success: true, data: null };
}

/** A name alone proves nothing, and need not: whoever has the token may end it. */
async function naming(ctx: PublicCtx, presented: Presented) {
  if (presented.secret !== null) return authenticating(ctx, presented);
  return QueryPlan.map(clientByName(ctx, presented.clientId), (client) => {
    if (client) return { id: client.id };
    throw new OAuthError('invalid_client', 'The client is unknown.');
  });
}
