/** Acting within a grant, and ending one: with it end all its tokens, at the next request. */
import type { Scope } from '#access.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { ignoreStaleWrite } from '#data/database-errors.ts';
import { revokeGrant } from '../store.ts';
import type { Holder } from '../store.ts';

type Acting = {
  tenant: Ctx['tenant'];
  userId: number;
  clientId: number;
  scopes: readonly Scope[];
};

/** The person through the client, for the audit: what the role allows is asked where it matters. */
export function actingFor(ctx: PublicCtx, { tenant, userId, clientId, scopes }: Acting): Ctx {
  return { ...ctx, tenant, actor: { userId, clientId, role: 'Viewer', scopes } };
}

/** One that is over already stays as it ended. */
export async function endGrant(ctx: PublicCtx, holder: Holder, reason: string): Promise<void> {
  if (holder.isRevoked) return;
  const { grantId, companyId, subdomain, userId, clientId, scopes } = holder;
  const tenant = { id: companyId, subdomain };
  const company = actingFor(ctx, { tenant, userId, clientId, scopes });
  await ignoreStaleWrite(
    commit(company, {
      writes: revokeGrant(company, grantId, reason),
      audit: { action: 'grant.revoke', subjectId: grantId },
      answer: QueryPlan.of(null),
    }),
  );
}
