/** The queries of the sign-in log. */
import { desc, eq } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import { securityEvents } from '#data/tables/accounts.ts';

const LISTED_MAX = 50;

/** The newest events of one person. */
export function eventsOfUser(ctx: PublicCtx, userId: number) {
  return queryPlan(
    [
      ctx.db
        .select()
        .from(securityEvents)
        .where(eq(securityEvents.userId, userId))
        .orderBy(desc(securityEvents.id))
        .limit(LISTED_MAX),
    ],
    ([rows]) => rows,
  );
}
