/** What the operator does with OAuth clients: registers and disables them, and rotates their secrets. */
import { scopes as allScopes } from '#access.ts';
import type { Scope } from '#access.ts';
import { prepareRegistration, prepareRotation } from '#accounts/clients/actions/register.ts';
import { clientNameFault, redirectsFault } from '#accounts/clients/rules.ts';
import type { PublicCtx } from '#context.ts';
import { commitAccount } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { REDIRECT_URIS_MAX } from '#lib/redirect-uris.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { invalidField } from '#errors.ts';
import type { PkcePolicy } from '#vocabulary/lists.ts';
import { clientByName, clientList, setDisabled } from './store.ts';

export type NewClient = {
  name: string;
  redirectUris: readonly string[];
  /** All where absent. */
  scopes?: readonly Scope[] | undefined;
  isPublic?: boolean | undefined;
  pkce?: PkcePolicy | undefined;
  /** Fixed values for the development seed; random where absent. */
  clientId?: string | undefined;
  secret?: string | undefined;
};

/** Named as in the contract (2.1). The secret is in this answer only. */
export type Registered = {
  client_id: string;
  client_secret?: string;
  redirect_uris: readonly string[];
  allowed_scopes: readonly Scope[];
};

export async function createClient(ctx: PublicCtx, given: NewClient): Promise<Registered> {
  const { name, redirectUris, isPublic = false, scopes = allScopes } = given;
  if (clientNameFault(name)) {
    throw invalidField('name', `Must have 1 to ${STRING_LENGTH_MAX} characters.`);
  }
  const fault = redirectsFault(redirectUris);
  if (fault) throw invalidField('redirect', redirectTexts[fault]);
  const made = await prepareRegistration(ctx, { ...given, isPublic, scopes });
  return commitAccount(ctx, {
    writes: made.writes,
    audit: { action: 'client.create', clientId: made.id },
    answer: QueryPlan.of({
      client_id: made.clientId,
      ...(made.secret !== null && { client_secret: made.secret }),
      redirect_uris: redirectUris,
      allowed_scopes: scopes,
    }),
  });
}

const count = `Must be 1 to ${REDIRECT_URIS_MAX} URLs.`;
const redirectTexts = {
  required: count,
  too_many: count,
  not_redirect: 'Must be https, or http on 127.0.0.1, [::1] or localhost, without a fragment.',
} as const;

/** `owner`: the company that registered it, or the host of its document; null: the operator has. */
export async function listClients(ctx: PublicCtx) {
  return (await runPlan(ctx, clientList(ctx))).map((row) => ({
    client_id: row.clientId,
    name: row.name,
    kind: row.kind,
    pkce: row.pkce,
    status: row.disabledAt ? 'disabled' : 'enabled',
    redirect_uris: row.redirectUris,
    allowed_scopes: row.allowedScopes,
    owner: row.subdomain ?? row.host,
  }));
}

/** The previous secret works for another day, or with `atOnce`, for a leaked one, ends now. Older ones end. */
export async function rotateSecret(
  ctx: PublicCtx,
  clientId: string,
  { atOnce }: { atOnce: boolean },
): Promise<{ client_id: string; client_secret: string; old_secret_until: string }> {
  const client = await findClient(ctx, clientId);
  if (client.kind === 'public') throw invalidField('client', 'A public client has no secret.');
  const { secret, oldSecretUntil, writes } = await prepareRotation(ctx, client.id, { atOnce });
  return commitAccount(ctx, {
    writes,
    audit: { action: 'client.rotate_secret', clientId: client.id },
    answer: QueryPlan.of({
      client_id: clientId,
      client_secret: secret,
      old_secret_until: oldSecretUntil.toISOString(),
    }),
  });
}

/** Its tokens stop working at the next request, and work again when it is enabled. */
export async function setClientEnabled(
  ctx: PublicCtx,
  clientId: string,
  isEnabled: boolean,
): Promise<{ client_id: string; status: string }> {
  const client = await findClient(ctx, clientId);
  return commitAccount(ctx, {
    writes: [setDisabled(ctx, client.id, isEnabled ? null : ctx.now)],
    audit: { action: isEnabled ? 'client.enable' : 'client.disable', clientId: client.id },
    answer: QueryPlan.of({ client_id: clientId, status: isEnabled ? 'enabled' : 'disabled' }),
  });
}

async function findClient(ctx: PublicCtx, clientId: string) {
  const client = await runPlan(ctx, clientByName(ctx, clientId));
  if (!client) throw invalidField('client', 'No such client exists.');
  return client;
}
