/** Shows a job with the form data that it is edited with. */
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Ref } from '#lib/ids.ts';
import { toJob } from '../schemas.ts';
import type { Job, JobForm } from '../schemas.ts';
import { jobForm, jobRecord } from '../store.ts';

export type OwnRecords = Pick<JobForm, 'offices' | 'pipelines' | 'contracted_companies'>;

export async function showEditor(ctx: Ctx, ref: Ref): Promise<{ job: Job; own: OwnRecords }> {
  const { record, own } = await runPlan(
    ctx,
    QueryPlan.all({ record: jobRecord(ctx, ref), own: jobForm(ctx) }),
  );
  return { job: toJob(record, ctx.now), own };
}
