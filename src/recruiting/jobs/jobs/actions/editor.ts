/** Shows a job with the form data that it is edited with. */
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Ref } from '#lib/ids.ts';
import { fieldForm } from '#recruiting/people/custom-fields/actions/form.ts';
import type { FieldForm } from '#recruiting/people/custom-fields/actions/form.ts';
import { toJob } from '../schemas/jobs.ts';
import type { Job, JobForm } from '../schemas/jobs.ts';
import { jobForm } from '../store/form.ts';
import { jobRecord } from '../store/jobs.ts';
import { changesSince } from '../store/changes.ts';

export type OwnRecords = Pick<
  JobForm,
  'offices' | 'pipelines' | 'contracted_companies' | 'departments'
>;

/** Who changed which fields; '' without a name: the service. */
export type JobChangeShown = { who: string; at: Date; fields: string[] };

export type JobEditor = {
  job: Job;
  own: OwnRecords;
  /** The custom fields of jobs. */
  custom: FieldForm;
  /** What was changed after `since`, the latest first. */
  changes: JobChangeShown[];
};

export async function showEditor(
  ctx: Ctx,
  ref: Ref,
  since: Date | null = null,
): Promise<JobEditor> {
  const { record, own, custom, changes } = await runPlan(
    ctx,
    QueryPlan.all({
      record: jobRecord(ctx, ref),
      own: jobForm(ctx),
      custom: fieldForm(ctx, 'job', ref),
      changes: since ? changesSince(ctx, ref, since) : QueryPlan.of([]),
    }),
  );
  return {
    job: toJob(record, ctx.now),
    own,
    custom,
    changes: changes.map(({ firstName, lastName, createdAt, changes: changed }) => ({
      who: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
      at: createdAt,
      fields: Object.keys(changed),
    })),
  };
}

/** What a new job is written with. */
export function showNewEditor(ctx: Ctx): Promise<Pick<JobEditor, 'own' | 'custom'>> {
  return runPlan(ctx, QueryPlan.all({ own: jobForm(ctx), custom: fieldForm(ctx, 'job') }));
}
