/** The queries of the lists of Today that have pages of their own: new applications, and those that wait too long in their stage. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import { firstIdAt } from '#lib/ids.ts';
import { DAY_MS } from '#lib/time.ts';
import { DAYS_LIMIT_DEFAULT } from '#recruiting/pipeline/board/rules.ts';
import type { CardCursor } from '#recruiting/pipeline/board/rules.ts';
import { matchingIds } from '#recruiting/pipeline/applications/store/filtered-pages.ts';
import {
  COUNT_MAX,
  LATE_READ,
  OWN_READ,
  STAGES_READ,
  UNVIEWED_MS,
  WORK_COUNTED_MAX,
} from '../rules.ts';

export type ApplicationLine = {
  id: number;
  candidate_id: number;
  hash_id: string;
  title: string;
  first_name: string;
  last_name: string;
};
export type UnviewedRow = ApplicationLine & { created_at: number };
export type LateRow = ApplicationLine & {
  stage_id: number;
  stage: string;
  days_limit: number;
  since: number;
  /** How many of its stage were read at most. */
  read: number;
};

/** Of an application `a`: who, and for which job. */
export const line = sql`a.id, a.candidate_id, j.hash_id, j.title, p.first_name, p.last_name`;
export const joined = sql`join jobs j on j.id = a.job_id join candidates p on p.id = a.candidate_id`;

export const counted = sql.raw(String(COUNT_MAX + 1));

/** The smallest id of that time. */
export function idAgo(ctx: Ctx, ms: number): SQL {
  return sql`cast(${firstIdAt(new Date(ctx.now.getTime() - ms))} as integer)`;
}

/** Of a company, for as long as it is shown. */
export function isUnviewed(ctx: Ctx): SQL {
  const among = ctx.isAssigned ? sql`id in (${newestOwn(ctx)}) and` : sql``;
  return sql`from applications where ${among} company_id = ${ctx.tenant.id} and status = 'active'
    and first_viewed_at is null and id > ${idAgo(ctx, UNVIEWED_MS)}`;
}

/** Of a member who sees only what they are assigned to, the index knows what that is. */
function newestOwn(ctx: Ctx): SQL {
  const [active = sql`select 0 as id`] = matchingIds(ctx, {
    filters: { status: ['active'] },
    cvs: 'if-set',
  });
  return sql`select id from (${active}) order by id desc limit ${sql.raw(String(OWN_READ))}`;
}

/** The newest first, older than the id `before`. */
export function unviewedRows(
  ctx: Ctx,
  { before, limit }: { before: number | null; limit: number },
): QueryPlan<UnviewedRow[]> {
  const rest = before === null ? sql`` : sql`and id < cast(${before} as integer)`;
  const rows = rawStatement<UnviewedRow>(
    ctx,
    sql`select ${line}, a.created_at from (select * ${isUnviewed(ctx)} ${rest} order by id desc
      limit ${sql.raw(String(limit))}) a ${joined} order by a.id desc`,
  );
  return queryPlan([rows], ([found]) => found);
}

export function unviewedCount(ctx: Ctx): QueryPlan<number> {
  return countOf(ctx, sql`select 1 ${isUnviewed(ctx)}`);
}

/** The stages `s`, with the time since when somebody may be in them. */
function limitedStages(ctx: Ctx): SQL {
  return sql`(select id, name, days_limit, ${ctx.now.getTime()} - days_limit * ${DAY_MS} as since
    from (select id, name, coalesce(days_limit, ${DAYS_LIMIT_DEFAULT}) as days_limit from stages where company_id = ${ctx.tenant.id} and application_count > 0 and type <> 'hired'
    limit ${sql.raw(String(STAGES_READ))})) s`;
}

/** Who has been in a stage for longer than its limit, the longest first: of each stage equally many. The unary plus keeps SQLite on the stages. */
export function lateRows(
  ctx: Ctx,
  { after, limit }: { after: CardCursor | null; limit: number },
): QueryPlan<LateRow[]> {
  const stages = limitedStages(ctx);
  const read = sql`(select min(${sql.raw(String(limit))}, ${sql.raw(String(LATE_READ))} / max(1, count(*))) from ${stages})`;
  const rest = after
    ? sql`and (stage_since, id) > (cast(${after.since} as integer), cast(${after.id} as integer))`
    : sql``;
  // Names are read of the first ones only, whatever their stage.
  const first = sql`(select a.*, s.name as stage, s.days_limit, ${read} as read from ${stages}
      cross join applications a on a.id in (select id from applications where stage_id = s.id and status = 'active'
        and stage_since < s.since ${rest} order by stage_since, id limit ${read}) and +a.company_id = ${ctx.tenant.id}
      order by a.stage_since, a.id limit ${sql.raw(String(limit))}) a`;
  const rows = rawStatement<LateRow>(
    ctx,
    sql`select ${line}, a.stage_id, a.stage, a.days_limit, a.stage_since as since, a.read
      from ${first} ${joined} order by a.stage_since, a.id`,
  );
  return queryPlan([rows], ([found]) => found);
}

export function lateCount(ctx: Ctx): QueryPlan<number> {
  return countOf(ctx, sql`select 1 ${isLate(ctx)}`);
}

/** Applications `a` that have been in their stage `s` for longer than its limit. */
function isLate(ctx: Ctx): SQL {
  return sql`from ${limitedStages(ctx)} cross join applications a
    on a.stage_id = s.id and a.status = 'active' and a.stage_since < s.since`;
}

const most = sql.raw(String(WORK_COUNTED_MAX));

/** Selects of each job how many applications nobody has opened, as `job_id` and `n`. */
export function unviewedByJob(ctx: Ctx): SQL {
  return byJob(sql`select job_id ${isUnviewed(ctx)} order by id desc`);
}

/** How many applications of each job wait for too long. */
export function lateByJob(ctx: Ctx): QueryPlan<ReadonlyMap<number, number>> {
  const late = rawStatement<{ job_id: number; n: number }>(
    ctx,
    byJob(sql`select a.job_id ${isLate(ctx)}`),
  );
  return queryPlan([late], ([rows]) => new Map(rows.map(({ job_id: id, n }) => [id, n])));
}

function byJob(found: SQL): SQL {
  return sql`select job_id, count(*) as n from (${found} limit ${most}) group by job_id`;
}

/** As far as Today counts. */
function countOf(ctx: Ctx, found: SQL): QueryPlan<number> {
  const total = rawStatement<{ n: number }>(
    ctx,
    sql`select count(*) as n from (${found} limit ${counted})`,
  );
  return queryPlan([total], ([[row]]) => row?.n ?? 0);
}
