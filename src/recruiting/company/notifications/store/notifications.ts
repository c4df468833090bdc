/** Queries of notifications and of how members want to be told. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import type { Notice } from '#data/notices.ts';
import { QueryPlan, queryPlan, rawStatement, rowOrNotFound } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { notificationChoices, notifications } from '#data/tables/notifications.ts';
import type { PageRequest } from '#lib/pagination.ts';
import type { Kinds } from '../rules.ts';
import type { NotificationRow } from '../schemas.ts';

/** `total` counts up to this many. */
const COUNTED_MAX = 1000;

function ownWhere(ctx: Ctx, isUnread: boolean): SQL {
  const unread = isUnread ? sql` and n.read_at is null` : sql``;
  return sql`n.user_id = ${ctx.actor?.userId ?? 0} and n.company_id = ${ctx.tenant.id}${unread}`;
}

type Wanted = { isUnread?: boolean; also: SQL; limit: number; offset?: number };

/** Of the member who acts, newest first. */
function ownNotices(
  ctx: Ctx,
  { isUnread = false, also, limit, offset = 0 }: Wanted,
): QueryPlan<NotificationRow[]> {
  return QueryPlan.rows(
    rawStatement<NotificationRow>(
      ctx,
      sql`select n.id, n.kind, n.actor_id, trim(u.first_name || ' ' || u.last_name) as actor_name, n.application_id,
          c.id as candidate_id, c.first_name, c.last_name, j.id as job_id, j.hash_id, j.title as job_title,
          (select t.title from tasks t where t.id = n.subject_id and n.kind in ('task', 'task_done')) as task_title,
          n.subject_id, n.read_at, n.created_at
        from notifications n left join applications a on a.id = n.application_id
        left join candidates c on c.id = a.candidate_id left join jobs j on j.id = n.job_id
        left join users u on u.id = n.actor_id
        where ${ownWhere(ctx, isUnread)} and ${also} order by n.id desc limit ${limit} offset ${offset}`,
    ),
  );
}

export function ownPage(ctx: Ctx, isUnread: boolean, { page, max, cursor }: PageRequest) {
  const counted = rawStatement<{ n: number }>(
    ctx,
    sql`select count(*) as n from (select 1 from notifications n
      where ${ownWhere(ctx, isUnread)} limit ${COUNTED_MAX})`,
  );
  return QueryPlan.all({
    rows: ownNotices(ctx, {
      isUnread,
      also: cursor ? sql`n.id < ${cursor.id}` : sql`true`,
      limit: max + 1,
      offset: cursor ? 0 : (page - 1) * max,
    }),
    total: queryPlan([counted], ([[row]]) => row?.n ?? 0),
  });
}

/** For a screen, which counts nothing. */
export function noticesBefore(ctx: Ctx, before: number | null, limit: number) {
  return ownNotices(ctx, { also: before === null ? sql`true` : sql`n.id < ${before}`, limit });
}

/** 404 for one that is not the member's, or about what they see no more. */
export function ownNotice(ctx: Ctx, id: number): QueryPlan<NotificationRow> {
  const found = ownNotices(ctx, { also: sql`n.id = ${id}`, limit: 1 });
  return QueryPlan.map(found, ([row]) => rowOrNotFound(row));
}

function markRead(ctx: Ctx, also: SQL): Statement {
  const { companyId, userId, readAt } = notifications;
  return ctx.db
    .update(notifications)
    .set({ readAt: ctx.now })
    .where(
      and(eq(userId, ctx.actor?.userId ?? 0), eq(companyId, ctx.tenant.id), isNull(readAt), also),
    );
}

export function readOne(ctx: Ctx, id: number): Statement {
  return markRead(ctx, eq(notifications.id, id));
}

/** Of those that were there: what comes meanwhile stays unread. */
export function readUntil(ctx: Ctx, until: Date): Statement {
  return markRead(ctx, sql`${notifications.createdAt} <= ${until.getTime()}`);
}

type About = Pick<Notice, 'kind' | 'subjectId'>;

/** Of the member who acts. */
export function readNotices(ctx: Ctx, { kind, subjectId }: About): Statement {
  const isAbout = and(eq(notifications.subjectId, subjectId), eq(notifications.kind, kind));
  return markRead(ctx, isAbout ?? sql`false`);
}

export function deleteNotices(ctx: Ctx, { kind, subjectId }: About): Statement {
  const { companyId } = notifications;
  return ctx.db
    .delete(notifications)
    .where(
      and(
        eq(notifications.subjectId, subjectId),
        eq(notifications.kind, kind),
        eq(companyId, ctx.tenant.id),
      ),
    );
}

/** Of a member who is removed. */
export function forgetNotices(ctx: Ctx, memberUserId: number): Statement[] {
  const ofMember = (table: typeof notifications | typeof notificationChoices) =>
    ctx.db
      .delete(table)
      .where(and(eq(table.userId, memberUserId), eq(table.companyId, ctx.tenant.id)));
  return [ofMember(notifications), ofMember(notificationChoices)];
}

export type ChoicesRow = { kinds: Kinds; isAnyTime: boolean };

/** Of the member who acts; undefined where they have chosen nothing. */
export function ownChoices(ctx: Ctx): QueryPlan<ChoicesRow | undefined> {
  const { companyId, userId, kinds, isAnyTime } = notificationChoices;
  return QueryPlan.first(
    ctx.db
      .select({ kinds, isAnyTime })
      .from(notificationChoices)
      .where(and(eq(companyId, ctx.tenant.id), eq(userId, ctx.actor?.userId ?? 0)))
      .limit(1),
  );
}

/** When the daily email is due stays. */
export function putChoices(ctx: Ctx, chosen: ChoicesRow): Statement {
  const { companyId, userId } = notificationChoices;
  const set = { ...chosen, updatedAt: ctx.now };
  return ctx.db
    .insert(notificationChoices)
    .values({ ...set, companyId: ctx.tenant.id, userId: ctx.actor?.userId ?? 0 })
    .onConflictDoUpdate({ target: [companyId, userId], set });
}
