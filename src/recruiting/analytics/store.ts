/** The queries behind the numbers of a job: each reads that job's rows only. */
import { and, asc, avg, count, eq, gte, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { idOfJob, isJob } from '#data/job-ref.ts';
import { onlyRow, reading } from '#data/statements.ts';
import { applications } from '#data/tables/candidates.ts';
import { jobMonths, jobs } from '#data/tables/jobs.ts';
import { stages } from '#data/tables/pipelines.ts';
import { tenantStore } from '#data/tenant-store.ts';
import type { Ref } from '#kit/ids.ts';

const jobStore = tenantStore(jobs);
const applicationStore = tenantStore(applications);

const HOUR_MS = 3_600_000;

export function numbersOf(ctx: Ctx, ref: Ref, firstMonth: string) {
  const jobId = idOfJob(ctx, ref);
  const ofJob = applicationStore.mine(ctx, eq(applications.jobId, jobId));
  const month = sql<string>`strftime('%Y-%m', ${applications.createdAt} / 1000, 'unixepoch')`;
  const hours = sql`(${ctx.now.getTime()} - ${applications.stageSince}) * 1.0 / ${HOUR_MS}`;
  return reading(
    [
      ctx.db
        .select()
        .from(jobs)
        .where(jobStore.mine(ctx, isJob(ref))),
      ctx.db.select().from(jobMonths).where(eq(jobMonths.jobId, jobId)),
      ctx.db
        .select({ month, n: count() })
        .from(applications)
        .where(and(ofJob, gte(month, firstMonth)))
        .groupBy(month),
      ctx.db
        .select({ id: applications.stageId, n: count(), hours: avg(hours).mapWith(Number) })
        .from(applications)
        .where(ofJob)
        .groupBy(applications.stageId),
      ctx.db
        .select({ source: applications.source, n: count() })
        .from(applications)
        .where(ofJob)
        .groupBy(applications.source),
      ctx.db
        .select({ id: stages.id, name: stages.name })
        .from(stages)
        .where(
          and(
            eq(stages.companyId, ctx.tenant.id),
            eq(stages.pipelineId, sql`(select pipeline_id from jobs where id = ${jobId})`),
          ),
        )
        .orderBy(asc(stages.position)),
    ],
    ([[job], months, applied, byStage, bySource, stageRows]) => ({
      job: onlyRow(job),
      months,
      applied,
      byStage,
      bySource,
      stages: stageRows,
    }),
  );
}
