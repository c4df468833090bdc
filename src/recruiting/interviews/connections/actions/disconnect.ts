/** Disconnects accounts of other services. */
import type { PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { ApiError } from '#errors.ts';
import { terms } from '../rules.ts';
import { connectionStore, disconnectConnection, sharesGrant } from '../store/connections.ts';
import { actAsConnecting, mayDisconnect } from './member.ts';
import type { SessionUser } from './member.ts';
import { revokeTokens } from './oauth.ts';
import { openTokens } from './sealing.ts';

export type Disconnected = { isRevoked: boolean };

/** Revokes the grant at the provider, unless another connection uses it, and deletes the tokens here in any case. */
export async function disconnectAccount(
  ctx: PublicCtx,
  { userId }: SessionUser,
  { id, companyId }: { id: number; companyId: number },
): Promise<Disconnected> {
  const { company, result } = await actAsConnecting(ctx, { userId, companyId }, (tenant) =>
    QueryPlan.all([connectionStore.one(tenant, id), sharesGrant(tenant, id)]),
  );
  const [row, isShared] = result;
  const { role } = company.actor;
  if (row.status === 'revoked' || !mayDisconnect(role, row.userId === userId)) {
    throw new ApiError('not_found');
  }
  const tokens = openTokens(company, row);
  const { revokes } = terms[row.provider];
  const token =
    tokens && (tokens.grantor ?? (revokes === 'refresh' ? tokens.refresh : null) ?? tokens.access);
  const isRevoked = !isShared && token !== null && (await revokeTokens(ctx, row.provider, token));
  await commit(company, {
    writes: disconnectConnection(company, row),
    audit: {
      action: 'connection.delete',
      subjectId: id,
      changes: changesOf(
        { provider: row.provider, account: row.name, status: row.status },
        { status: 'revoked' },
      ),
    },
    answer: QueryPlan.of(null),
  });
  return { isRevoked };
}
