/** How a company's Admin manages its developer applications: OAuth clients for the company's own members. */
import type { Scope } from '#access.ts';
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ignoreStaleWrite } from '#data/database-errors.ts';
import { invalidField } from '#errors.ts';
import { clientFaults, OWN_CLIENTS_MAX } from '../rules.ts';
import type { ClientInput, ClientFaults } from '../rules.ts';
import { updateOwn, assertWithinLimit, ownClient, ownClients, setOwnEnabled } from '../store.ts';
import type { OwnClient } from '../store.ts';
import { prepareRegistration, prepareRotation } from './register.ts';

export type { OwnClient };

export function listOwnClients(company: Ctx): Promise<OwnClient[]> {
  return runPlan(company, ownClients(company));
}

export async function findOwnClient(company: Ctx, id: number) {
  const { clientId, name, kind, redirectUris, allowedScopes } = await runPlan(
    company,
    ownClient(company, id),
  );
  return { id, clientId, name, kind, redirectUris, scopes: allowedScopes };
}

export type Registration =
  /** The secret is shown in this answer only. Null for a public client, which has none. */
  | { is: 'registered'; clientId: string; secret: string | null }
  | { is: 'invalid'; faults: ClientFaults }
  /** The company has as many applications as allowed. */
  | { is: 'limit_reached' };

export async function registerOwnClient(
  company: Ctx,
  input: ClientInput & { isPublic: boolean },
): Promise<Registration> {
  const faults = clientFaults(input);
  if (faults) return { is: 'invalid', faults };
  const existing = await runPlan(company, ownClients(company));
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
  company: Ctx,
  id: number,
  input: ClientInput,
): Promise<ClientFaults | null> {
  const before = await findOwnClient(company, id);
  const faults = clientFaults(input);
  if (faults) return faults;
  const { name, redirectUris, scopes } = input;
  return commit(company, {
    writes: updateOwn(company, id, {
      name: name.trim(),
      redirectUris: [...redirectUris],
      allowedScopes: [...scopes],
    }),
    audit: {
      action: 'client.update',
      subjectId: id,
      changes: changesOf(auditFields(before), auditFields(input)),
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
  company: Ctx,
  id: number,
  { atOnce }: { atOnce: boolean },
): Promise<{ name: string; clientId: string; secret: string; oldSecretUntil: Date }> {
  const { kind, name, clientId } = await findOwnClient(company, id);
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
  company: Ctx,
  id: number,
  isEnabled: boolean,
): Promise<void> {
  await findOwnClient(company, id);
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
