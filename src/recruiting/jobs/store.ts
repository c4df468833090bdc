/** The queries of jobs. */
import { and, asc, count, desc, eq, gt, gte, lt, lte, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { cutoff } from './rules.ts';
import type { Ctx } from '#context.ts';
import { idOfJob, isJob } from '#data/job-ref.ts';
import { rowOrNotFound, queryPlan } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { contractedCompanies } from '#data/tables/contracted-companies.ts';
import { companyJobCounts, jobs, jobTexts } from '#data/tables/jobs.ts';
import { offices } from '#data/tables/offices.ts';
import { pipelines, stages } from '#data/tables/pipelines.ts';
import { tenantStore } from '#data/tenant-store.ts';
import { fold } from '#lib/fold.ts';
import { firstIdAt } from '#lib/ids.ts';
import type { Ref } from '#lib/ids.ts';
import { DAY_MS } from '#lib/time.ts';
import type { JobStatus } from '#vocabulary.ts';
import type { JobFacts, JobQuery } from './schemas.ts';

export const jobStore = tenantStore(jobs);
const officeStore = tenantStore(offices);
const pipelineStore = tenantStore(pipelines);
const contractedStore = tenantStore(contractedCompanies);

/** A form offers this many of each kind; whoever has more picks by id. */
const FORM_ROWS_MAX = 200;

export function jobRow(ctx: Ctx, ref: Ref): QueryPlan<typeof jobs.$inferSelect> {
  return jobStore.one(ctx, isJob(ref));
}

/** The whole record. */
export function jobFacts(ctx: Ctx, ref: Ref): QueryPlan<JobFacts> {
  const column = (name: SQL) => sql`(select ${name} from jobs where id = ${idOfJob(ctx, ref)})`;
  const pipelineId = column(sql`pipeline_id`);
  return queryPlan(
    [
      ctx.db
        .select()
        .from(jobs)
        .where(jobStore.mine(ctx, isJob(ref))),
      ctx.db
        .select()
        .from(jobTexts)
        .where(eq(jobTexts.jobId, idOfJob(ctx, ref))),
      ctx.db
        .select()
        .from(offices)
        .where(officeStore.mine(ctx, eq(offices.id, column(sql`office_id`)))),
      ctx.db
        .select()
        .from(pipelines)
        .where(pipelineStore.mine(ctx, eq(pipelines.id, pipelineId))),
      ctx.db
        .select()
        .from(stages)
        .where(and(eq(stages.companyId, ctx.tenant.id), eq(stages.pipelineId, pipelineId)))
        .orderBy(asc(stages.position)),
      ctx.db
        .select({ hostname: careerDomains.hostname })
        .from(careerDomains)
        .where(
          eq(
            careerDomains.id,
            sql`(select career_domain_id from companies where id = ${ctx.tenant.id})`,
          ),
        ),
    ],
    ([[job], [texts], [office], [pipeline], stageRows, [domain]]) => ({
      job: rowOrNotFound(job),
      texts,
      office,
      pipeline,
      stages: stageRows,
      careerHost: domain?.hostname ?? '',
    }),
  );
}

/** What a job refers to, and what it gets where it names nothing. */
type References = {
  office_id?: number | null | undefined;
  company_pipline_id?: number | null | undefined;
  contracted_company_id?: number | null | undefined;
};

export function surroundings(ctx: Ctx, given: References) {
  return queryPlan(
    [
      ctx.db
        .select({ currency: companies.defaultCurrency, reviewsJobs: companies.reviewsJobs })
        .from(companies)
        .where(eq(companies.id, ctx.tenant.id)),
      ctx.db
        .select({ id: offices.id })
        .from(offices)
        .where(officeStore.mine(ctx, eq(offices.isDefault, true))),
      ctx.db
        .select({ id: pipelines.id })
        .from(pipelines)
        .where(pipelineStore.mine(ctx, eq(pipelines.isDefault, true))),
      ctx.db
        .select({ id: offices.id })
        .from(offices)
        .where(officeStore.mine(ctx, eq(offices.id, given.office_id ?? 0))),
      ctx.db
        .select({ id: pipelines.id })
        .from(pipelines)
        .where(pipelineStore.mine(ctx, eq(pipelines.id, given.company_pipline_id ?? 0))),
      ctx.db
        .select({ id: contractedCompanies.id })
        .from(contractedCompanies)
        .where(
          contractedStore.mine(ctx, eq(contractedCompanies.id, given.contracted_company_id ?? 0)),
        ),
    ],
    ([[company], [defaultOffice], [defaultPipeline], [office], [pipeline], [contracted]]) => ({
      currency: company?.currency ?? null,
      reviewsJobs: company?.reviewsJobs ?? false,
      defaultOfficeId: defaultOffice?.id ?? null,
      defaultPipelineId: defaultPipeline?.id ?? null,
      officeFound: office !== undefined,
      pipelineFound: pipeline !== undefined,
      contractedCompanyFound: contracted !== undefined,
    }),
  );
}

/** The job's long texts, whether or not it had any. */
export function putTexts(
  ctx: Ctx,
  jobId: number,
  texts: Partial<Record<'description' | 'tasks' | 'requirements', string | null>>,
): Statement {
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

export function matching(ctx: Ctx, query: JobQuery): SQL | undefined {
  const key = fold(query['search-key'] ?? '').trim();
  const candidates = query['with-candidates'];
  const { status, 'date-start': from, 'date-end': to } = query;
  return and(
    // `instr`, not LIKE: `%` and `_` are letters like any other.
    key === '' ? undefined : gt(sql`instr(${jobs.titleFolded}, ${key})`, 0),
    status && hasStatusNow(ctx, status),
    candidates === 'yes' ? gt(jobs.applicationCount, 0) : undefined,
    candidates === 'no' ? eq(jobs.applicationCount, 0) : undefined,
    // Ids are minted by the clock, so days of creation are ranges of the primary order.
    from && gte(jobs.id, firstIdAt(from)),
    to && lt(jobs.id, firstIdAt(new Date(to.getTime() + DAY_MS))),
  );
}

/** The status as of now: a live job is over at its expiry, whether or not the cron has passed. */
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
 * The company's live jobs that are over, found as the cron finds them: by the index of everybody's,
 * of which few are. The plus keeps SQLite from walking all live jobs of the company instead.
 */
function isUnswept(ctx: Ctx): SQL | undefined {
  const isMine = sql`+${jobs.companyId} = ${ctx.tenant.id}`;
  return and(sql`${jobs.status} = 'Live'`, isOverdue(ctx), isMine);
}

/** How many jobs there are, from the counters: one row a status. Undefined where only counting tells. */
export function knownTotal(ctx: Ctx, query: JobQuery): QueryPlan<number> | undefined {
  const { status, ...others } = query;
  const counted =
    !others['search-key'] &&
    !others['with-candidates'] &&
    !others['date-start'] &&
    !others['date-end'];
  if (!counted) return undefined;
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
      // Live jobs the cron has yet to sweep count as Expired: none to a few.
      ctx.db.select({ n: count() }).from(jobs).where(isUnswept(ctx)),
    ],
    ([[tally], [overdue]]) => {
      const moved = { Live: -1, Expired: 1, Draft: 0, Closed: 0, Archived: 0 };
      return (tally?.n ?? 0) + (status ? moved[status] * (overdue?.n ?? 0) : 0);
    },
  );
}

