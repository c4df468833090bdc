/** Records that went into another one when two candidates were merged: their old ids name the one that was kept. */
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { prepared } from '#data/prepared.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { applicationAliases } from '#data/tables/aliases.ts';
import { ApiError } from '#errors.ts';

const keptApplication = prepared(({ db, tenant }, id: number) => {
  const { oldId, companyId, applicationId } = applicationAliases;
  return db
    .select({ keptId: applicationId })
    .from(applicationAliases)
    .where(and(eq(oldId, id), eq(companyId, tenant.id)));
});

/** The application, or 404: `merged` with the one that was kept, else `not_found`. */
export function applicationOrMerged<Row>(
  ctx: Ctx,
  id: number,
  application: QueryPlan<Row | undefined>,
): QueryPlan<Row> {
  const merged = QueryPlan.first(keptApplication(ctx, id));
  const plan = QueryPlan.all({ application, merged });
  return QueryPlan.map(plan, ({ application: row, merged: kept }) => {
    if (row !== undefined) return row;
    throw kept ? mergedInto('application', kept.keptId) : new ApiError('not_found');
  });
}

export function mergedInto(type: 'application' | 'candidate', id: number): ApiError {
  return new ApiError('merged', { related: { type, id } });
}
