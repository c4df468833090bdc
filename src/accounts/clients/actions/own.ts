/** What an Admin does with the applications that the company builds: its own OAuth clients. */
import type { Scope } from '#access.ts';
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ignoreStaleWrite } from '#data/database-errors.ts';
import { invalidField } from '#errors.ts';
import { faultsIn, OWN_CLIENTS_MAX } from '../rules.ts';
import type { Wanted, WantedFaults } from '../rules.ts';
import { changeOwn, isWithinLimit, ownClient, ownClients, setOwnEnabled } from '../store.ts';
import type { OwnClient } from '../store.ts';
import { registering, rotating } from './register.ts';

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

export type Made =
  /** The secret is in this answer and nowhere else; null: a public client has none. */
  | { is: 'made'; clientId: string; secret: string | null }
  | { is: 'wrong'; faults: WantedFaults }
  /** There are as many as there may be. */
  | { is: 'full' };

export async function registerOwnClient(
  company: Ctx,
  given: Wanted & { isPublic: boolean },
): Promise<Made> {
  const faults = faultsIn(given);
  if (faults) return { is: 'wrong', faults };
  const found = await runPlan(company, ownClients(company));
  if (found.length >= OWN_CLIENTS_MAX) return { is: 'full' };
  const made = await registering(company, { ...given, companyId: company.tenant.id });
  const { id, clientId, secret, writes } = made;
  return commit<Made>(company, {
    writes: [...writes, isWithinLimit(company)],
    audit: {
      action: 'client.create',
      subjectId: id,
      changes: changesOf(null, { client_id: clientId, ...told(given) }),
    },
    answer: QueryPlan.of({ is: 'made', clientId, secret }),
  });
}

/** It holds for what is asked from now on. */
export async function changeOwnClient(
  company: Ctx,
  id: number,
  given: Wanted,
): Promise<WantedFaults | null> {
  const before = await findOwnClient(company, id);
  const faults = faultsIn(given);
  if (faults) return faults;
  const { name, redirectUris, scopes } = given;
  return commit(company, {
    writes: changeOwn(company, id, {
      name: name.trim(),
      redirectUris: [...redirectUris],
      allowedScopes: [...scopes],
    }),
    audit: {
      action: 'client.update',
      subjectId: id,
      changes: changesOf(told(before), told(given)),
    },
    answer: QueryPlan.of(null),
  });
}

function told({ name, redirectUris, scopes }: Wanted): {
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
  const { secret, oldSecretUntil, writes } = await rotating(company, id, { atOnce });
  return commit(company, {
    writes,
    audit: { action: 'client.rotate_secret', subjectId: id },
    answer: QueryPlan.of({ name, clientId, secret, oldSecretUntil }),
  });
}

/** Its tokens end with the next request, and work again when it is enabled. */
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