/** A default stands first, and is asked for by itself: in that order all there are would be read. */
export function jobForm(ctx: Ctx) {
  return queryPlan(
    [
      ctx.db
        .select({ id: offices.id, name: offices.name })
        .from(offices)
        .where(officeStore.mine(ctx, eq(offices.isDefault, true))),
      ctx.db
        .select({ id: offices.id, name: offices.name })
        .from(offices)
        .where(officeStore.mine(ctx, eq(offices.isDefault, false)))
        .orderBy(desc(offices.id))
        .limit(FORM_ROWS_MAX),
      ctx.db
        .select({ id: pipelines.id, name: pipelines.name })
        .from(pipelines)
        .where(pipelineStore.mine(ctx, eq(pipelines.isDefault, true))),
      ctx.db
        .select({ id: pipelines.id, name: pipelines.name })
        .from(pipelines)
        .where(pipelineStore.mine(ctx, eq(pipelines.isDefault, false)))
        .orderBy(desc(pipelines.id))
        .limit(FORM_ROWS_MAX),
      ctx.db
        .select({ id: contractedCompanies.id, name: contractedCompanies.name })
        .from(contractedCompanies)
        .where(contractedStore.mine(ctx))
        .orderBy(desc(contractedCompanies.id))
        .limit(FORM_ROWS_MAX),
    ],
    ([ownOffice, otherOffices, ownPipeline, otherPipelines, contractedRows]) => ({
      offices: [...ownOffice, ...otherOffices].slice(0, FORM_ROWS_MAX),
      pipelines: [...ownPipeline, ...otherPipelines].slice(0, FORM_ROWS_MAX),
      contracted_companies: contractedRows,
    }),
  );
}
