/** How a company's Admin manages its developer applications: OAuth clients for the company's own members. */
import type { Scope } from '#access.ts';
import { actAsAdmin } from '#accounts/people/actions.ts';
import type { PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { ignoreStaleWrite } from '#data/database-errors.ts';
import { invalidField } from '#errors.ts';
import { clientFaults, OWN_CLIENTS_MAX } from '../rules.ts';
import type { ClientInput, ClientFaults } from '../rules.ts';
import { updateOwn, assertWithinLimit, ownClient, ownClients, setOwnEnabled } from '../store.ts';
import type { OwnClient } from '../store.ts';
import { prepareRegistration, prepareRotation } from './register.ts';

export type { OwnClient };

/** A company by the user who acts for it. Each action throws `not_found` unless the user is one of its Admins. */
export type Administration = { userId: number; companyId: number };

export async function listOwnClients(ctx: PublicCtx, by: Administration): Promise<OwnClient[]> {
  return (await actAsAdmin(ctx, by, ownClients)).result;
}

/** A client of the company, and the context in which the Admin changes it. */
export async function openOwnClient(ctx: PublicCtx, by: Administration, id: number) {
  const { company, result } = await actAsAdmin(ctx, by, (tenant) => ownClient(tenant, id));
  const { clientId, name, kind, redirectUris, allowedScopes: scopes } = result;
  return { company, client: { id, clientId, name, kind, redirectUris, scopes } };
}

type OpenedClient = Awaited<ReturnType<typeof openOwnClient>>;

export type Registration =
  /** The secret is shown in this answer only. Null for a public client, which has none. */
  | { is: 'registered'; clientId: string; secret: string | null }
  | { is: 'invalid'; faults: ClientFaults }
  /** The company has as many applications as allowed. */
  | { is: 'limit_reached' };

export async function registerOwnClient(
  ctx: PublicCtx,
  by: Administration,
  input: ClientInput & { isPublic: boolean },
): Promise<Registration> {
  const { company, result: existing } = await actAsAdmin(ctx, by, ownClients);
  const faults = clientFaults(input);
  if (faults) return { is: 'invalid', faults };
  if (existing.length >= OWN_CLIENTS_MAX) return { is: 'limit_reached' };
  const client = await prepareRegistration(company, {
    ...input,
    pkce: 's256',
    companyId: company.tenant.id,
  });
  const { id, clientId, secret, writes } = client;
  return commit<Registration>(company, {
    writes: [...writes, assertWithinLimit(company)],
    audit: {
      action: 'client.create',
      subjectId: id,
      changes: changesOf(null, { client_id: clientId, ...auditFields(input) }),
    },
    answer: QueryPlan.of({ is: 'registered', clientId, secret }),
  });
}

/** Returns the errors, or null when saved. The change applies to later authorizations. */
export async function updateOwnClient(
  { company, client }: OpenedClient,
  input: ClientInput,
): Promise<ClientFaults | null> {
  const faults = clientFaults(input);
  if (faults) return faults;
  const { name, redirectUris, scopes } = input;
  return commit(company, {
    writes: updateOwn(company, client.id, {
      name: name.trim(),
      redirectUris: [...redirectUris],
      allowedScopes: [...scopes],
    }),
    audit: {
      action: 'client.update',
      subjectId: client.id,
      changes: changesOf(auditFields(client), auditFields(input)),
    },
    answer: QueryPlan.of(null),
  });
}

function auditFields({ name, redirectUris, scopes }: ClientInput): {
  name: string;
  redirect_uris: readonly string[];
  allowed_scopes: readonly Scope[];
} {
  return { name: name.trim(), redirect_uris: redirectUris, allowed_scopes: scopes };
}

export async function rotateOwnSecret(
  { company, client: { id, kind, name, clientId } }: OpenedClient,
  { atOnce }: { atOnce: boolean },
): Promise<{ name: string; clientId: string; secret: string; oldSecretUntil: Date }> {
  if (kind === 'public') throw invalidField('client', 'A public client has no secret.');
  const { secret, oldSecretUntil, writes } = await prepareRotation(company, id, { atOnce });
  return commit(company, {
    writes,
    audit: { action: 'client.rotate_secret', subjectId: id },
    answer: QueryPlan.of({ name, clientId, secret, oldSecretUntil }),
  });
}

/** Disabling stops the application's tokens from the next request on; enabling restores them. */
export async function setOwnClientEnabled(
  { company, client: { id } }: OpenedClient,
  isEnabled: boolean,
): Promise<void> {
  const [from, to] = isEnabled ? ['disabled', 'enabled'] : ['enabled', 'disabled'];
  await ignoreStaleWrite(
    commit(company, {
      writes: setOwnEnabled(company, id, isEnabled),
      audit: {
        action: isEnabled ? 'client.enable' : 'client.disable',
        subjectId: id,
        changes: changesOf({ status: from }, { status: to }),
      },
      answer: QueryPlan.of(null),
    }),
  );
}
