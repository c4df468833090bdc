/** Lists the connected accounts of a company by provider. */
import type { MemberCompany } from '#accounts/people/actions.ts';
import type { PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { timestamp } from '#lib/time.ts';
import { providers } from '#vocabulary/lists.ts';
import type { ConnectionStatus, Provider } from '#vocabulary/lists.ts';
import { terms } from '../rules.ts';
import { connectionsOf } from '../store/connections.ts';
import { actingAs, mayDisconnect } from './member.ts';
import type { SessionUser } from './member.ts';

export type ConnectionItem = {
  id: number;
  name: string;
  username: string | null;
  person: 'you' | 'other';
  status: ConnectionStatus;
  /** ISO 8601. */
  since: string;
  mayDisconnect: boolean;
};

export type ProviderItem = {
  provider: Provider;
  name: string;
  isConfigured: boolean;
  connections: ConnectionItem[];
};

export async function listConnections(
  ctx: PublicCtx,
  { userId }: SessionUser,
  { id, role }: Pick<MemberCompany, 'id' | 'role'>,
): Promise<ProviderItem[]> {
  const company = actingAs(ctx, userId, id, role);
  const connections = await runPlan(company, connectionsOf(company));
  return providers.map((provider) => ({
    provider,
    name: terms[provider].name,
    isConfigured: ctx.providers.credentials(provider) !== null,
    connections: connections
      .filter((row) => row.provider === provider)
      .map((row) => ({
        id: row.id,
        name: row.name,
        username: row.username,
        person: row.userId === userId ? 'you' : 'other',
        status: row.status,
        since: timestamp(row.connectedAt),
        mayDisconnect: mayDisconnect(role, row.userId === userId),
      })),
  }));
}
