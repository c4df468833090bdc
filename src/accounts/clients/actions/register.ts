/** Prepares the registration of a client and the rotation of its secret; the caller commits the writes. */
import type { Scope } from '#access.ts';
import type { PublicCtx } from '#context.ts';
import type { Statement } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { newClientId, newToken } from '#lib/token.ts';
import type { PkcePolicy } from '#vocabulary/lists.ts';
import { OLD_SECRET_MS, pkcePolicy } from '../rules.ts';
import { expireNewestSecret, expireOlderSecrets, insertClient, insertSecret } from '../store.ts';

export type ClientRegistration = {
  name: string;
  redirectUris: readonly string[];
  scopes: readonly Scope[];
  isPublic: boolean;
  pkce?: PkcePolicy | undefined;
  /** The company whose members alone can use it; all companies when absent. */
  companyId?: number;
  /** Fixed values for the development seed; random ones when absent. */
  clientId?: string | undefined;
  secret?: string | undefined;
};

/** Returns the writes and the secret, of which only the digest is stored. The secret of a public client is null. */
export async function prepareRegistration(
  ctx: PublicCtx,
  registration: ClientRegistration,
): Promise<{ id: number; clientId: string; secret: string | null; writes: Statement[] }> {
  const { name, redirectUris, scopes, isPublic, companyId } = registration;
  const pkce = pkcePolicy(isPublic, registration.pkce);
  const id = ctx.newId();
  const clientId = registration.clientId ?? newClientId();
  const secret = isPublic ? null : (registration.secret ?? newToken('ocs_'));
  const client = insertClient(ctx, {
    id,
    clientId,
    name: name.trim(),
    kind: isPublic ? 'public' : 'confidential',
    pkce,
    redirectUris: [...redirectUris],
    allowedScopes: [...scopes],
    ...(companyId !== undefined && { companyId }),
  });
  return { id, clientId, secret, writes: [client, ...(await insertSecretIfAny(ctx, id, secret))] };
}

async function insertSecretIfAny(
  ctx: PublicCtx,
  id: number,
  secret: string | null,
): Promise<Statement[]> {
  if (secret === null) return [];
  return [insertSecret(ctx, { id: ctx.newId(), clientId: id, hash: await sha256Hex(secret) })];
}

/**
 * Returns the writes and the new secret. The previous secret stays valid for a day, or ends now
 * with `atOnce`, for one that has leaked. Older secrets end now.
 */
export async function prepareRotation(
  ctx: PublicCtx,
  clientId: number,
  { atOnce }: { atOnce: boolean },
): Promise<{ secret: string; oldSecretUntil: Date; writes: Statement[] }> {
  const secret = newToken('ocs_');
  const oldSecretUntil = new Date(ctx.now.getTime() + (atOnce ? 0 : OLD_SECRET_MS));
  return {
    secret,
    oldSecretUntil,
    writes: [
      expireOlderSecrets(ctx, clientId, ctx.now),
      expireNewestSecret(ctx, clientId, oldSecretUntil),
      insertSecret(ctx, { id: ctx.newId(), clientId, hash: await sha256Hex(secret) }),
    ],
  };
}
