/** Queries of candidates whose retention period ends. */
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { candidates } from '#data/tables/candidates.ts';
import { SECOND_MS } from '#lib/time.ts';
import { candidateStore } from '#recruiting/pipeline/applications/store/context.ts';
import { RETENTION_MONTHS_DEFAULT } from '#recruiting/pipeline/hiring-settings/rules.ts';
import { NOTICE_HOURS, NOTICE_MS } from '../rules.ts';

export type NoticedCandidate = { candidateId: number; companyId: number; isExpired: boolean };

/** Who was not active since is expired as of `at`, milliseconds since the epoch, by the settings `s` of the company. */
function expiredBefore(at: number): SQL {
  return sql`unixepoch(${Math.floor(at / SECOND_MS)}, 'unixepoch',
    '-' || coalesce(s.retention_months, ${RETENTION_MONTHS_DEFAULT}) || ' months') * 1000`;
}

const hasNoActiveApplication = sql`not exists (select 1 from applications a
  where a.company_id = c.company_id and a.candidate_id = c.id and a.status = 'active')`;

/**
 * Candidates `c` of a company `co` without activity for the retention period, as of two weeks from now, without an active
 * application, not under legal hold, and without a notice. The index by activity has them in this order.
 */
function expiringSoon({ now }: PublicCtx, limit: number): SQL {
  return sql`c.company_id = co.id and c.erased_at is null and c.is_held = 0
    and c.active_at <= ${expiredBefore(now.getTime() + NOTICE_MS)}
    and c.noticed_at is null and ${hasNoActiveApplication}
    order by c.active_at limit ${sql.raw(String(limit))}`;
}

/** Companies with candidates who expire within two weeks, in their hour of the day; those first that have waited longest. */
export function companiesToNotify(ctx: PublicCtx, limit: number): QueryPlan<number[]> {
  const listed = rawStatement<{ id: number }>(
    ctx,
    sql`select id from (
        select co.id as id,
          (select c.active_at from candidates c where ${expiringSoon(ctx, 1)}) as since
        from companies co left join hiring_settings s on s.company_id = co.id
        where co.id % ${NOTICE_HOURS} = ${ctx.now.getUTCHours()}
      ) where since is not null order by since limit ${sql.raw(String(limit))}`,
  );
  return queryPlan([listed], ([rows]) => rows.map(({ id }) => id));
}

/** Candidates who expire within two weeks and whose Admins have not been notified. The cross join makes SQLite search the index. */
export function candidatesExpiringSoon(ctx: Ctx, limit: number): QueryPlan<number[]> {
  const listed = rawStatement<{ id: number }>(
    ctx,
    sql`select c.id as id
      from (select ${ctx.tenant.id} as id) co
      left join hiring_settings s on s.company_id = co.id
      cross join candidates c where ${expiringSoon(ctx, limit)}`,
  );
  return queryPlan([listed], ([rows]) => rows.map(({ id }) => id));
}

/** Notices that are looked at: one is of a company and a day. */
const NOTICES_MAX = 100;

/**
 * Candidates whose Admins were notified at least two weeks ago, and whether they are still expired: by turns of companies, and of
 * a company those first who were noticed first. Those of a notice have the same time, so the index is read by notices.
 */
export function noticedCandidates(ctx: PublicCtx, limit: number): QueryPlan<NoticedCandidate[]> {
  const now = ctx.now.getTime();
  const most = sql.raw(String(limit));
  const open = sql`from candidates indexed by candidates_noticed
where erased_at is null and is_held = 0 and noticed_at`;
  const nextAfter = (at: SQL) =>
    sql`(select min(noticed_at) ${open} > ${at} and noticed_at <= ${now - NOTICE_MS})`;
  const listed = rawStatement<{ candidateId: number; companyId: number; isExpired: number }>(
    ctx,
    sql`with recursive notices (at) as (
select ${nextAfter(sql`0`)} union all
select ${nextAfter(sql`notices.at`)} from notices where at is not null limit ${sql.raw(String(NOTICES_MAX))}
), turns as materialized (
select c.*, row_number() over (partition by company_id order by noticed_at, id) as turn
from notices cross join candidates c on c.id in (select id ${open} = notices.at limit ${most})
order by turn, noticed_at limit ${most}
)
select c.id as candidateId, c.company_id as companyId,
c.active_at <= ${expiredBefore(now)} and ${hasNoActiveApplication} as isExpired
from turns c left join hiring_settings s on s.company_id = c.company_id
order by c.turn, c.noticed_at`,
  );
  return queryPlan([listed], ([rows]) =>
    rows.map((row) => ({ ...row, isExpired: row.isExpired === 1 })),
  );
}

export function markNoticed(ctx: Ctx, ids: readonly number[]): Statement {
  return ctx.db
    .update(candidates)
    .set({ noticedAt: ctx.now })
    .where(
      candidateStore.ofCompany(
        ctx,
        sql`id in (select value from json_each(${JSON.stringify(ids)}))`,
      ),
    );
}

export function withdrawNotice(ctx: Ctx, id: number): Statement {
  return ctx.db
    .update(candidates)
    .set({ noticedAt: null })
    .where(candidateStore.ofCompany(ctx, eq(candidates.id, id)));
}
