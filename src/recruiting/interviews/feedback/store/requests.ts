/** Queries of requests for feedback. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement, rowOrNotFound } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { feedbackRequests } from '#data/tables/feedback.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import { currentId } from '#recruiting/people/candidates/store/candidates.ts';
import type { PageRequest } from '#lib/pagination.ts';

export const requestStore = tenantStore(feedbackRequests);
export type RequestRow = typeof feedbackRequests.$inferSelect;

/** A request with whom it is about, who is asked, and by whom. */
export type RequestFacts = {
  id: number;
  application_id: number;
  candidate_id: number;
  first_name: string;
  last_name: string;
  job_id: number;
  hash_id: string;
  title: string;
  stage_id: number;
  stage_name: string;
  user_id: number;
  user_first: string | null;
  user_last: string | null;
  asked_by: number | null;
  asker_first: string | null;
  asker_last: string | null;
  meeting_id: number | null;
  due_at: number;
  done_at: number | null;
  canceled_at: number | null;
  created_at: number;
};

function factsWhere(ctx: Ctx, where: SQL): QueryPlan<RequestFacts[]> {
  return QueryPlan.rows(
    rawStatement<RequestFacts>(
      ctx,
      sql`select r.id, r.application_id, r.stage_id, r.user_id, r.asked_by, r.meeting_id, r.due_at, r.done_at,
          r.canceled_at, r.created_at, c.id as candidate_id, c.first_name, c.last_name, j.id as job_id, j.hash_id,
          j.title, s.name as stage_name, u.first_name as user_first, u.last_name as user_last,
          b.first_name as asker_first, b.last_name as asker_last
        from feedback_requests r join applications a on a.id = r.application_id
        join candidates c on c.id = a.candidate_id join jobs j on j.id = a.job_id
        join stages s on s.id = r.stage_id join users u on u.id = r.user_id
        left join users b on b.id = r.asked_by
        where r.company_id + 0 = ${ctx.tenant.id} and ${where}`,
    ),
  );
}

const isOpen = sql`r.done_at is null and r.canceled_at is null`;

/** Of the member who acts: what is open of applications that are, newest first. */
export function ownRequests(
  ctx: Ctx,
  { page, max, cursor }: PageRequest,
): QueryPlan<{ rows: RequestFacts[]; total: number }> {
  const isOwn = sql`r.user_id = ${ctx.actor?.userId ?? 0} and ${isOpen} and a.status = 'active'`;
  const after = cursor ? sql`r.id < ${cursor.id}` : sql`true`;
  const offset = cursor ? 0 : (page - 1) * max;
  const counted = rawStatement<{ n: number }>(
    ctx,
    sql`select count(*) as n from feedback_requests r join applications a on a.id = r.application_id
      where r.company_id + 0 = ${ctx.tenant.id} and ${isOwn}`,
  );
  return QueryPlan.all({
    rows: factsWhere(
      ctx,
      sql`${isOwn} and ${after} order by r.id desc limit ${max + 1} offset ${offset}`,
    ),
    total: queryPlan([counted], ([[row]]) => row?.n ?? 0),
  });
}

/** 404 where the company has none with this id. */
export function requestById(ctx: Ctx, id: number): QueryPlan<RequestFacts> {
  return QueryPlan.map(factsWhere(ctx, sql`r.id = ${id}`), ([row]) => rowOrNotFound(row));
}

/** Requests of an application that were not canceled, oldest first: more than a company makes. */
const SHOWN_MAX = 100;

export function requestsOf(ctx: Ctx, applicationId: number): QueryPlan<RequestFacts[]> {
  return factsWhere(
    ctx,
    sql`r.application_id = ${applicationId} and r.canceled_at is null order by r.id limit ${SHOWN_MAX}`,
  );
}

/** The stage that the member is asked about first; null without a request. */
export function askedStage({ actor, tenant }: Ctx, applicationId: number): SQL {
  return sql`(select r.stage_id from feedback_requests r where r.user_id = ${actor?.userId ?? 0}
    and r.application_id = ${applicationId} and r.company_id = ${tenant.id} and ${isOpen} order by r.id limit 1)`;
}

/** Whether a member is asked, or has given feedback: by user. */
export function answersOfUsers(
  ctx: Ctx,
  {
    applicationId,
    stageId,
    userIds,
  }: { applicationId: number; stageId: SQL; userIds: readonly number[] },
): QueryPlan<{ user_id: number; is_open: number }[]> {
  const list = sql.join(
    userIds.map((id) => sql`${id}`),
    sql`, `,
  );
  return QueryPlan.rows(
    rawStatement<{ user_id: number; is_open: number }>(
      ctx,
      sql`select user_id, 1 as is_open from feedback_requests r
          where application_id = ${applicationId} and stage_id = ${stageId} and user_id in (${list}) and ${isOpen}
        union all select user_id, 0 from feedback
          where application_id = ${applicationId} and stage_id = ${stageId} and user_id in (${list})
            and submitted_at is not null`,
    ),
  );
}

/** Who has asked the member about a stage, as a subquery. */
export function askersOf(ctx: Ctx, applicationId: number, stageId: SQL): SQL {
  return sql`(select r.asked_by from feedback_requests r where r.user_id = ${ctx.actor?.userId ?? 0}
    and r.application_id = ${applicationId} and r.stage_id = ${stageId} and ${isOpen})`;
}

