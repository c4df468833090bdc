/** Pages of applications with their candidates, jobs and stages, each read in one round trip. */
import { and, count, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { idOfJob, isJob } from '#data/job-ref.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import { applications } from '#data/tables/applications.ts';
import { candidates } from '#data/tables/candidates.ts';
import { DECIDED_NO, DECIDED_YES } from '#data/tables/columns.ts';
import { jobs } from '#data/tables/jobs.ts';
import { stages } from '#data/tables/pipelines.ts';
import { tenantStore } from '#data/tenant-store.ts';
import { ApiError } from '#errors.ts';
import { matchQuery } from '#lib/fold.ts';
import type { Ref } from '#lib/ids.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { parseValues, shownValues } from '#recruiting/people/custom-fields/store/values.ts';
import { shownCv } from '#recruiting/people/cvs/store/shown.ts';
import type { ApplicationFacts } from '../schemas/applications.ts';
import { applicationStore } from './context.ts';
import { scopeOf } from './search-index.ts';

const jobStore = tenantStore(jobs);

/**
 * The applications with these ids, newest first by default, with the columns of candidate, job and stage that a list shows. One
 * statement, so that `ids` is evaluated once; all column names are distinct, as D1 returns rows by column name.
 */
export function listedApplications(
  ctx: Ctx,
  ids: SQL,
  order: SQL = desc(applications.id),
): QueryPlan<ApplicationFacts[]> {
  const listed = ctx.db
    .select({
      ...getTableColumns(applications),
      firstName: candidates.firstName,
      lastName: candidates.lastName,
      email: candidates.email,
      phone: candidates.phone,
      phoneE164: candidates.phoneE164,
      hashId: jobs.hashId,
      title: jobs.title,
      stageName: stages.name,
      stageType: stages.type,
      listedValues: shownValues(ctx, 'application', sql`${applications.id}`).as('listed_values'),
    })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(stages, eq(stages.id, applications.stageId))
    .where(sql`${applications.id} in ${ids}`)
    .orderBy(order);
  return queryPlan([listed], ([rows]) =>
    rows.map(
      ({
        firstName,
        lastName,
        email,
        phone,
        phoneE164,
        hashId,
        title,
        stageName,
        stageType,
        listedValues,
        ...application
      }) => ({
        application,
        candidate: { firstName, lastName, email, phone, phoneE164 },
        job: { id: application.jobId, hashId, title },
        stage: { id: application.stageId, name: stageName, type: stageType },
        custom: parseValues(listedValues),
      }),
    ),
  );
}

export function offsetOf({ cursor, page, max }: Paging): number {
  return cursor ? 0 : (page - 1) * max;
}

/** A page of the applications of a job. */
export function applicationsOfJob(ctx: Ctx, ref: Ref, paging: Paging) {
  const since = paging['updated-since'];
  const isPart = since !== undefined;
  const matching = applicationStore.ofCompany(
    ctx,
    eq(applications.jobId, idOfJob(ctx, ref)),
    since && gte(applications.updatedAt, since),
  );
  const page = ctx.db
    .select({ id: applications.id })
    .from(applications)
    .where(and(matching, paging.cursor && lt(applications.id, paging.cursor.id)))
    .orderBy(desc(applications.id))
    .limit(paging.max + 1)
    .offset(offsetOf(paging));
  const rows = listedApplications(ctx, sql`${page}`);
  // The job stores the count of all its applications; those that have changed since have to be counted.
  const counted = queryPlan(
    [
      ctx.db
        .select({ n: count() })
        .from(applications)
        .where(isPart ? matching : sql`0`),
    ],
    ([[tally]]) => tally?.n ?? 0,
  );
  const total = QueryPlan.all({ whole: applicationsOfJobTotal(ctx, ref), counted });
  return withTotal(
    rows,
    QueryPlan.map(total, ({ whole, counted: part }) => (isPart ? part : whole)),
  );
}

/** The number of applications of a job, which it stores; 404 for a job that the company does not have. */
export function applicationsOfJobTotal(ctx: Ctx, ref: Ref): QueryPlan<number> {
  const job = ctx.db
    .select({ n: jobs.applicationCount })
    .from(jobs)
    .where(jobStore.ofCompany(ctx, isJob(ref)));
  return QueryPlan.map(QueryPlan.one(job), ({ n }) => n);
}

/** What lists show of the newest CV of each application, by application id, if it has been parsed. */
export function cvBriefsOf(ctx: Ctx, ids: readonly number[]) {
  const cvs = rawStatement<{ id: number; brief: string | null; resume: string | null }>(
    ctx,
    sql`select a.id as id, d.cv_brief as brief, p.resume as resume
      from json_each(${JSON.stringify(ids)}) e
      join applications a on a.id = e.value and +a.company_id = ${ctx.tenant.id}
      join documents d on d.id = ${shownCv(sql`a.id`, sql`a.candidate_id`)}
      left join parsed_cvs p on p.document_id = d.id and d.cv_brief is null`,
  );
  return queryPlan([cvs], ([rows]) => rows);
}

/** Search results are counted up to this number. */
export const COUNTED_MAX = 10_000;

/** `key` is the search text as entered, whose hits are counted up to `countedMax`. */
export type WordSearch = { key: string; countedMax?: number | undefined; cvs?: CvSearch };

/** A page of the company's applications. */
export function applicationPage(
  ctx: Ctx,
  paging: Paging,
  { key, countedMax = COUNTED_MAX, cvs = 'if-set' }: WordSearch,
) {
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
    return withTotal(listedApplications(ctx, sql`${page}`), applicationStore.total(ctx, paging));
  }
  // A key without letters or digits matches nothing.
  if (matchQuery(key) === null)
    return withTotal(listedApplications(ctx, sql`(0)`), QueryPlan.of(0));
  const among = since
    ? sql`application_search s join applications a
        on a.id = s.rowid and a.updated_at >= ${since.getTime()}`
    : sql`application_search s`;
  const hits = sql`select s.rowid as id from ${among}
    where application_search match ${searchIn(ctx, key, cvs)}`;
  // D1 binds numbers as REAL, which the full-text index cannot use for a rowid range.
  const after = paging.cursor ? sql`and s.rowid < cast(${paging.cursor.id} as integer)` : sql``;
  const page = sql`(${hits} ${after} order by s.rowid desc
    limit ${paging.max + 1} offset ${offsetOf(paging)})`;
  const counted = ctx.db
    .select({ n: sql<number>`count(*)` })
    .from(sql`(${hits} limit ${sql.raw(String(countedMax))})`);
  return withTotal(
    listedApplications(ctx, page),
    queryPlan([counted], ([[tally]]) => tally?.n ?? 0),
  );
}

