/** Shows the jobs of a company with their offices and the counts of their stages. */
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { JobQuery } from '../schemas/jobs.ts';
import { toOverview } from '../schemas/overview.ts';
import type { Overview } from '../schemas/overview.ts';
import { overviewRows } from '../store/overview.ts';

export function overviewPlan(
  ctx: Ctx,
  query: JobQuery,
  officeId: number | null = null,
): QueryPlan<Overview> {
  return QueryPlan.map(overviewRows(ctx, query, officeId), (rows) =>
    toOverview(rows, query, ctx.now),
  );
}
