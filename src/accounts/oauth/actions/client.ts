/** Client authentication (RFC 6749, 2.3). */
import type { PublicCtx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { isToken } from '#lib/token.ts';
import { OAuthError } from '#errors.ts';
import { clientWithSecret } from '../store/provider.ts';

/** The client id and secret of a request. */
export type ClientCredentials = { clientId: string; secret: string | null };

/** Throws `invalid_client`. Returns a plan, so that the caller can read more in the same round trip. */
export async function clientAuthentication(
  ctx: PublicCtx,
  credentials: ClientCredentials | null,
): Promise<QueryPlan<{ id: number; name: string }>> {
  if (!credentials) throw new OAuthError('invalid_client', 'client_id is missing.');
  // HTTP Basic cannot leave the secret out, so an empty one means none.
  const secret = credentials.secret || null;
  const hash = secret !== null && isToken('ocs_', secret) ? await sha256Hex(secret) : null;
  return QueryPlan.map(clientWithSecret(ctx, credentials.clientId, hash), (client) => {
    if (!client) throw invalidClient();
    const isProven = client.kind === 'public' ? secret === null : client.isSecretRight;
    if (!isProven) throw invalidClient();
    return { id: client.id, name: client.name };
  });
}

/** One error for an unknown client and a wrong secret, so that client ids cannot be enumerated. */
function invalidClient(): OAuthError {
  return new OAuthError('invalid_client', 'The client is unknown or its secret is wrong.');
}
