/** The queries of contracted companies. */
import { eq } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import { contractedCompanies } from '#data/tables/contracted-companies.ts';
import { jobs } from '#data/tables/jobs.ts';
import { pipelines } from '#data/tables/pipelines.ts';
import { tenantStore } from '#data/tenant-store.ts';

export const contractedStore = tenantStore(contractedCompanies);

const pipelineStore = tenantStore(pipelines);
const jobStore = tenantStore(jobs);

/** Whether the pipeline belongs to the company; true for null. */
export function ownsPipeline(ctx: Ctx, pipelineId: number | null): QueryPlan<boolean> {
  return queryPlan(
    [
      ctx.db
        .select({ id: pipelines.id })
        .from(pipelines)
        .where(pipelineStore.ofCompany(ctx, eq(pipelines.id, pipelineId ?? 0))),
    ],
    ([rows]) => pipelineId === null || rows.length > 0,
  );
}

/** Whether a job references the contracted company. */
export function isUsed(ctx: Ctx, id: number): QueryPlan<boolean> {
  return queryPlan(
    [
      ctx.db
        .select({ id: jobs.id })
        .from(jobs)
        .where(jobStore.ofCompany(ctx, eq(jobs.contractedCompanyId, id)))
        .limit(1),
    ],
    ([rows]) => rows.length > 0,
  );
}
