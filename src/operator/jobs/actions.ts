/** The operator's review of jobs: only approved ones are public (contract 4.7). */
import { tenantContext } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { invalidField } from '#errors.ts';
import type { AdminStatus } from '#vocabulary/lists.ts';
import { jobAndCompany, jobStore } from './store.ts';

export async function judgeJob(
  ctx: PublicCtx,
  hashId: string,
  statusByAdmin: AdminStatus,
): Promise<{ id: number; hash_id: string; status_by_admin: AdminStatus }> {
  const found = await runPlan(ctx, jobAndCompany(ctx, hashId));
  if (!found) throw invalidField('job', 'No such job exists.');
  const { job, company } = found;
  const tenant = tenantContext(ctx, company.id);
  return commit(tenant, {
    writes: jobStore.update(tenant, job, { statusByAdmin }),
    audit: {
      action: 'job.judge',
      subjectId: job.id,
      changes: changesOf(
        { status_by_admin: job.statusByAdmin },
        { status_by_admin: statusByAdmin },
      ),
    },
    answer: QueryPlan.of({ id: job.id, hash_id: hashId, status_by_admin: statusByAdmin }),
  });
}