/** The same of the stage that feedback of theirs is about. */
export function askersOfFeedback(id: number): SQL {
  return sql`(select r.asked_by from feedback f cross join feedback_requests r on r.user_id = f.user_id
    and r.application_id = f.application_id and r.stage_id = f.stage_id where f.id = ${id} and ${isOpen})`;
}

/** What tells the member that they are asked is read once they have answered. */
export function readRequestNotices(ctx: Ctx, applicationId: number, stageId: number): Statement {
  return rawStatement(
    ctx,
    sql`update notifications set read_at = ${ctx.now.getTime()} where user_id = ${ctx.actor?.userId ?? 0}
      and application_id = ${applicationId} and kind = 'feedback_request' and read_at is null and subject_id in
      (select r.id from feedback_requests r where r.application_id = ${applicationId} and r.stage_id = ${stageId})`,
  );
}

/** Ends what the member is asked about a stage: the feedback is there. */
export function finishOwn(ctx: Ctx, applicationId: number, stageId: number): Statement {
  return ctx.db
    .update(feedbackRequests)
    .set({
      doneAt: ctx.now,
      remindAt: null,
      updatedAt: nextUpdatedAt(ctx, feedbackRequests.updatedAt),
    })
    .where(
      and(
        requestStore.ofCompany(ctx, eq(feedbackRequests.applicationId, applicationId)),
        eq(feedbackRequests.stageId, stageId),
        eq(feedbackRequests.userId, ctx.actor?.userId ?? 0),
        isNull(feedbackRequests.doneAt),
        isNull(feedbackRequests.canceledAt),
      ),
    );
}

/** The first application of a person about which the member is asked. */
export function openAbout(ctx: Ctx, candidateId: number): QueryPlan<{ id: number } | undefined> {
  return QueryPlan.first(
    rawStatement<{ id: number }>(
      ctx,
      sql`select a.id from applications a join feedback_requests r on r.application_id = a.id
        where a.company_id = ${ctx.tenant.id} and a.candidate_id = ${currentId(ctx, candidateId)}
          and r.user_id = ${ctx.actor?.userId ?? 0} and ${isOpen} limit 1`,
    ),
  );
}

export type DueReminder = {
  id: number;
  company_id: number;
  user_id: number;
  asked_by: number | null;
  reminders: number;
  due_at: number;
  /** Whether the application is open, and who is asked is a member. */
  is_wanted: number;
};

/** The reminders that are due, the oldest first. */
export function dueReminders(ctx: PublicCtx, limit: number): QueryPlan<DueReminder[]> {
  return QueryPlan.rows(
    rawStatement<DueReminder>(
      ctx,
      sql`select r.id, r.company_id, r.user_id, r.asked_by, r.reminders, r.due_at,
          exists (select 1 from applications a where a.id = r.application_id and a.status = 'active')
          and exists (select 1 from members m where m.user_id = r.user_id and m.company_id = r.company_id
            and m.status = 'active')
          and exists (select 1 from companies k where k.id = r.company_id and k.closing_at is null) as is_wanted
        from feedback_requests r where r.remind_at <= ${ctx.now.getTime()}
        order by r.remind_at limit ${limit}`,
    ),
  );
}

/** No reminder follows. */
export function endReminders(ctx: PublicCtx, ids: readonly number[]): Statement {
  return ctx.db
    .update(feedbackRequests)
    .set({ remindAt: null })
    .where(inArray(feedbackRequests.id, [...ids]));
}

/** Counts a reminder that was not sent before: another run may have been faster. */
export function countReminder(
  ctx: Ctx,
  { id, reminders }: Pick<DueReminder, 'id' | 'reminders'>,
  remindAt: Date | null,
): Statement {
  return ctx.db
    .update(feedbackRequests)
    .set({ reminders: reminders + 1, remindAt })
    .where(
      and(
        requestStore.ofCompany(ctx, eq(feedbackRequests.id, id)),
        eq(feedbackRequests.reminders, reminders),
        isNull(feedbackRequests.doneAt),
        isNull(feedbackRequests.canceledAt),
      ),
    );
}

/** The requests of these members about a stage of an application that are open. */
export function openRequestsOf(
  ctx: Ctx,
  {
    applicationId,
    stageId,
    userIds,
  }: { applicationId: number; stageId: number; userIds: readonly number[] },
): QueryPlan<RequestFacts[]> {
  const list = sql.join(
    userIds.map((id) => sql`${id}`),
    sql`, `,
  );
  return factsWhere(
    ctx,
    sql`r.application_id = ${applicationId} and r.stage_id = ${stageId} and r.user_id in (${list})
      and ${isOpen} order by r.id`,
  );
}

/** A meeting of the application that is not canceled. */
export function meetingOf(
  ctx: Ctx,
  applicationId: number,
  id: number,
): QueryPlan<{ starts_at: number; minutes: number } | undefined> {
  return QueryPlan.first(
    rawStatement<{ starts_at: number; minutes: number }>(
      ctx,
      sql`select starts_at, duration_minutes as minutes from meetings where id = ${id}
        and company_id = ${ctx.tenant.id} and application_id = ${applicationId} and status <> 'canceled'`,
    ),
  );
}

/** Nobody waits for it any more, and it lets nobody see the application. */
export function cancelRequest(ctx: Ctx, before: RequestRow): Statement[] {
  return requestStore.update(
    ctx,
    before,
    { canceledAt: ctx.now, remindAt: null, sees: false },
    isNull(feedbackRequests.doneAt),
  );
}
