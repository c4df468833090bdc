/** The queries of the overview of jobs: a page of them with their offices and the counts of their stages, in one round trip. */
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import { jobStageCounts } from '#data/tables/applications.ts';
import { companyJobCounts, jobs } from '#data/tables/jobs.ts';
import { offices } from '#data/tables/offices.ts';
import type { JobStatus, StageType } from '#vocabulary/lists.ts';
import type { JobRow } from '../schemas/fields.ts';
import type { JobQuery } from '../schemas/jobs.ts';
import { isLivePastExpiry, jobFilter, jobStore } from './jobs.ts';

export type StageCountRow = {
  job_id: number;
  id: number;
  name: string;
  type: StageType;
  position: number;
  n: number;
};

export type OverviewRows = {
  /** One more than a page where there are more. */
  jobs: { job: JobRow; officeName: string | null; city: string | null }[];
  /** In the order of the stages; none for stages without applications. */
  counts: StageCountRow[];
  /** As they are stored: jobs that have expired since count as Live. */
  statuses: { status: JobStatus; n: number }[];
  overdue: number;
  /** By name. */
  offices: { id: number; name: string }[];
};

/** A longer list is no choice any more. */
const OFFICES_MAX = 200;

/** `officeId`: only the jobs of this office; null: of all. */
export function overviewRows(
  ctx: Ctx,
  query: JobQuery,
  officeId: number | null,
): QueryPlan<OverviewRows> {
  const { max } = query;
  const isListed = isOnPage(ctx, query, officeId);
  const ids = ctx.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(isListed)
    .orderBy(desc(jobs.id))
    .limit(max + 1);
  const list = ctx.db
    .select({
      job: jobs,
      officeName: sql<string | null>`${offices.name}`.as('office_name'),
      city: sql<string | null>`${offices.city}`.as('office_city'),
    })
    .from(jobs)
    .leftJoin(offices, and(eq(offices.id, jobs.officeId), eq(offices.companyId, jobs.companyId)))
    .where(sql`${jobs.id} in ${ids}`)
    .orderBy(desc(jobs.id));
  const counts = rawStatement<StageCountRow>(
    ctx,
    sql`select c.job_id, s.id, s.name, s.type, s.position, c.application_count as n
      from ${jobStageCounts} c join stages s on s.id = c.stage_id and +s.company_id = ${ctx.tenant.id}
      where c.job_id in ${ids} and c.application_count > 0 order by c.job_id, s.position`,
  );
  const statuses = ctx.db
    .select({ status: companyJobCounts.status, n: companyJobCounts.n })
    .from(companyJobCounts)
    .where(eq(companyJobCounts.companyId, ctx.tenant.id));
  const overdue = ctx.db.select({ n: count() }).from(jobs).where(isLivePastExpiry(ctx));
  const choices = ctx.db
    .select({ id: offices.id, name: offices.name })
    .from(offices)
    .where(eq(offices.companyId, ctx.tenant.id))
    .orderBy(desc(offices.id))
    .limit(OFFICES_MAX);
  return queryPlan(
    [list, counts, statuses, overdue, choices],
    ([rows, stageCounts, tallies, [late], named]) => ({
      jobs: rows,
      counts: stageCounts,
      statuses: tallies,
      overdue: late?.n ?? 0,
      offices: named.toSorted((a, b) => a.name.localeCompare(b.name)),
    }),
  );
}

function isOnPage(ctx: Ctx, query: JobQuery, officeId: number | null): SQL | undefined {
  const { cursor } = query;
  const isWanted = and(jobFilter(ctx, query), cursor && lt(jobs.id, cursor.id));
  if (officeId === null) return jobStore.ofCompany(ctx, isWanted);
  // The unary plus keeps SQLite on the index of the office, which has its jobs in the order of the list.
  return and(eq(jobs.officeId, officeId), sql`+${jobs.companyId} = ${ctx.tenant.id}`, isWanted);
}
