/** The pipeline of a board. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { idOfJob } from '#data/job-ref.ts';
import type { Ref } from '#lib/ids.ts';

/** The job's pipeline, or the default one of the company. */
export function pipelineOf(ctx: Ctx, ref: Ref): SQL {
  return sql`coalesce((select pipeline_id from jobs where id = ${idOfJob(ctx, ref)}),
    (select id from pipelines where company_id = ${ctx.tenant.id} and is_default = 1))`;
}

/** One at least. */
export function countOfStages(ctx: Ctx, ref: Ref): SQL {
  return sql`(select max(count(*), 1) from stages
    where company_id = ${ctx.tenant.id} and pipeline_id = ${pipelineOf(ctx, ref)})`;
}
