/** What it takes to register a client and to exchange its secret, for the batch of whoever does. */
import type { Scope } from '#access.ts';
import type { PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { newClientId, newToken } from '#lib/token.ts';
import type { PkcePolicy } from '#vocabulary.ts';
import { OLD_SECRET_MS, policyOf } from '../rules.ts';
import {
  endSecrets,
  insertClient,
  insertSecret,
  newestSecret,
  oneSecret,
  otherSecrets,
} from '../store.ts';

export type Registering = {
  name: string;
  redirectUris: readonly string[];
  scopes: readonly Scope[];
  isPublic: boolean;
  pkce?: PkcePolicy | undefined;
  /** Whose it is; none: everybody's. */
  companyId?: number;
  /** Of one's own making, for the development seed; random ones when absent. */
  clientId?: string | undefined;
  secret?: string | undefined;
};

/** The secret is told once: it rests as its digest. Null: a public client has none. */
export async function registering(
  ctx: PublicCtx,
  given: Registering,
): Promise<{ id: number; clientId: string; secret: string | null; writes: Statement[] }> {
  const { name, redirectUris, scopes, isPublic, companyId } = given;
  const pkce = policyOf(isPublic, given.pkce);
  const id = ctx.newId();
  const clientId = given.clientId ?? newClientId();
  const secret = isPublic ? null : (given.secret ?? newToken('ocs_'));
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
  return { id, clientId, secret, writes: [client, ...(await secretOf(ctx, id, secret))] };
}

async function secretOf(ctx: PublicCtx, id: number, secret: string | null): Promise<Statement[]> {
  if (secret === null) return [];
  return [insertSecret(ctx, { id: ctx.newId(), clientId: id, hash: await sha256Hex(secret) })];
}

/** The secret before goes on for a day, or with `atOnce` ends now: it was lost to somebody. Older ones end. */
export async function rotating(
  ctx: PublicCtx,
  clientId: number,
  { atOnce }: { atOnce: boolean },
): Promise<{ secret: string; oldSecretUntil: Date; writes: Statement[] }> {
  const before = await runPlan(ctx, newestSecret(ctx, clientId));
  const secret = newToken('ocs_');
  const id = ctx.newId();
  const oldSecretUntil = new Date(ctx.now.getTime() + (atOnce ? 0 : OLD_SECRET_MS));
  return {
    secret,
    oldSecretUntil,
    writes: [
      insertSecret(ctx, { id, clientId, hash: await sha256Hex(secret) }),
      ...(before === null ? [] : [endSecrets(ctx, oneSecret(before), oldSecretUntil)]),
      endSecrets(ctx, otherSecrets(clientId, [id, before ?? id]), ctx.now),
    ],
  };
}
