/** The queries of applications. */
import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { idOfJob, isJob } from '#data/job-ref.ts';
import { onlyRow, reading } from '#data/statements.ts';
import { applications, candidates } from '#data/tables/candidates.ts';
import { jobs } from '#data/tables/jobs.ts';
import { stages } from '#data/tables/pipelines.ts';
import { tenantStore } from '#data/tenant-store.ts';
import type { Ref } from '#kit/ids.ts';
import type { Paging } from '#kit/page.ts';

const jobStore = tenantStore(jobs);
const applicationStore = tenantStore(applications);
const candidateStore = tenantStore(candidates);

/** A page of a job's applications with the people and stages they name, in one round trip. */
export function applicationsOfJob(ctx: Ctx, ref: Ref, paging: Paging) {
  const since = paging['updated-since'];
  const matching = applicationStore.mine(
    ctx,
    eq(applications.jobId, idOfJob(ctx, ref)),
    since && gte(applications.updatedAt, since),
  );
  const filter = and(matching, paging.cursor && lt(applications.id, paging.cursor.id));
  const pageOf = <Column extends 'candidateId' | 'stageId'>(column: Column) =>
    ctx.db
      .select({ id: applications[column] })
      .from(applications)
      .where(filter)
      .orderBy(desc(applications.id))
      .limit(paging.max + 1)
      .offset(offsetOf(paging));
  return reading(
    [
      ctx.db
        .select()
        .from(jobs)
        .where(jobStore.mine(ctx, isJob(ref))),
      ctx.db
        .select()
        .from(applications)
        .where(filter)
        .orderBy(desc(applications.id))
        .limit(paging.max + 1)
        .offset(offsetOf(paging)),
      ctx.db
        .select()
        .from(candidates)
        .where(candidateStore.mine(ctx, inArray(candidates.id, pageOf('candidateId')))),
      ctx.db
        .select()
        .from(stages)
        .where(and(eq(stages.companyId, ctx.tenant.id), inArray(stages.id, pageOf('stageId')))),
      // The whole of a job's applications is a counter on the job; a part of them must be counted.
      ctx.db
        .select({ n: count() })
        .from(applications)
        .where(since ? matching : sql`0`),
    ],
    ([[job], rows, people, stageRows, [tally]]) => ({
      job: onlyRow(job),
      total: since ? (tally?.n ?? 0) : onlyRow(job).applicationCount,
      rows,
      candidates: new Map(people.map((row) => [row.id, row])),
      stages: new Map(stageRows.map((row) => [row.id, row])),
    }),
  );
}

function offsetOf({ cursor, page, max }: Paging): number {
  return cursor ? 0 : (page - 1) * max;
}
