/** The activity of a job: what happened to all of its applications, as pages. */
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { idOfJob, isJob } from '#data/job-ref.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { activities, applications } from '#data/tables/applications.ts';
import { candidates } from '#data/tables/candidates.ts';
import { jobs } from '#data/tables/jobs.ts';
import { users } from '#data/tables/users.ts';
import { tenantStore } from '#data/tenant-store.ts';
import type { Ref } from '#lib/ids.ts';
import type { PageRequest } from '#lib/pagination.ts';

/** `total` counts up to this many. Use the cursor to read the rest. */
const COUNTED_MAX = 10_000;

/** Newest first. 404 where the company has no such job. */
export function jobHistoryPage(ctx: Ctx, ref: Ref, { page, max, cursor }: PageRequest) {
  const { db, tenant } = ctx;
  const ofJob = and(
    eq(activities.companyId, tenant.id),
    sql`${activities.jobId} = ${idOfJob(ctx, ref)}`,
  );
  const own = tenantStore(jobs).ofCompany(ctx, isJob(ref));
  const rows = db
    .select({
      id: activities.id,
      kind: activities.kind,
      fromStage: activities.fromStage,
      toStage: activities.toStage,
      userId: activities.userId,
      at: sql<Date>`${activities.createdAt}`.mapWith(activities.createdAt).as('at'),
      author: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`.as('author'),
      applicationId: activities.applicationId,
      firstName: sql<string>`${candidates.firstName}`.as('first'),
      lastName: sql<string>`${candidates.lastName}`.as('last'),
    })
    .from(activities)
    .innerJoin(applications, eq(applications.id, activities.applicationId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .leftJoin(users, eq(users.id, activities.userId))
    .where(and(ofJob, cursor && lt(activities.id, cursor.id)))
    .orderBy(desc(activities.id))
    .limit(max + 1)
    .offset(cursor ? 0 : (page - 1) * max);
  const counted = db.select({ id: activities.id }).from(activities).where(ofJob).limit(COUNTED_MAX);
  const known = cursor?.total;
  return QueryPlan.all({
    job: QueryPlan.one(db.select({ id: jobs.id }).from(jobs).where(own)),
    rows: QueryPlan.rows(rows),
    total:
      known === undefined
        ? QueryPlan.map(
            QueryPlan.one(db.select({ n: sql<number>`count(*)` }).from(counted.as('counted'))),
            ({ n }) => n,
          )
        : QueryPlan.of(known),
  });
}

/** Notes the job of activities that were written without it, as those of an earlier release. A partial index has them. */
export function putJobsOfActivities(ctx: PublicCtx, limit: number): Statement {
  return rawStatement(
    ctx,
    sql`update activities set job_id = coalesce(
        (select job_id from applications a where a.id = activities.application_id), 0)
      where id in (select id from activities where job_id is null order by id limit ${limit})`,
  );
}
