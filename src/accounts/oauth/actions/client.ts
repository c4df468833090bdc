/** Which client it is that asks, and whether it is (RFC 6749, 2.3). */
import type { PublicCtx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { isToken } from '#lib/token.ts';
import { OAuthError } from '#errors.ts';
import { clientWithSecret } from '../store.ts';

/** What a request says of its client. */
export type Presented = { clientId: string; secret: string | null };

/** Throws `invalid_client`. The reading may travel with others in one round trip. */
export async function authenticating(
  ctx: PublicCtx,
  presented: Presented | null,
): Promise<QueryPlan<{ id: number }>> {
  if (!presented) throw new OAuthError('invalid_client', 'client_id is missing.');
  // Basic has no way to say that there is none.
  const secret = presented.secret || null;
  const hash = secret !== null && isToken('ocs_', secret) ? await sha256Hex(secret) : null;
  return QueryPlan.map(clientWithSecret(ctx, presented.clientId, hash), (client) => {
    if (!client) throw unknown();
    const isProven = client.kind === 'public' ? secret === null : client.isSecretRight;
    if (!isProven) throw unknown();
    return { id: client.id };
  });
}

/** The same for an unknown client and a wrong secret: client ids are not to be tried out. */
function unknown(): OAuthError {
  return new OAuthError('invalid_client', 'The client is unknown or its secret is wrong.');
}
