/** What is read before people are assigned to a job, in a fixed number of statements. */
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { idOfJob, isJob } from '#data/job-ref.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import { candidates } from '#data/tables/candidates.ts';
import { documents, parsedCvs } from '#data/tables/documents.ts';
import { jobs } from '#data/tables/jobs.ts';
import { tenantStore } from '#data/tenant-store.ts';
import type { Ref } from '#lib/ids.ts';
import { shownCv } from '#recruiting/people/cvs/store/shown.ts';
import { sourcesFor } from '#recruiting/jobs/sources/store.ts';
import { candidateStore } from './context.ts';
import { stagesOf } from './inserts.ts';

const jobStore = tenantStore(jobs);

export type AssignmentFacts = PlanResult<typeof beforeAssignments>;
export type PersonToAssign = AssignmentFacts['people'][number];

/** Without a job, it is undefined. The ids are bound as one JSON value: D1 allows 100 parameters. */
export function beforeAssignments(
  ctx: Ctx,
  { ids, job = { id: 0 } }: { ids: readonly number[]; job?: Ref | undefined },
  sourceKeys: readonly string[],
) {
  const { db, tenant } = ctx;
  const jobId = idOfJob(ctx, job);
  // A merged candidate keeps its old id as an alias.
  const listed = sql`(select value as asked, coalesce((select candidate_id from candidate_aliases
      where old_id = value and company_id = ${tenant.id}), value) as person
    from json_each(${JSON.stringify(ids)})) listed`;
  return QueryPlan.all({
    job: QueryPlan.first(
      db
        .select()
        .from(jobs)
        .where(jobStore.ofCompany(ctx, isJob(job))),
    ),
    stages: QueryPlan.rows(stagesOf(ctx, jobId)),
    sources: sourcesFor(ctx, { keys: sourceKeys, src: null, jobId }),
    people: QueryPlan.rows(
      db
        .select({
          ...getTableColumns(candidates),
          asked: sql<number>`listed.asked`.as('listed_asked'),
          applicationId: sql<number | null>`(select id from applications
            where job_id = ${jobId} and candidate_id = listed.person)`.as('listed_application'),
          sourceName: sql<string | null>`(select name from sources
            where id = ${candidates.sourceId} and company_id = ${tenant.id})`.as('listed_source'),
        })
        // The cross join makes SQLite read these candidates by their ids, instead of all of the company.
        .from(listed)
        .crossJoin(candidates)
        .where(candidateStore.ofCompany(ctx, eq(candidates.id, sql`listed.person`))),
    ),
    cvs: QueryPlan.rows(
      db
        .select({
          candidateId: documents.candidateId,
          parsedKey: documents.parsedKey,
          text: parsedCvs.text,
        })
        .from(documents)
        .leftJoin(parsedCvs, eq(parsedCvs.documentId, documents.id))
        .where(
          sql`${documents.id} in (select ${shownCv(sql`0`, sql`listed.person`)} from ${listed})
            and +${documents.companyId} = ${tenant.id}`,
        ),
    ),
  });
}
