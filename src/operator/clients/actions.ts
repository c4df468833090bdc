/** What the operator does with OAuth clients: registers them, exchanges their secrets, shuts them out. */
import { scopes as allScopes } from '#access.ts';
import type { Scope } from '#access.ts';
import type { PublicCtx } from '#context.ts';
import { commitAccount } from '#data/commit.ts';
import { answering, read } from '#data/statements.ts';
import { sha256Hex } from '#kit/hash.ts';
import { newClientId, newToken } from '#kit/token.ts';
import { invalid } from '#problems.ts';
import type { PkcePolicy } from '#vocabulary.ts';
import { checkName, checkRedirects, OLD_SECRET_MS, policyOf } from './rules.ts';
import {
  clientByName,
  clientList,
  endSecrets,
  insertClient,
  insertSecret,
  newestSecret,
  oneSecret,
  otherSecrets,
  setDisabled,
} from './store.ts';

export type NewClient = {
  name: string;
  redirectUris: readonly string[];
  /** All of them when absent. */
  scopes?: readonly Scope[] | undefined;
  isPublic?: boolean | undefined;
  pkce?: PkcePolicy | undefined;
  /** Of one's own making, for the development seed; random ones when absent. */
  clientId?: string | undefined;
  secret?: string | undefined;
};

/** The contract's names (2.1). The secret is in this answer and nowhere else. */
export type Registered = {
  client_id: string;
  client_secret?: string;
  redirect_uris: string;
  allowed_scopes: string;
};

export async function createClient(ctx: PublicCtx, given: NewClient): Promise<Registered> {
  const { name, redirectUris, isPublic = false, scopes = allScopes } = given;
  checkName(name);
  checkRedirects(redirectUris);
  const pkce = policyOf(isPublic, given.pkce);
  const id = ctx.newId();
  const clientId = given.clientId ?? newClientId();
  const secret = isPublic ? null : (given.secret ?? newToken('ocs_'));
  return commitAccount(ctx, {
    writes: [
      insertClient(ctx, {
        id,
        clientId,
        name: name.trim(),
        kind: isPublic ? 'public' : 'confidential',
        pkce,
        redirectUris: [...redirectUris],
        allowedScopes: [...scopes],
      }),
      ...(secret === null ? [] : [insertSecret(ctx, await secretRow(ctx, id, secret))]),
    ],
    audit: { action: 'client.create', clientId: id },
    answer: answering({
      client_id: clientId,
      ...(secret !== null && { client_secret: secret }),
      redirect_uris: redirectUris.join(' '),
      allowed_scopes: scopes.join(' '),
    }),
  });
}

export async function listClients(ctx: PublicCtx) {
  return (await read(ctx, clientList(ctx))).map((row) => ({
    client_id: row.clientId,
    name: row.name,
    kind: row.kind,
    pkce: row.pkce,
    status: row.disabledAt ? 'disabled' : 'enabled',
    redirect_uris: row.redirectUris.join(' '),
    allowed_scopes: row.allowedScopes.join(' '),
  }));
}

/** The secret before goes on for a day, or with `atOnce` ends now: it was lost to somebody. Older ones end. */
export async function rotateSecret(
  ctx: PublicCtx,
  clientId: string,
  { atOnce }: { atOnce: boolean },
): Promise<{ client_id: string; client_secret: string; old_secret_until: string }> {
  const client = await findClient(ctx, clientId);
  if (client.kind === 'public') throw invalid('client', 'A public client has no secret.');
  const before = await read(ctx, newestSecret(ctx, client.id));
  const secret = newToken('ocs_');
  const id = ctx.newId();
  const until = new Date(ctx.now.getTime() + (atOnce ? 0 : OLD_SECRET_MS));
  const hash = await sha256Hex(secret);
  return commitAccount(ctx, {
    writes: [
      insertSecret(ctx, { id, clientId: client.id, hash }),
      ...(before === null ? [] : [endSecrets(ctx, oneSecret(before), until)]),
      endSecrets(ctx, otherSecrets(client.id, [id, before ?? id]), ctx.now),
    ],
    audit: { action: 'client.rotate_secret', clientId: client.id },
    answer: answering({
      client_id: clientId,
      client_secret: secret,
      old_secret_until: until.toISOString(),
    }),
  });
}

/** Its tokens end with the next request, and work again when it is enabled. */
export async function setClientEnabled(
  ctx: PublicCtx,
  clientId: string,
  isEnabled: boolean,
): Promise<{ client_id: string; status: string }> {
  const client = await findClient(ctx, clientId);
  return commitAccount(ctx, {
    writes: [setDisabled(ctx, client.id, isEnabled ? null : ctx.now)],
    audit: { action: isEnabled ? 'client.enable' : 'client.disable', clientId: client.id },
    answer: answering({ client_id: clientId, status: isEnabled ? 'enabled' : 'disabled' }),
  });
}

async function findClient(ctx: PublicCtx, clientId: string) {
  const client = await read(ctx, clientByName(ctx, clientId));
  if (!client) throw invalid('client', 'There is no such client.');
  return client;
}

async function secretRow(
  ctx: PublicCtx,
  clientId: number,
  secret: string,
): Promise<{ id: number; clientId: number; hash: string }> {
  return { id: ctx.newId(), clientId, hash: await sha256Hex(secret) };
}
