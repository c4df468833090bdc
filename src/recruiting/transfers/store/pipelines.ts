/** Reads which pipeline stages and jobs belong to. */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import { listed } from './records.ts';

/** Which pipeline stages and jobs belong to. */
export function pipelinesOf(ctx: Ctx, stages: readonly number[], jobs: readonly number[]) {
  return QueryPlan.all({
    stages: QueryPlan.rows(
      rawStatement<{ id: number; type: string; pipelineId: number }>(
        ctx,
        sql`select id, type, pipeline_id as pipelineId from stages
          where company_id = ${ctx.tenant.id} and id in ${listed(stages)}`,
      ),
    ),
    jobs: QueryPlan.rows(
      rawStatement<{ id: number; pipelineId: number | null }>(
        ctx,
        sql`select id, pipeline_id as pipelineId from jobs
          where company_id = ${ctx.tenant.id} and id in ${listed(jobs)}`,
      ),
    ),
  });
}
