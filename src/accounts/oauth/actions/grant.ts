/** The context of requests within a grant, and the revocation of a grant with all its tokens. */
import { tenantContext } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { ignoreStaleWrite } from '#data/database-errors.ts';
import { revokeGrant } from '../store/provider.ts';
import type { Grant } from '../store/provider.ts';

/** A grant that is revoked already keeps its time and reason. */
export async function endGrant(ctx: PublicCtx, grant: Grant, reason: string): Promise<void> {
  if (grant.isRevoked) return;
  const { grantId, companyId, userId, clientId } = grant;
  const company = tenantContext(ctx, companyId, { userId, clientId });
  await ignoreStaleWrite(
    commit(company, {
      writes: revokeGrant(company, grantId, reason),
      audit: { action: 'grant.revoke', subjectId: grantId },
      answer: QueryPlan.of(null),
    }),
  );
}
