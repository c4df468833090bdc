/** Records that went into another one when two candidates were merged: their old ids name the one that was kept. */
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { applicationAliases } from '#data/tables/aliases.ts';
import { ApiError } from '#errors.ts';

/** The application, or 404: `merged` with the one that was kept, else `not_found`. */
export function applicationOrMerged<Row>(
  ctx: Ctx,
  id: number,
  application: QueryPlan<Row | undefined>,
): QueryPlan<Row> {
  const { oldId, companyId, applicationId } = applicationAliases;
  const alias = ctx.db
    .select({ keptId: applicationId })
    .from(applicationAliases)
    .where(and(eq(oldId, id), eq(companyId, ctx.tenant.id)));
  const plan = QueryPlan.all({ application, merged: QueryPlan.first(alias) });
  return QueryPlan.map(plan, ({ application: row, merged }) => {
    if (row !== undefined) return row;
    throw merged ? mergedInto('application', merged.keptId) : new ApiError('not_found');
  });
}

export function mergedInto(type: 'application' | 'candidate', id: number): ApiError {
  return new ApiError('merged', { related: { type, id } });
}