/**
 * When words are looked for in CVs, too: `if-set`, only where the company has said so, as callers of the API expect; `unless-off`,
 * where it has not said no; `if-nobody`, the same where no name or email has the words.
 */
export type CvSearch = 'if-set' | 'unless-off' | 'if-nobody';

/** Matches names and email addresses, and CVs by the setting of the company, which the statement looks up itself. */
function searchIn(ctx: Ctx, key: string, cvs: CvSearch): SQL {
  return sql`(select case when ${searchesCvs(ctx, cvs)}
    then ${searchWithin(ctx, key, '{person cv}')} else ${searchWithin(ctx, key, 'person')} end)`;
}

export function searchesCvs(ctx: Ctx, cvs: CvSearch): SQL {
  const said = (decided: number) => sql`exists (select 1 from hiring_settings
    where company_id = ${ctx.tenant.id} and searches_cv_text = ${sql.raw(String(decided))})`;
  return cvs === 'if-set' ? said(DECIDED_YES) : sql`not ${said(DECIDED_NO)}`;
}

/** Throws 403 if the company has switched the search in CVs off. */
export function assertSearchesCvs(ctx: Ctx): QueryPlan<null> {
  const asked = rawStatement<{ on: number }>(
    ctx,
    sql`select ${searchesCvs(ctx, 'unless-off')} as "on"`,
  );
  return queryPlan([asked], ([[row]]) => {
    if (row?.on !== 1) throw new ApiError('cv_search_off');
    return null;
  });
}

/** The expression of a search that has words, over these columns. */
export function searchWithin(ctx: Ctx, key: string, columns: string): string {
  return `${matchQuery(key, columns)} AND scope : (${scopeOf(ctx.tenant.id)})`;
}

export function withTotal<Row>(page: QueryPlan<Row[]>, tally: QueryPlan<number>) {
  return QueryPlan.map(QueryPlan.all([page, tally]), ([rows, total]) => ({ rows, total }));
}
