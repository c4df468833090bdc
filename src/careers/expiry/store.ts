/** The write that ends the listing of jobs. */
import type { PublicCtx } from '#context.ts';
import { publicSql } from '#data/public-sql.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import { cutoff } from '#recruiting/jobs/jobs/rules.ts';

/**
 * Marks at most `limit` Live jobs that are over as Expired, the oldest first, and answers how many.
 * Two at once do not disturb each other. The listing triggers do the rest.
 */
export function expireJobs(ctx: PublicCtx, limit: number): QueryPlan<number> {
  const statement = rawStatement<{ id: number }>(
    ctx,
    publicSql`
    update jobs set status = 'Expired', listed_at = null, updated_at = max(${ctx.now.getTime()}, updated_at + 1)
    where id in (
      select id from jobs where status = 'Live' and published_at <= ${cutoff(ctx.now).getTime()}
      order by published_at limit ${limit}
    )
    returning id
  `,
  );
  return queryPlan([statement], ([expired]) => expired.length);
}
