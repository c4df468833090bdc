/** Shows the jobs of a company with their offices and the counts of their stages. */
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { JobQuery } from '../schemas/jobs.ts';
import { toOverview } from '../schemas/overview.ts';
import type { Overview } from '../schemas/overview.ts';
import { overviewRows } from '../store/overview.ts';
import type { OverviewTerms } from '../store/overview.ts';

export function overviewPlan(ctx: Ctx, query: JobQuery, terms: OverviewTerms): QueryPlan<Overview> {
  return QueryPlan.map(overviewRows(ctx, query, terms), (rows) => toOverview(rows, query, ctx.now));
}
