/** Queries of active applications for jobs that were closed long ago. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { SECOND_MS } from '#lib/time.ts';
import { STALE_MONTHS_DEFAULT } from '#recruiting/pipeline/hiring-settings/rules.ts';

export type StaleJob = { jobId: number; companyId: number };

/** What was closed before, or active last, is stale, by the settings `s` of the company. */
function staleBefore(ctx: PublicCtx): SQL {
  const now = Math.floor(ctx.now.getTime() / SECOND_MS);
  return sql`unixepoch(${now}, 'unixepoch',
    '-' || coalesce(s.stale_months, ${STALE_MONTHS_DEFAULT}) || ' months') * 1000`;
}

/**
 * Jobs that have been closed for long enough and may have active applications, those first that are due longest, whatever
 * their company. The cross join makes SQLite search by company.
 */
export function staleJobs(ctx: PublicCtx, limit: number): QueryPlan<StaleJob[]> {
  const listed = rawStatement<StaleJob>(
    ctx,
    sql`select c.job_id as jobId, c.company_id as companyId
      from companies co
      left join hiring_settings s on s.company_id = co.id
      cross join closed_jobs c on c.company_id = co.id and c.due_at is not null
        and c.closed_at <= ${staleBefore(ctx)}
      where c.due_at <= ${ctx.now.getTime()}
      order by c.due_at, c.job_id limit ${sql.raw(String(limit))}`,
  );
  return queryPlan([listed], ([rows]) => rows);
}

/**
 * Active applications for a job whose person has had no activity for as long, except those under legal hold. `updated_at` also moves
 * where the job or its stage is renamed, which is no activity.
 */
export function staleApplications(
  ctx: Ctx,
  jobId: number,
  limit: number,
): QueryPlan<{ ids: number[]; emails: boolean }> {
  const company = ctx.tenant.id;
  const listed = rawStatement<{ id: number }>(
    ctx,
    sql`select a.id as id
      from (select ${company} as company_id) co
      left join hiring_settings s on s.company_id = co.company_id
      cross join applications a on a.company_id = co.company_id and a.job_id = ${jobId}
      cross join candidates c on c.id = a.candidate_id and c.active_at <= ${staleBefore(ctx)} and c.is_held = 0
      where a.status = 'active'
      order by a.id limit ${sql.raw(String(limit))}`,
  );
  const setting = rawStatement<{ emails: number }>(
    ctx,
    sql`select emails_stale as emails from hiring_settings where company_id = ${company}`,
  );
  return queryPlan([listed, setting], ([rows, [row]]) => ({
    ids: rows.map(({ id }) => id),
    emails: row?.emails === 1,
  }));
}

/** Decides when the job is looked at again: never, where it has no active application. */
export function scheduleJob(ctx: Ctx, jobId: number, at: Date): Statement {
  return rawStatement(
    ctx,
    sql`update closed_jobs set due_at = (select ${at.getTime()} from applications
        where company_id = ${ctx.tenant.id} and job_id = ${jobId} and status = 'active' limit 1)
      where job_id = ${jobId} and company_id = ${ctx.tenant.id}`,
  );
}
