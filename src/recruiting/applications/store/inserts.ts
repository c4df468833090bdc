/** What is to be known before somebody applies, is assigned, or is dealt with beside others. */
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { idOfJob, isJob } from '#data/job-ref.ts';
import { rowOrNotFound, queryPlan } from '#data/query-plan.ts';
import { applications, candidates } from '#data/tables/candidates.ts';
import { jobs } from '#data/tables/jobs.ts';
import { stages } from '#data/tables/pipelines.ts';
import { tenantStore } from '#data/tenant-store.ts';
import type { Ref } from '#lib/ids.ts';
import { applicationStore, candidateStore } from './context.ts';

const jobStore = tenantStore(jobs);

/** What is to be known before somebody applies. */
export function applying(ctx: Ctx, job: Ref, emailKey: string) {
  const jobId = idOfJob(ctx, job);
  const candidateId = sql`(select id from candidates
    where company_id = ${ctx.tenant.id} and email_key = ${emailKey})`;
  return queryPlan(
    [
      ctx.db
        .select()
        .from(jobs)
        .where(jobStore.ofCompany(ctx, isJob(job))),
      ctx.db
        .select()
        .from(candidates)
        .where(candidateStore.ofCompany(ctx, eq(candidates.emailKey, emailKey))),
      ctx.db
        .select()
        .from(applications)
        .where(and(eq(applications.jobId, jobId), sql`candidate_id = ${candidateId}`)),
      firstStages(ctx, jobId),
    ],
    ([[jobRow], [candidate], [application], pipelineStages]) => ({
      job: jobRow,
      candidate,
      application,
      stages: pipelineStages,
    }),
  );
}

/** The same of a candidate we know, by an id or by one of their applications. */
export function assigning(
  ctx: Ctx,
  job: Ref,
  person: { candidateId: number | undefined; applicationId: number | undefined },
) {
  const jobId = idOfJob(ctx, job);
  // Who was merged into another is that other.
  const candidateId = sql`coalesce(
    (select candidate_id from candidate_aliases
      where old_id = ${person.candidateId ?? 0} and company_id = ${ctx.tenant.id}),
    ${person.candidateId ?? null},
    (select candidate_id from applications
      where id = ${person.applicationId ?? 0} and company_id = ${ctx.tenant.id}))`;
  return queryPlan(
    [
      ctx.db
        .select()
        .from(jobs)
        .where(jobStore.ofCompany(ctx, isJob(job))),
      ctx.db
        .select()
        .from(candidates)
        .where(candidateStore.ofCompany(ctx, sql`id = ${candidateId}`)),
      ctx.db
        .select()
        .from(applications)
        .where(and(eq(applications.jobId, jobId), sql`candidate_id = ${candidateId}`)),
      firstStages(ctx, jobId),
    ],
    ([[jobRow], [candidate], [application], pipelineStages]) => ({
      job: jobRow,
      candidate,
      application,
      stages: pipelineStages,
    }),
  );
}

/** The stages of the job's pipeline in their order; of the default one where it has none. */
function firstStages(ctx: Ctx, jobId: SQL) {
  const pipelineId = sql`coalesce((select pipeline_id from jobs where id = ${jobId}),
    (select id from pipelines where company_id = ${ctx.tenant.id} and is_default = 1))`;
  return ctx.db
    .select()
    .from(stages)
    .where(and(eq(stages.companyId, ctx.tenant.id), sql`pipeline_id = ${pipelineId}`))
    .orderBy(stages.position);
}

/** A stage of the company, for its template. */
export function stageOf(ctx: Ctx, id: number) {
  const found = ctx.db
    .select()
    .from(stages)
    .where(and(eq(stages.companyId, ctx.tenant.id), eq(stages.id, id)));
  return queryPlan([found], ([[row]]) => rowOrNotFound(row));
}

/** Which of these the company has, and how each is. One value holds the ids: D1 binds a hundred at most. */
export function someOf(ctx: Ctx, ids: readonly number[]) {
  const among = sql`id in (select value from json_each(${JSON.stringify(ids)}))`;
  const found = ctx.db.select().from(applications).where(applicationStore.ofCompany(ctx, among));
  return queryPlan([found], ([rows]) => new Map(rows.map((row) => [row.id, row])));
}
