/** The queries of the overview of jobs: a page of them with their offices, hiring teams and the counts of their stages, in one round trip. */
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import { companyJobCounts, jobs } from '#data/tables/jobs.ts';
import { offices } from '#data/tables/offices.ts';
import type { JobStatus, StageType } from '#vocabulary/lists.ts';
import { departmentsInOrder } from '#recruiting/jobs/departments/store.ts';
import type { JobQuery } from '../schemas/jobs.ts';
import { isLivePastExpiry, jobFilter, jobStore } from './jobs.ts';

export type StageCount = {
  id: number;
  name: string;
  type: StageType;
  position: number;
  n: number;
};

export type OverviewRow = {
  id: number;
  hash_id: string;
  title: string;
  status: JobStatus;
  published_at: number | null;
  application_count: number;
  /** By which it comes before the others, unless the list is searched. */
  rank: number;
  /** One more than that of the jobs that come last. */
  tier: number;
  office_name: string | null;
  city: string | null;
  /** JSON, in the order of the stages; none for stages without applications. */
  stages: string;
  /** JSON: ids and names of the first of its hiring team. */
  team: string;
};

export type OverviewRows = {
  /** One more than a page where there are more. */
  jobs: OverviewRow[];
  /** As they are stored: jobs that have expired since count as Live. */
  statuses: { status: JobStatus; n: number }[];
  overdue: number;
  /** By name. */
  offices: { id: number; name: string }[];
  /** In their order. */
  departments: { id: number; name: string }[];
};

/** A longer list is no choice any more. */
const OFFICES_MAX = 200;
/** More have no room beside each other. */
const TEAM_SHOWN = 3;

export type OverviewTerms = {
  /** Only the jobs of this office; null: of all. */
  officeId: number | null;
  /** Selects `job_id` and `n` of few jobs: those with most come first, the others by age. Found words keep the order of age. */
  ranked?: SQL | undefined;
};

export function overviewRows(
  ctx: Ctx,
  query: JobQuery,
  { officeId, ranked }: OverviewTerms,
): QueryPlan<OverviewRows> {
  const list = rawStatement<OverviewRow>(
    ctx,
    sql`with ranked as materialized (${ranked ?? sql`select 0 as job_id, 0 as n where false`}),
      page as materialized (${idsOfPage(ctx, query, officeId)})
      select j.id, j.hash_id, j.title, j.status, j.published_at, j.application_count, page.tier,
        coalesce((select n from ranked where job_id = j.id), 0) as rank, o.name as office_name, o.city,
        (select json_group_array(json_object('id', s.id, 'name', s.name, 'type', s.type, 'position', s.position, 'n', s.n))
          from (select s.id, s.name, s.type, s.position, c.application_count as n
            from job_stage_counts c join stages s on s.id = c.stage_id and +s.company_id = ${ctx.tenant.id}
            where c.job_id = j.id and c.application_count > 0 order by s.position) s) as stages,
        (select json_group_array(json_object('id', m.id, 'name', m.name))
          from (select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name
            from job_members t join users u on u.id = t.user_id
            where t.job_id = j.id order by t.user_id limit ${sql.raw(String(TEAM_SHOWN))}) m) as team
      from page cross join jobs j on j.id = page.id
      left join offices o on o.id = j.office_id and o.company_id = j.company_id
      order by page.tier desc, page.id desc`,
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
  const overview = queryPlan(
    [list, statuses, overdue, choices],
    ([rows, tallies, [late], named]) => ({
      jobs: rows,
      statuses: tallies,
      overdue: late?.n ?? 0,
      offices: named.toSorted((a, b) => a.name.localeCompare(b.name)),
    }),
  );
  return QueryPlan.map(
    QueryPlan.all([overview, departmentsInOrder(ctx)]),
    ([rows, departments]) => ({ ...rows, departments }),
  );
}

/** The ranked jobs before the others; a cursor has the tier and the id to which the list has come. */
function idsOfPage(ctx: Ctx, query: JobQuery, officeId: number | null): SQL {
  const { cursor, max } = query;
  const { tier = 1 } = cursor ?? {};
  const isListed = isOnList(ctx, query, officeId);
  const limit = sql.raw(String(max + 1));
  const isByRank = query['search-key'] === undefined;
  const rest = cursor && tier === 1 ? sql`and ${jobs.id} < cast(${cursor.id} as integer)` : sql``;
  const others = sql`select ${jobs.id} as id, 1 as tier from ${jobs}
    where ${isListed} ${isByRank ? sql`and ${jobs.id} not in (select job_id from ranked)` : sql``} ${rest}
    order by ${jobs.id} desc limit ${limit}`;
  if (!isByRank || (cursor && tier === 1)) return others;
  const after = cursor
    ? sql`and (ranked.n + 1, ${jobs.id}) < (cast(${tier} as integer), cast(${cursor.id} as integer))`
    : sql``;
  return sql`select id, tier from (
    select ${jobs.id} as id, ranked.n + 1 as tier from ranked
      cross join ${jobs} on ${jobs.id} = ranked.job_id where ${isListed} ${after}
    union all select id, tier from (${others}))
    order by tier desc, id desc limit ${limit}`;
}

function isOnList(ctx: Ctx, query: JobQuery, officeId: number | null): SQL | undefined {
  const isWanted = jobFilter(ctx, query);
  if (officeId === null) return jobStore.ofCompany(ctx, isWanted);
  // The unary plus keeps SQLite on the index of the office, which has its jobs in the order of the list.
  return and(eq(jobs.officeId, officeId), sql`+${jobs.companyId} = ${ctx.tenant.id}`, isWanted);
}
