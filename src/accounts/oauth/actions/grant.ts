/** Acting within a grant, and ending one: with it end all its tokens, at the next request. */
import { tenantContext } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { ignoreStaleWrite } from '#data/database-errors.ts';
import { revokeGrant } from '../store.ts';
import type { Holder } from '../store.ts';

/** One that is over already stays as it ended. */
export async function endGrant(ctx: PublicCtx, holder: Holder, reason: string): Promise<void> {
  if (holder.isRevoked) return;
  const { grantId, companyId, userId, clientId } = holder;
  const company = tenantContext(ctx, companyId, { userId, clientId });
  await ignoreStaleWrite(
    commit(company, {
      writes: revokeGrant(company, grantId, reason),
      audit: { action: 'grant.revoke', subjectId: grantId },
      answer: QueryPlan.of(null),
    }),
  );
}
