/** Lists of applications: each a page with the people, jobs and stages it names, in one round trip. */
import { and, count, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { idOfJob, isJob } from '#data/job-ref.ts';
import { QueryPlan, rowOrNotFound, queryPlan, rawStatement } from '#data/query-plan.ts';
import { applications, candidates } from '#data/tables/candidates.ts';
import { jobs } from '#data/tables/jobs.ts';
import { stages } from '#data/tables/pipelines.ts';
import { tenantStore } from '#data/tenant-store.ts';
import { matchQuery } from '#lib/fold.ts';
import type { Ref } from '#lib/ids.ts';
import type { Paging } from '#lib/pagination.ts';
import type { ApplicationStatus } from '#vocabulary.ts';
import type { ApplicationFacts } from '../schemas.ts';
import { applicationStore } from './context.ts';
import { scopeOf } from './writes.ts';

const jobStore = tenantStore(jobs);

/**
 * The rows with these ids, newest first, and what a list shows of whom and what they name. One statement, so that the
 * ids are looked for once; no two of its columns share a name.
 */
function named(ctx: Ctx, ids: SQL): QueryPlan<ApplicationFacts[]> {
  const listed = ctx.db
    .select({
      ...getTableColumns(applications),
      firstName: candidates.firstName,
      lastName: candidates.lastName,
      email: candidates.email,
      phone: candidates.phone,
      hashId: jobs.hashId,
      title: jobs.title,
      stageName: stages.name,
      stageType: stages.type,
    })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(stages, eq(stages.id, applications.stageId))
    .where(sql`${applications.id} in ${ids}`)
    .orderBy(desc(applications.id));
  return queryPlan([listed], ([rows]) =>
    rows.map(
      ({
        firstName,
        lastName,
        email,
        phone,
        hashId,
        title,
        stageName,
        stageType,
        ...application
      }) => ({
        application,
        candidate: { firstName, lastName, email, phone },
        job: { id: application.jobId, hashId, title },
        stage: { id: application.stageId, name: stageName, type: stageType },
      }),
    ),
  );
}

function offsetOf({ cursor, page, max }: Paging): number {
  return cursor ? 0 : (page - 1) * max;
}

/** Which of a job's applications: all of them where it says nothing. */
export type JobFilter = { stageId?: number | undefined; status?: ApplicationStatus | undefined };

/** Of a job. */
export function applicationsOfJob(ctx: Ctx, ref: Ref, paging: Paging, filter: JobFilter = {}) {
  const since = paging['updated-since'];
  const { stageId, status } = filter;
  const isPart = since !== undefined || stageId !== undefined || status !== undefined;
  const matching = applicationStore.ofCompany(
    ctx,
    eq(applications.jobId, idOfJob(ctx, ref)),
    since && gte(applications.updatedAt, since),
    // The index of the job is walked, whichever of its applications are wanted.
    stageId === undefined ? undefined : sql`+${applications.stageId} = ${stageId}`,
    status === undefined ? undefined : eq(applications.status, status),
  );
  const page = ctx.db
    .select({ id: applications.id })
    .from(applications)
    .where(and(matching, paging.cursor && lt(applications.id, paging.cursor.id)))
    .orderBy(desc(applications.id))
    .limit(paging.max + 1)
    .offset(offsetOf(paging));
  const found = named(ctx, sql`${page}`);
  // The whole of a job's applications is a counter on the job; a part of them must be counted.
  const counted = queryPlan(
    [
      ctx.db
        .select()
        .from(jobs)
        .where(jobStore.ofCompany(ctx, isJob(ref))),
      ctx.db
        .select({ n: count() })
        .from(applications)
        .where(isPart ? matching : sql`0`),
    ],
    ([[job], [tally]]) => {
      const { applicationCount } = rowOrNotFound(job);
      return isPart ? (tally?.n ?? 0) : applicationCount;
    },
  );
  return beside(found, counted);
}

/** Those of these that are the company's. One value holds the ids: D1 binds a hundred at most. */
export function applicationsWithin(ctx: Ctx, ids: readonly number[]) {
  const among = sql`id in (select value from json_each(${JSON.stringify(ids)}))`;
  const own = ctx.db
    .select({ id: applications.id })
    .from(applications)
    .where(applicationStore.ofCompany(ctx, among));
  return named(ctx, sql`${own}`);
}

/** The newest CV of each of these applications, where it has been read. */
export function cvsOf(ctx: Ctx, ids: readonly number[]) {
  const found = rawStatement<{ application_id: number; resume: string }>(
    ctx,
    sql`select d.application_id, p.resume from json_each(${JSON.stringify(ids)}) e
      join documents d on d.id = (select id from documents
        where application_id = e.value and company_id = ${ctx.tenant.id} and kind = 'cv'
        order by id desc limit 1)
      join parsed_cvs p on p.document_id = d.id`,
  );
  return queryPlan([found], ([rows]) => {
    const parsed = rows.map(({ application_id: id, resume }): [number, Record<string, unknown>] => [
      id,
      JSON.parse(resume),
    ]);
    return new Map(parsed);
  });
}

/** More hits than this are not counted: who needs them all walks them. */
export const COUNTED_MAX = 10_000;

/** Of the company; `key` as it was typed. */
export function applicationPage(ctx: Ctx, paging: Paging, key: string) {
  const since = paging['updated-since'];
  if (key === '') {
    const filter = applicationStore.ofCompany(
      ctx,
      since && gte(applications.updatedAt, since),
      paging.cursor && lt(applications.id, paging.cursor.id),
    );
    const page = ctx.db
      .select({ id: applications.id })
      .from(applications)
      .where(filter)
      .orderBy(desc(applications.id))
      .limit(paging.max + 1)
      .offset(offsetOf(paging));
    return beside(named(ctx, sql`${page}`), applicationStore.total(ctx, paging));
  }
  // Signs alone name nobody.
  if (matchQuery(key) === null) return beside(named(ctx, sql`(0)`), QueryPlan.of(0));
  const among = since
    ? sql`application_search s join applications a
        on a.id = s.rowid and a.updated_at >= ${since.getTime()}`
    : sql`application_search s`;
  const hits = sql`select s.rowid as id from ${among}
    where application_search match ${searchIn(ctx, key)}`;
  // D1 binds a number as REAL, by which the index begins no search.
  const after = paging.cursor ? sql`and s.rowid < cast(${paging.cursor.id} as integer)` : sql``;
  const page = sql`(${hits} ${after} order by s.rowid desc
    limit ${paging.max + 1} offset ${offsetOf(paging)})`;
  const counted = ctx.db
    .select({ n: sql<number>`count(*)` })
    .from(sql`(${hits} limit ${sql.raw(String(COUNTED_MAX))})`);
  return beside(
    named(ctx, page),
    queryPlan([counted], ([[tally]]) => tally?.n ?? 0),
  );
}

/** Names and addresses, and CVs where the company looks into them, which the statement itself finds out. */
function searchIn(ctx: Ctx, key: string): SQL {
  const within = (columns: string) =>
    `${matchQuery(key, columns)} AND scope : (${scopeOf(ctx.tenant.id)})`;
  return sql`(select case when exists (select 1 from hiring_settings
      where company_id = ${ctx.tenant.id} and searches_cv_text)
    then ${within('{person cv}')} else ${within('person')} end)`;
}

function beside(found: QueryPlan<ApplicationFacts[]>, total: QueryPlan<number>) {
  return QueryPlan.map(QueryPlan.all([found, total]), ([rows, n]) => ({ rows, total: n }));
}
