/** The queries of job analytics; each reads the rows of one job only. */
import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { idOfJob, isJob } from '#data/job-ref.ts';
import { rowOrNotFound, queryPlan } from '#data/query-plan.ts';
import { applications } from '#data/tables/applications.ts';
import { jobMonths, jobs } from '#data/tables/jobs.ts';
import { sources } from '#data/tables/sources.ts';
import { stages } from '#data/tables/pipelines.ts';
import { tenantStore } from '#data/tenant-store.ts';
import type { Ref } from '#lib/ids.ts';

const jobStore = tenantStore(jobs);
const applicationStore = tenantStore(applications);

const HOUR_MS = 3_600_000;

/**
 * Reads the applications in one pass, grouped by month, stage and source together. A source that was renamed is one: by its id, and
 * by the text where an application has none. With `max`, SQLite takes the text of that row.
 */
export function analyticsRows(ctx: Ctx, ref: Ref) {
  const jobId = idOfJob(ctx, ref);
  const ofJob = applicationStore.ofCompany(ctx, eq(applications.jobId, jobId));
  const month = sql<string>`strftime('%Y-%m', ${applications.createdAt} / 1000, 'unixepoch')`;
  const waited = sql`${ctx.now.getTime()} - ${applications.stageSince}`;
  const hours = sql<number>`sum(${waited}) * 1.0 / ${HOUR_MS}`;
  const n = count();
  const sourceId = sql<number>`coalesce(${applications.sourceId}, 0)`;
  const text = sql`case when coalesce(${applications.sourceId}, 0) = 0 then ${applications.source} end`;
  return queryPlan(
    [
      ctx.db
        .select()
        .from(jobs)
        .where(jobStore.ofCompany(ctx, isJob(ref))),
      ctx.db.select().from(jobMonths).where(eq(jobMonths.jobId, jobId)),
      ctx.db
        .select({
          month,
          stageId: applications.stageId,
          sourceId,
          source: applications.source,
          newestId: max(applications.id),
          n,
          hours,
        })
        .from(applications)
        .where(ofJob)
        .groupBy(month, applications.stageId, sourceId, text),
      // At most 200.
      ctx.db
        .select({ id: sources.id, key: sources.key, name: sources.name })
        .from(sources)
        .where(eq(sources.companyId, ctx.tenant.id)),
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
    ([[job], months, applied, sourceRows, stageRows]) => ({
      job: rowOrNotFound(job),
      months,
      applied,
      sources: sourceRows,
      stages: stageRows,
    }),
  );
}
