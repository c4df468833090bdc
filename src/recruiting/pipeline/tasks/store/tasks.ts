/** Queries of tasks. */
import { and, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { tasks } from '#data/tables/tasks.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import type { Page } from '#lib/pagination.ts';
import { SHOWN_MAX } from '../rules.ts';
import type { TaskQuery, TaskRow } from '../schemas.ts';

export const taskStore = tenantStore(tasks);

const ofCandidate = (column: string) =>
  sql<
    string | null
  >`(select c.${sql.identifier(column)} from applications a join candidates c on c.id = a.candidate_id
    where a.id = tasks.application_id)`;
const ofUser = (column: string) =>
  sql<string | null>`(select trim(u.first_name || ' ' || u.last_name) from users u
    where u.id = tasks.${sql.identifier(column)})`;
const ofJob = (column: string) =>
  sql<string | null>`(select j.${sql.identifier(column)} from jobs j where j.id = tasks.job_id)`;

const names = {
  candidateId: sql<number | null>`(select a.candidate_id from applications a
    where a.id = tasks.application_id)`.as('of_candidate'),
  firstName: ofCandidate('first_name').as('first_name'),
  lastName: ofCandidate('last_name').as('last_name'),
  hashId: ofJob('hash_id').as('hash_id'),
  jobTitle: ofJob('title').as('job_title'),
  userName: ofUser('user_id').as('user_name'),
  makerName: ofUser('created_by').as('maker_name'),
};

function selected(ctx: Ctx, ...conditions: (SQL | undefined)[]) {
  return ctx.db
    .select({ ...getTableColumns(tasks), ...names })
    .from(tasks)
    .where(taskStore.ofCompany(ctx, ...conditions));
}

/** 404 where the company has none with this id. */
export function taskById(ctx: Ctx, id: number): QueryPlan<TaskRow> {
  return QueryPlan.one(selected(ctx, eq(tasks.id, id)).limit(1));
}

export function taskPage<Item>(
  ctx: Ctx,
  { user_id: userId, candidate_job_id: applicationId, job_id: jobId, status, ...paging }: TaskQuery,
  show: (row: TaskRow) => Item,
): Promise<Page<Item>> {
  const isWanted = status === 'done' ? isNotNull(tasks.doneAt) : isNull(tasks.doneAt);
  const where = and(
    userId === undefined ? undefined : eq(tasks.userId, userId),
    applicationId === undefined ? undefined : eq(tasks.applicationId, applicationId),
    jobId === undefined ? undefined : eq(tasks.jobId, jobId),
    status === undefined ? undefined : isWanted,
  );
  return taskStore.page(ctx, paging, show, { where, also: names });
}

/** Of an application or a job: the open ones first, the newest of them first. */
export function tasksOf(
  ctx: Ctx,
  about: { applicationId: number } | { jobId: SQL },
): QueryPlan<TaskRow[]> {
  const isAbout =
    'jobId' in about
      ? sql`${tasks.jobId} = ${about.jobId}`
      : eq(tasks.applicationId, about.applicationId);
  return QueryPlan.rows(
    selected(ctx, isAbout)
      .orderBy(sql`done_at is not null, tasks.id desc`)
      .limit(SHOWN_MAX),
  );
}

type Own = { status: 'open' | 'done'; limit: number; offset?: number };

/** Of the member who acts: the open ones by their day, those without one last; the done ones by when they were written. */
export function ownTasks(
  ctx: Ctx,
  { status, limit, offset = 0 }: Own,
): QueryPlan<{ rows: TaskRow[]; count: number }> {
  const isOwn = [
    eq(tasks.userId, ctx.actor?.userId ?? 0),
    status === 'open' ? isNull(tasks.doneAt) : isNotNull(tasks.doneAt),
  ];
  const order = status === 'open' ? sql`due_on is null, due_on, tasks.id` : sql`tasks.id desc`;
  const counted = rawStatement<{ n: number }>(
    ctx,
    sql`select count(*) as n from tasks where ${taskStore.ofCompany(ctx, ...isOwn)}`,
  );
  return QueryPlan.all({
    rows: QueryPlan.rows(
      selected(ctx, ...isOwn)
        .orderBy(order)
        .limit(limit)
        .offset(offset),
    ),
    count: queryPlan([counted], ([[row]]) => row?.n ?? 0),
  });
}

/** Who gave the task, as a subquery. */
export function giverOf(ctx: Ctx, id: number): SQL {
  return sql`(select t.created_by from tasks t where t.id = ${id} and t.company_id = ${ctx.tenant.id})`;
}

/** What a member who leaves has not done goes back to who gave it to them, if that is a member, else to nobody. */
export function handBackTasks(ctx: Ctx, userId: number): Statement {
  const giver = sql`(select m.user_id from members m where m.company_id = tasks.company_id
    and m.user_id = tasks.created_by and m.user_id <> ${userId} and m.status = 'active')`;
  return ctx.db
    .update(tasks)
    .set({ userId: sql`${giver}`, updatedAt: nextUpdatedAt(ctx, tasks.updatedAt) })
    .where(taskStore.ofCompany(ctx, eq(tasks.userId, userId), isNull(tasks.doneAt)));
}
