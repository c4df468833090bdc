/** Archives jobs, or deletes those without applications. */
import { refusalOf } from '#access.ts';
import type { CallerCtx, Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ApiError } from '#errors.ts';
import type { Ref } from '#lib/ids.ts';
import type { JobStatus } from '#vocabulary/lists.ts';
import { setStatus } from './jobs.ts';
import { eventsOf, noTexts, statusAt, statusChange } from '../rules.ts';
import { jobFields } from '../schemas/fields.ts';
import type { JobRow } from '../schemas/fields.ts';
import { hasNoApplications, hasStatus, jobRow, jobStore } from '../store/jobs.ts';
import { unlinkJobs } from '../store/links.ts';

type Destroyed = { id: number; status: JobStatus; deleted: boolean };

/** Archives the job, which keeps its applications; `force` deletes a job without applications. */
export async function destroyJob(ctx: CallerCtx, ref: Ref, force: boolean): Promise<Destroyed> {
  if (force) assertMayErase(ctx);
  const job = await runPlan(ctx, jobRow(ctx, ref));
  if (force) return eraseJob(ctx, job);
  const archived: Destroyed = { id: job.id, status: 'Archived', deleted: false };
  if (job.status === 'Archived') return archived;
  return setStatus(ctx, job, statusChange(job, 'Archived', ctx.now), QueryPlan.of(archived));
}

function eraseJob(ctx: Ctx, job: JobRow): Promise<Destroyed> {
  if (job.applicationCount > 0) throw new ApiError('job_has_applications');
  const status = statusAt(job, ctx.now);
  return commit(ctx, {
    writes: [
      unlinkJobs(ctx, [job.id]),
      ...jobStore.remove(ctx, job.id, hasNoApplications(), hasStatus(job.status)),
    ],
    audit: {
      action: 'job.delete',
      subjectId: job.id,
      changes: changesOf({ ...jobFields.toInput({ ...job, ...noTexts }), status }, null),
    },
    // Subscribers are notified that a live job is closed; any other job was never published.
    events: status === 'Live' ? eventsOf(job, 'Live', 'Archived') : [],
    answer: QueryPlan.of({ id: job.id, status: 'Archived', deleted: true }),
  });
}

/** The endpoint requires `jobs.write`; deleting for good requires more. */
function assertMayErase(ctx: CallerCtx): void {
  const refusal = ctx.actor && refusalOf(ctx.actor, 'jobs.erase');
  if (refusal) throw new ApiError(refusal);
}
