/** Queries of the daily emails: whose are due, and what each tells. */
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Access } from '#access.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { seeingParts } from '#data/sights.ts';
import { notificationChoices } from '#data/tables/notifications.ts';
import { firstIdAt } from '#lib/ids.ts';
import type { NoticeKind } from '#vocabulary/notifications.ts';

export type DueDaily = {
  company_id: number;
  user_id: number;
  daily_at: number;
  told_until: number | null;
  /** Null: no member any more. */
  access: Access | null;
};

/** The first that are due. Companies that are closing tell nobody. */
export function dueDailies(ctx: PublicCtx, limit: number): QueryPlan<DueDaily[]> {
  return QueryPlan.rows(
    rawStatement<DueDaily>(
      ctx,
      sql`select d.company_id, d.user_id, d.daily_at, d.told_until,
          (select m.access from members m join companies k on k.id = m.company_id where m.user_id = d.user_id
            and m.company_id = d.company_id and m.status = 'active' and k.closing_at is null) as access
        from notification_choices d where d.daily_at <= ${ctx.now.getTime()} order by d.daily_at limit ${limit}`,
    ),
  );
}

export type Waiting = {
  /** Null: it is about no job. */
  job: string | null;
  kind: NoticeKind;
  n: number;
  /** A JSON list. */
  ids: string;
};

/** Jobs that one email names: it leads to the rest. */
const JOBS_MAX = 20;

/** What waits for the daily email of the member who acts and is not read, by job. */
export function waitingNotices(ctx: Ctx): QueryPlan<Waiting[]> {
  return QueryPlan.rows(
    rawStatement<Waiting>(
      ctx,
      sql`select (select j.title from jobs j where j.id = n.job_id) as job, n.kind, count(*) as n, json_group_array(n.id) as ids
        from notifications n where n.user_id = ${ctx.actor?.userId ?? 0} and n.company_id = ${ctx.tenant.id}
          and n.is_daily = 1 and n.read_at is null
        group by n.job_id, n.kind order by n.job_id is null, max(n.id) desc limit ${sql.raw(String(JOBS_MAX * 7))}`,
    ),
  );
}

export type NewApplications = { job: string; n: number };

/** Of one job; more are not counted. */
export const NEW_MAX = 100;

/** Applications for the member's jobs that came since and that nobody has opened. */
export function newApplications(ctx: Ctx, since: Date): QueryPlan<NewApplications[]> {
  const parts = sql.raw(seeingParts.map((part) => `'${part}'`).join(', '));
  return QueryPlan.rows(
    rawStatement<NewApplications>(
      ctx,
      sql`select job, n from (select j.title as job, (select count(*) from (select 1 from applications a
            where a.company_id = ${ctx.tenant.id} and a.job_id = t.job_id and a.id >= ${firstIdAt(since)}
              and a.first_viewed_at is null and a.status = 'active' limit ${sql.raw(String(NEW_MAX))})) as n
          from job_members t join jobs j on j.id = t.job_id
          where t.user_id = ${ctx.actor?.userId ?? 0} and t.company_id = ${ctx.tenant.id} and t.part in (${parts}))
        where n > 0 order by n desc, job limit ${sql.raw(String(JOBS_MAX))}`,
    ),
  );
}

function among(ids: readonly number[]): SQL {
  return sql`id in (select value from json_each(${JSON.stringify(ids)}))`;
}

/** Nothing of `ended` waits any more: the daily email has told of some, and tells nothing of what is read already. */
export function endWaiting(
  ctx: Ctx,
  { ended, told }: Record<'ended' | 'told', readonly number[]>,
): Statement {
  return rawStatement(
    ctx,
    sql`update notifications set is_daily = 0,
        mailed_at = case when ${among(told)} and read_at is null then ${ctx.now.getTime()} end
      where user_id = ${ctx.actor?.userId ?? 0} and company_id = ${ctx.tenant.id} and is_daily = 1
        and (read_at is not null or ${among(ended)})`,
  );
}

/** When the next one is due: never, where the member is in no hiring team and nothing waits. The batch fails where another run was faster. */
export function putDaily(
  ctx: Ctx,
  due: Pick<DueDaily, 'company_id' | 'user_id' | 'daily_at'>,
  next: { at: Date; toldUntil: Date },
): Statement {
  const { companyId, userId, dailyAt } = notificationChoices;
  const has = sql`exists (select 1 from job_members t where t.user_id = ${due.user_id} and t.company_id = ${due.company_id})
    or exists (select 1 from notifications n where n.user_id = ${due.user_id}
      and n.company_id = ${due.company_id} and n.is_daily = 1)`;
  return ctx.db
    .update(notificationChoices)
    .set({
      dailyAt: sql`case when ${has} then ${next.at.getTime()} end`,
      toldUntil: next.toldUntil,
    })
    .where(
      and(
        eq(companyId, due.company_id),
        eq(userId, due.user_id),
        eq(dailyAt, new Date(due.daily_at)),
      ),
    );
}
