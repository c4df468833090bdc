/** The queries of jobs. */
import { and, asc, count, eq, gt, gte, lt, lte, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { cutoff, noTexts } from '../rules.ts';
import type { Ctx } from '#context.ts';
import { idOfJob, isJob } from '#data/job-ref.ts';
import { prepared, preparedFor } from '#data/prepared.ts';
import type { StatementCtx } from '#data/prepared.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { contractedCompanies } from '#data/tables/contracted-companies.ts';
import { departments } from '#data/tables/departments.ts';
import { companyJobCounts, jobs, jobTexts } from '#data/tables/jobs.ts';
import { offices } from '#data/tables/offices.ts';
import { pipelines, stages } from '#data/tables/pipelines.ts';
import { tenantStore } from '#data/tenant-store.ts';
import { fold } from '#lib/fold.ts';
import { firstIdAt } from '#lib/ids.ts';
import type { Ref } from '#lib/ids.ts';
import { withoutGenderMarks } from '#lib/search-forms.ts';
import { titleSearch } from '#lib/search-query.ts';
import { DAY_MS } from '#lib/time.ts';
import type { JobStatus } from '#vocabulary/lists.ts';
import { customOf } from '#recruiting/people/custom-fields/store/values.ts';
import { departmentById, departmentStore } from '#recruiting/jobs/departments/store.ts';
import type { JobTexts } from '../schemas/fields.ts';
import type { JobQuery, JobRecord } from '../schemas/jobs.ts';

export const jobStore = tenantStore(jobs);
const officeStore = tenantStore(offices);
const pipelineStore = tenantStore(pipelines);
const contractedStore = tenantStore(contractedCompanies);

export function jobRow(ctx: Ctx, ref: Ref): QueryPlan<typeof jobs.$inferSelect> {
  return jobStore.one(ctx, isJob(ref));
}

const columnOf = (ctx: StatementCtx, ref: Ref, name: SQL) =>
  sql`(select ${name} from jobs where id = ${idOfJob(ctx, ref)})`;
const pipelineOf = (ctx: StatementCtx, ref: Ref) => columnOf(ctx, ref, sql`pipeline_id`);

const rowOf = preparedFor((ctx, ref: Ref) =>
  ctx.db
    .select()
    .from(jobs)
    .where(jobStore.ofCompany(ctx, isJob(ref))),
);
const textsOf = preparedFor((ctx, ref: Ref) =>
  ctx.db
    .select({
      description: jobTexts.description,
      tasks: jobTexts.tasks,
      requirements: jobTexts.requirements,
    })
    .from(jobTexts)
    .where(eq(jobTexts.jobId, idOfJob(ctx, ref))),
);
const officeOf = preparedFor((ctx, ref: Ref) =>
  ctx.db
    .select()
    .from(offices)
    .where(officeStore.ofCompany(ctx, eq(offices.id, columnOf(ctx, ref, sql`office_id`)))),
);
const ownPipeline = preparedFor((ctx, ref: Ref) =>
  ctx.db
    .select()
    .from(pipelines)
    .where(pipelineStore.ofCompany(ctx, eq(pipelines.id, pipelineOf(ctx, ref)))),
);
const stagesOf = preparedFor((ctx, ref: Ref) =>
  ctx.db
    .select()
    .from(stages)
    .where(and(eq(stages.companyId, ctx.tenant.id), eq(stages.pipelineId, pipelineOf(ctx, ref))))
    .orderBy(asc(stages.position)),
);
const departmentOf = preparedFor((ctx, ref: Ref) => {
  const isTheirs = eq(departments.id, columnOf(ctx, ref, sql`department_id`));
  return ctx.db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(departmentStore.ofCompany(ctx, isTheirs));
});
const careerDomain = prepared(({ db, tenant }) =>
  db
    .select({ hostname: careerDomains.hostname })
    .from(careerDomains)
    .where(sql`id = (select career_domain_id from companies where id = ${tenant.id})`),
);

/** Reads the rows of a whole job. */
export function jobRecord(ctx: Ctx, ref: Ref): QueryPlan<JobRecord> {
  return QueryPlan.all({
    job: QueryPlan.one(rowOf(ctx, ref)),
    texts: QueryPlan.map(QueryPlan.first(textsOf(ctx, ref)), (row) => row ?? noTexts),
    office: QueryPlan.first(officeOf(ctx, ref)),
    pipeline: QueryPlan.first(ownPipeline(ctx, ref)),
    stages: QueryPlan.rows(stagesOf(ctx, ref)),
    department: QueryPlan.first(departmentOf(ctx, ref)),
    careerHost: QueryPlan.map(QueryPlan.first(careerDomain(ctx)), (row) => row?.hostname ?? ''),
    custom: customOf(ctx, 'job', idOfJob(ctx, ref)),
  });
}

/** The records that a job references. */
type References = {
  office_id?: number | null | undefined;
  company_pipline_id?: number | null | undefined;
  contracted_company_id?: number | null | undefined;
  department_id?: number | null | undefined;
};

const officeIds = (ctx: StatementCtx, where: SQL) =>
  ctx.db.select({ id: offices.id }).from(offices).where(officeStore.ofCompany(ctx, where));
const pipelineIds = (ctx: StatementCtx, where: SQL) =>
  ctx.db.select({ id: pipelines.id }).from(pipelines).where(pipelineStore.ofCompany(ctx, where));
const defaultOffice = prepared((ctx) => officeIds(ctx, eq(offices.isDefault, true)));
const defaultPipeline = prepared((ctx) => pipelineIds(ctx, eq(pipelines.isDefault, true)));
const officeById = prepared((ctx, id: number) => officeIds(ctx, eq(offices.id, id)));
const pipelineById = prepared((ctx, id: number) => pipelineIds(ctx, eq(pipelines.id, id)));
const jobDefaults = prepared(({ db, tenant }) =>
  db
    .select({ currency: companies.defaultCurrency, reviewsJobs: companies.reviewsJobs })
    .from(companies)
    .where(eq(companies.id, tenant.id)),
);
const contractedById = prepared((ctx, id: number) =>
  ctx.db
    .select({ pipelineId: contractedCompanies.pipelineId })
    .from(contractedCompanies)
    .where(contractedStore.ofCompany(ctx, eq(contractedCompanies.id, id))),
);

/** Reads the company's defaults for a new job, and whether the referenced records belong to the company. */
export function jobReferences(ctx: Ctx, references: References) {
  const { office_id: officeId, company_pipline_id: pipelineId } = references;
  const { department_id: departmentId } = references;
  const { contracted_company_id: contractedId } = references;
  const plan = QueryPlan.all({
    company: QueryPlan.first(jobDefaults(ctx)),
    defaultOffice: QueryPlan.first(defaultOffice(ctx)),
    defaultPipeline: QueryPlan.first(defaultPipeline(ctx)),
    office: QueryPlan.first(officeById(ctx, officeId ?? 0)),
    pipeline: QueryPlan.first(pipelineById(ctx, pipelineId ?? 0)),
    contracted: QueryPlan.first(contractedById(ctx, contractedId ?? 0)),
    department: departmentId ? departmentById(ctx, departmentId) : QueryPlan.of(undefined),
  });
  return QueryPlan.map(plan, (rows) => ({
    currency: rows.company?.currency ?? null,
    reviewsJobs: rows.company?.reviewsJobs ?? false,
    defaultOfficeId: rows.defaultOffice?.id ?? null,
    defaultPipelineId: rows.defaultPipeline?.id ?? null,
    contractedPipelineId: rows.contracted?.pipelineId ?? null,
    ownsOffice: rows.office !== undefined,
    ownsPipeline: rows.pipeline !== undefined,
    ownsContractedCompany: rows.contracted !== undefined,
    ownsDepartment: rows.department !== undefined,
  }));
}

/** Inserts or updates the job's long texts. */
export function putTexts(ctx: Ctx, jobId: number, texts: Partial<JobTexts>): Statement {
  return ctx.db
    .insert(jobTexts)
    .values({ jobId, ...texts })
    .onConflictDoUpdate({ target: jobTexts.jobId, set: texts });
}

export function hasStatus(status: JobStatus): SQL {
  return eq(jobs.status, status);
}

export function hasNoApplications(): SQL {
  return eq(jobs.applicationCount, 0);
}

export function jobFilter(ctx: Ctx, query: JobQuery): SQL | undefined {
  const candidates = query['with-candidates'];
  const { status, 'department-id': department, 'date-start': from, 'date-end': to } = query;
  return and(
    isSearched(ctx, query),
    status && hasStatusNow(ctx, status),
    department === undefined ? undefined : eq(jobs.departmentId, department),
    candidates === 'yes' ? gt(jobs.applicationCount, 0) : undefined,
    candidates === 'no' ? eq(jobs.applicationCount, 0) : undefined,
    // Ids sort by time, so a range of creation dates is a range of ids.
    from && gte(jobs.id, firstIdAt(from)),
    to && lt(jobs.id, firstIdAt(new Date(to.getTime() + DAY_MS))),
  );
}

/** The words of the search in the full-text index of the company's titles; undefined for a search without words. */
function foundJobs(ctx: Ctx, query: JobQuery, columns: SQL): SQL | undefined {
  const words = titleSearch(query['search-key'] ?? '');
  if (words === null) return undefined;
  const expression = `${words.all} AND scope : (o${ctx.tenant.id})`;
  return sql`select ${columns} from company_job_search where company_job_search match ${expression}`;
}

/** `50%` and `"` are found as they are typed, which the full-text index does not hold. */
function literals(query: JobQuery): string[] {
  const key = query['search-key'] ?? '';
  const hasWords = titleSearch(key) !== null;
  const typed = fold(hasWords ? withoutGenderMarks(key) : key).split(' ');
  return typed.filter((part) => part !== '' && (!hasWords || /[%_"*\\]/u.test(part)));
}

function isSearched(ctx: Ctx, query: JobQuery): SQL | undefined {
  const found = foundJobs(ctx, query, sql`rowid`);
  const range = isOnlySearched(query) ? partOf(query) : sql``;
  return and(
    found && sql`${jobs.id} in (${found} ${range})`,
    // `instr` instead of LIKE, so that `%` and `_` are not wildcards.
    ...literals(query).map((part) => gt(sql`instr(${jobs.titleFolded}, ${part})`, 0)),
  );
}

/** Whether filters beside the status and the words narrow the list. */
function isNarrowed(query: Omit<JobQuery, 'status'>): boolean {
  const names = ['with-candidates', 'department-id', 'date-start', 'date-end'] as const;
  return names.some((name) => query[name] !== undefined);
}

/** Whether the words of the search alone select the jobs. */
function isOnlySearched(query: JobQuery): boolean {
  const { 'search-key': search, 'updated-since': since, status, ...others } = query;
  const isFiltered = isNarrowed(others);
  return Boolean(search && !since && !status && !isFiltered) && literals(query).length === 0;
}

/** What of the index a page and those before it show, and whether there is more, so that no more is read. */
function partOf({ page, max, cursor }: JobQuery): SQL {
  const limit = sql.raw(String((cursor ? 1 : page) * max + 1));
  return cursor
    ? sql`and rowid < cast(${cursor.id} as integer) order by rowid desc limit ${limit}`
    : sql`order by rowid desc limit ${limit}`;
}

/** Matches the status as of now: a live job expires on time, whether or not the cron job has run. */
function hasStatusNow(ctx: Ctx, status: JobStatus): SQL | undefined {
  switch (status) {
    case 'Live':
      return and(eq(jobs.status, status), not(isOverdue(ctx)));
    case 'Expired':
      return or(eq(jobs.status, status), and(eq(jobs.status, 'Live'), isOverdue(ctx)));
    case 'Draft':
    case 'Closed':
    case 'Archived':
      return eq(jobs.status, status);
  }
}

function isOverdue(ctx: Ctx): SQL {
  return lte(jobs.publishedAt, cutoff(ctx.now));
}

/**
 * Matches the company's live jobs that have expired but that the cron job has not updated yet. Uses
 * the same index as the cron job, over all companies, because few rows match. The plus keeps SQLite
 * from scanning all live jobs of the company instead.
 */
export function isLivePastExpiry(ctx: Ctx): SQL | undefined {
  const isOwn = sql`+${jobs.companyId} = ${ctx.tenant.id}`;
  return and(sql`${jobs.status} = 'Live'`, isOverdue(ctx), isOwn);
}

/** Returns the total from the counters, one row per status, or from the full-text index; undefined for filters that neither covers. */
export function totalFromCounters(ctx: Ctx, query: JobQuery): QueryPlan<number> | undefined {
  const { status, ...others } = query;
  if (isNarrowed(others)) return undefined;
  if (others['search-key']) {
    const found = foundJobs(ctx, query, sql`count(*) as n`);
    return found && isOnlySearched(query) ? totalOf(ctx, found) : undefined;
  }
  return queryPlan(
    [
      ctx.db
        .select({ n: sql<number>`coalesce(sum(n), 0)` })
        .from(companyJobCounts)
        .where(
          and(
            eq(companyJobCounts.companyId, ctx.tenant.id),
            status && eq(companyJobCounts.status, status),
          ),
        ),
      // Live jobs that the cron job has yet to expire count as Expired; there are few.
      ctx.db.select({ n: count() }).from(jobs).where(isLivePastExpiry(ctx)),
    ],
    ([[tally], [overdue]]) => {
      const moved = { Live: -1, Expired: 1, Draft: 0, Closed: 0, Archived: 0 };
      return (tally?.n ?? 0) + (status ? moved[status] * (overdue?.n ?? 0) : 0);
    },
  );
}

function totalOf(ctx: Ctx, counted: SQL): QueryPlan<number> {
  return queryPlan([rawStatement<{ n: number }>(ctx, counted)], ([[row]]) => row?.n ?? 0);
}
