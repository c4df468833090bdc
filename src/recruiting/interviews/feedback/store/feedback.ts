/** Queries of feedback. Every read goes by `seenFeedback`, so that feedback is blind until one's own is submitted. */
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { feedback } from '#data/tables/feedback.ts';
import { tenantStore } from '#data/tenant-store.ts';
import type { Page } from '#lib/pagination.ts';
import type { FeedbackQuery, NamedFeedback } from '../schemas.ts';

export const feedbackStore = tenantStore(feedback);

/** Feedback of an application, or of those of a person, that is shown: more than a company gives. */
const SHOWN_MAX = 200;

const names = {
  author: sql<string | null>`(select trim(u.first_name || ' ' || u.last_name) from users u
    where u.id = feedback.user_id)`.as('author'),
  jobId: sql<number>`(select a.job_id from applications a where a.id = feedback.application_id)`.as(
    'of_job',
  ),
  form: sql<
    string | null
  >`(select s.feedback_form from stages s where s.id = feedback.stage_id)`.as('stage_form'),
  mentioned:
    sql<string>`(select json_group_array(json_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)))
    from json_each(feedback.mentions) e join users u on u.id = e.value)`.as('mentioned'),
  hashId: sql<string>`(select j.hash_id from applications a join jobs j on j.id = a.job_id
    where a.id = feedback.application_id)`.as('job_hash_id'),
  jobTitle: sql<string>`(select j.title from applications a join jobs j on j.id = a.job_id
    where a.id = feedback.application_id)`.as('job_title'),
  stageName: sql<string | null>`(select s.name from stages s where s.id = feedback.stage_id)`.as(
    'stage_name',
  ),
};

/**
 * Which rows of feedback the member sees who acts. Drafts are their author's. While the member has an open request for a stage of
 * an application, what others say of it is hidden, whatever the role. The service sees all that is submitted.
 */
export function seenFeedback({ actor }: Pick<Ctx, 'actor'>, alias = 'feedback'): SQL {
  const row = sql.identifier(alias);
  if (!actor) return sql`${row}.submitted_at is not null`;
  return sql`(${row}.user_id = ${actor.userId} or ${row}.submitted_at is not null and not exists (
    select 1 from feedback_requests r where r.user_id = ${actor.userId}
      and r.application_id = ${row}.application_id and r.stage_id = ${row}.stage_id
      and r.done_at is null and r.canceled_at is null))`;
}

function seen(ctx: Ctx, ...conditions: SQL[]) {
  return ctx.db
    .select({ ...getTableColumns(feedback), ...names })
    .from(feedback)
    .where(feedbackStore.ofCompany(ctx, ...conditions, seenFeedback(ctx)));
}

/** One that the member sees, or 404. */
export function feedbackById(ctx: Ctx, id: number): QueryPlan<NamedFeedback> {
  return QueryPlan.one(seen(ctx, eq(feedback.id, id)).limit(1));
}

/** As the member sees it, newest first. */
export function feedbackPage<Item>(
  ctx: Ctx,
  { candidate_job_id: applicationId, ...paging }: FeedbackQuery,
  show: (row: NamedFeedback) => Item,
): Promise<Page<Item>> {
  const where = and(
    seenFeedback(ctx),
    applicationId === undefined ? undefined : eq(feedback.applicationId, applicationId),
  );
  return feedbackStore.page(ctx, paging, show, { where, also: names });
}

/** Of an application, oldest first, as the member sees it. */
export function feedbackOf(ctx: Ctx, applicationId: number): QueryPlan<NamedFeedback[]> {
  return QueryPlan.rows(
    seen(ctx, eq(feedback.applicationId, applicationId)).orderBy(asc(feedback.id)).limit(SHOWN_MAX),
  );
}

/** What is submitted about a person, oldest first, as the member sees it. */
export function feedbackOfPerson(ctx: Ctx, candidateId: number): QueryPlan<NamedFeedback[]> {
  const isTheirs = sql`feedback.application_id in (select id from applications
    where candidate_id = ${candidateId} and company_id = ${ctx.tenant.id})`;
  return QueryPlan.rows(
    seen(ctx, isTheirs, sql`feedback.submitted_at is not null`)
      .orderBy(asc(feedback.id))
      .limit(SHOWN_MAX),
  );
}

/** What the member wrote about a stage of an application. */
export function ownFeedback(ctx: Ctx, applicationId: number, stageId: SQL) {
  const isOwn = [
    eq(feedback.applicationId, applicationId),
    sql`feedback.stage_id = ${stageId}`,
    eq(feedback.userId, ctx.actor?.userId ?? 0),
  ];
  return QueryPlan.first(
    ctx.db
      .select()
      .from(feedback)
      .where(feedbackStore.ofCompany(ctx, ...isOwn))
      .limit(1),
  );
}

/** Drafts that nobody has changed since, some at a time. */
export function deleteDrafts(ctx: PublicCtx, since: Date, limit: number): Statement {
  return rawStatement(
    ctx,
    sql`delete from feedback where id in (select id from feedback
      where submitted_at is null and updated_at < ${since.getTime()} limit ${limit})`,
  );
}
