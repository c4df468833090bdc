/** Queries of candidates whose retention period ends. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { candidates } from '#data/tables/candidates.ts';
import { SECOND_MS } from '#lib/time.ts';
import { candidateStore } from '#recruiting/applications/store/context.ts';
import { RETENTION_MONTHS_DEFAULT } from '#recruiting/hiring-settings/rules.ts';
import { NOTICE_MS } from '../rules.ts';

export type ExpiredCandidate = { candidateId: number; companyId: number };

/**
 * Candidates of all companies without activity for the retention period of their company, as of `at` (milliseconds since
 * the epoch), without an active application and not under legal hold. The cross join makes SQLite search the index of
 * each company; otherwise it scans all candidates.
 */
function expiredCandidates(
  ctx: PublicCtx,
  at: number,
  condition: SQL,
  limit: number,
): QueryPlan<ExpiredCandidate[]> {
  const cutoff = sql`unixepoch(${Math.floor(at / SECOND_MS)}, 'unixepoch',
    '-' || coalesce(s.retention_months, ${RETENTION_MONTHS_DEFAULT}) || ' months') * 1000`;
  return queryPlan(
    [
      rawStatement<ExpiredCandidate>(
        ctx,
        sql`select c.id as candidateId, co.id as companyId
          from companies co
          left join hiring_settings s on s.company_id = co.id
          cross join candidates c on c.company_id = co.id and c.active_at <= ${cutoff}
            and c.erased_at is null and c.is_held = 0
          where ${condition} and not exists (select 1 from applications a
            where a.company_id = c.company_id and a.candidate_id = c.id and a.status = 'active')
          limit ${sql.raw(String(limit))}`,
      ),
    ],
    ([rows]) => rows,
  );
}

/** Candidates that expire within two weeks and whose Admins have not been notified. */
export function candidatesExpiringSoon(
  ctx: PublicCtx,
  limit: number,
): QueryPlan<ExpiredCandidate[]> {
  return expiredCandidates(ctx, ctx.now.getTime() + NOTICE_MS, sql`c.noticed_at is null`, limit);
}

/** Expired candidates whose Admins were notified at least two weeks ago. */
export function candidatesToErase(ctx: PublicCtx, limit: number): QueryPlan<ExpiredCandidate[]> {
  const now = ctx.now.getTime();
  return expiredCandidates(ctx, now, sql`c.noticed_at <= ${now - NOTICE_MS}`, limit);
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
