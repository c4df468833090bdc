/** The queries of Today: what needs somebody, in one round trip. Each list ends early, and begins in an index. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';
import type { countedTables } from '#data/tables/company-counts.ts';
import { DAY_MS } from '#lib/time.ts';
import { LISTED_DAYS } from '#recruiting/jobs/jobs/rules.ts';
import { ownRequests } from '#recruiting/interviews/feedback/store/requests.ts';
import type { RequestFacts } from '#recruiting/interviews/feedback/store/requests.ts';
import type { TaskRow } from '#recruiting/pipeline/tasks/schemas.ts';
import { ownTasks } from '#recruiting/pipeline/tasks/store/tasks.ts';
import {
  DUE_MS,
  EXPIRING_MS,
  FAILURE_MS,
  JOBS_READ,
  LINES_MAX,
  OWN_JOBS_MAX,
  STOPPED_MS,
} from '../rules.ts';
import type { Day, Sight } from '../rules.ts';
import { counted, idAgo, joined, lateCount, lateRows, line, unviewedCount } from './lists.ts';
import type { ApplicationLine, LateRow } from './lists.ts';
import { reviewRows } from './reviews.ts';
import type { ReviewRow } from './reviews.ts';

type CountedTable = (typeof countedTables)[number];

const lines = sql.raw(String(LINES_MAX));

export type MeetingRow = {
  title: string;
  starts_at: number;
  minutes: number;
  url: string | null;
  /** Of the application that it is about; NULL: of none. */
  id: number | null;
  candidate_id: number | null;
  hash_id: string | null;
  job_title: string | null;
  first_name: string | null;
  last_name: string | null;
};
export type MailRow = ApplicationLine & { at: number; error: string | null };
/** `due_at`: null where it was stopped. */
export type EmailRow = ApplicationLine & { email_id: number; due_at: number | null };
export type PostRow = {
  platform: string;
  hash_id: string | null;
  title: string | null;
  at: number;
};
export type ExpiringRow = { hash_id: string; title: string; published_at: number };
export type WebhookRow = {
  name: string;
  id: number;
  failing_since: number;
  is_active: number;
  application: string | null;
};
export type RequestRow = {
  candidate_id: number;
  due_at: number;
  first_name: string;
  last_name: string;
};

type Counted<Row> = { rows: Row[]; count: number };

function ago(ctx: Ctx, ms: number): SQL {
  return sql`cast(${ctx.now.getTime() - ms} as integer)`;
}

function listed<Row>(ctx: Ctx, list: SQL, count: SQL): QueryPlan<Counted<Row>> {
  return queryPlan(
    [rawStatement<Row>(ctx, list), rawStatement<{ n: number }>(ctx, count)],
    ([rows, [total]]) => ({ rows, count: total?.n ?? 0 }),
  );
}

function rowsOf<Row>(ctx: Ctx, list: SQL): QueryPlan<Row[]> {
  return queryPlan([rawStatement<Row>(ctx, list)], ([rows]) => rows);
}

function reviews(ctx: Ctx): QueryPlan<Counted<ReviewRow>> {
  return QueryPlan.all({ rows: reviewRows(ctx), count: unviewedCount(ctx) });
}

function late(ctx: Ctx): QueryPlan<Counted<LateRow>> {
  const rows = lateRows(ctx, { after: null, limit: LINES_MAX });
  const plan = QueryPlan.all({ found: rows, count: lateCount(ctx) });
  return QueryPlan.map(plan, ({ found, count }) => ({ rows: found.slice(0, LINES_MAX), count }));
}

function meetings(ctx: Ctx, { from, to }: Day): QueryPlan<Counted<MeetingRow>> {
  const found = sql`from meetings where company_id = ${ctx.tenant.id} and starts_at >= ${from.getTime()}
    and starts_at < ${to.getTime()} and status = 'scheduled'`;
  return listed(
    ctx,
    sql`select m.title, m.starts_at, m.duration_minutes as minutes, m.conference_url as url,
        a.id, a.candidate_id, j.hash_id, j.title as job_title, p.first_name, p.last_name
      from (select * ${found} order by starts_at, id limit ${lines}) m
      left join applications a on a.id = m.application_id
      left join jobs j on j.id = a.job_id left join candidates p on p.id = a.candidate_id
      order by m.starts_at, m.id`,
    sql`select count(*) as n from (select 1 ${found} limit ${counted})`,
  );
}

function failedMails(ctx: Ctx): QueryPlan<MailRow[]> {
  return rowsOf(
    ctx,
    sql`select ${line}, m.created_at as at, m.error from mails m indexed by mails_failed join applications a on a.id = m.application_id ${joined}
      where m.company_id = ${ctx.tenant.id} and m.status = 'failed' and m.id > ${idAgo(ctx, FAILURE_MS)}
      order by m.id desc limit ${lines}`,
  );
}

/** Emails to candidates of one status, the newest first. */
function latestMails(ctx: Ctx, status: 'queued' | 'canceled', since: SQL): QueryPlan<EmailRow[]> {
  return rowsOf(
    ctx,
    sql`select m.id as email_id, m.next_attempt_at as due_at, ${line} from (select id, application_id, next_attempt_at
        from mails indexed by mails_of_candidates where company_id = ${ctx.tenant.id} and status = ${status}
          and application_id is not null and id > ${since} order by id desc limit ${lines}) m
      join applications a on a.id = m.application_id ${joined} order by m.id desc`,
  );
}

/** What goes out later, and what was stopped lately. */
function emails(ctx: Ctx): QueryPlan<TodayRows['emails']> {
  return QueryPlan.all({
    waiting: latestMails(ctx, 'queued', sql`0`),
    stopped: latestMails(ctx, 'canceled', idAgo(ctx, STOPPED_MS)),
  });
}

function failedPosts(ctx: Ctx): QueryPlan<PostRow[]> {
  return rowsOf(
    ctx,
    sql`select p.platform, j.hash_id, j.title, p.updated_at as at from posts p left join jobs j on j.id = p.job_id
      where p.company_id = ${ctx.tenant.id} and p.status = 'failed' and p.id > ${idAgo(ctx, FAILURE_MS)}
      order by p.id desc limit ${lines}`,
  );
}

/** A job is older than its publication: so its id says which ones need not be read. */
function expiringJobs(ctx: Ctx): QueryPlan<ExpiringRow[]> {
  const published = LISTED_DAYS * DAY_MS - EXPIRING_MS;
  return rowsOf(
    ctx,
    sql`select hash_id, title, published_at from (
        select hash_id, title, published_at from jobs where company_id = ${ctx.tenant.id} and status = 'Live'
          and id < ${idAgo(ctx, published)} order by id desc limit ${sql.raw(String(JOBS_READ))})
      where published_at <= ${ago(ctx, published)} and published_at > ${ago(ctx, LISTED_DAYS * DAY_MS)}
      order by published_at limit ${lines}`,
  );
}

function failingWebhooks(ctx: Ctx): QueryPlan<WebhookRow[]> {
  return rowsOf(
    ctx,
    sql`select id, name, failing_since, is_active, (select c.name from oauth_grants g join oauth_clients c
      on c.id = g.client_id where g.id = grant_id) as application from webhooks where company_id = ${ctx.tenant.id}
      and failing_since is not null order by id desc limit ${lines}`,
  );
}

function dueRequests(ctx: Ctx): QueryPlan<RequestRow[]> {
  return rowsOf(
    ctx,
    sql`select r.candidate_id, r.due_at, p.first_name, p.last_name from data_requests r join candidates p on p.id = r.candidate_id
      where r.company_id = ${ctx.tenant.id} and r.done_at is null and r.due_at < ${ago(ctx, -DUE_MS)}
      order by r.id limit ${lines}`,
  );
}

export type StepsRow = Record<'profile' | 'office' | 'pipeline' | 'job' | 'member', 0 | 1> & {
  is_hidden: 0 | 1;
};

function countOf(kind: CountedTable): SQL {
  return sql`coalesce((select n from company_counts where company_id = c.id and kind = ${kind}), 0)`;
}

/** Which of the first steps are done. */
function steps(ctx: Ctx): QueryPlan<StepsRow | undefined> {
  const statement = rawStatement<StepsRow>(
    ctx,
    sql`select coalesce(c.description, '') <> '' and c.logo_key is not null as profile,
        ${countOf('offices')} > 0 as office, ${countOf('pipelines')} > 0 as pipeline,
        exists (select 1 from company_job_counts where company_id = c.id and status = 'Live' and n > 0) as job,
        ${countOf('members')} > 1 as member, c.first_steps_hidden_at is not null as is_hidden
      from companies c where c.id = ${ctx.tenant.id}`,
  );
  return queryPlan([statement], ([[row]]) => row);
}

const none: Counted<never> = { rows: [], count: 0 };

export type TodayRows = {
  reviews: Counted<ReviewRow>;
  late: Counted<LateRow>;
  meetings: Counted<MeetingRow>;
  /** Feedback that the member is asked for. */
  asked: Counted<RequestFacts>;
  /** Open ones of the member. */
  tasks: Counted<TaskRow>;
  mails: MailRow[];
  emails: { waiting: EmailRow[]; stopped: EmailRow[] };
  posts: PostRow[];
  jobs: ExpiringRow[];
  webhooks: WebhookRow[];
  requests: RequestRow[];
  steps: StepsRow | undefined;
  /** The jobs of the member, where they see no others. */
  own: OwnJobRow[];
};

/** What nobody may see is not read. */
export function todayRows(ctx: Ctx, sight: Sight, day: Day): QueryPlan<TodayRows> {
  return QueryPlan.all({
    reviews: sight.applicants ? reviews(ctx) : QueryPlan.of(none),
    late: sight.applicants && sight.company ? late(ctx) : QueryPlan.of(none),
    meetings: sight.applicants ? meetings(ctx, day) : QueryPlan.of(none),
    asked: sight.applicants ? asked(ctx) : QueryPlan.of(none),
    tasks: sight.applicants
      ? ownTasks(ctx, { status: 'open', limit: LINES_MAX })
      : QueryPlan.of(none),
    mails: sight.applicants && sight.company ? failedMails(ctx) : QueryPlan.of([]),
    emails:
      sight.applicants && sight.company ? emails(ctx) : QueryPlan.of({ waiting: [], stopped: [] }),
    posts: sight.posts ? failedPosts(ctx) : QueryPlan.of([]),
    jobs: sight.company ? expiringJobs(ctx) : QueryPlan.of([]),
    webhooks: sight.webhooks ? failingWebhooks(ctx) : QueryPlan.of([]),
    requests: sight.requests ? dueRequests(ctx) : QueryPlan.of([]),
    steps: sight.company ? steps(ctx) : QueryPlan.of(undefined),
    own: sight.company ? QueryPlan.of([]) : ownJobs(ctx),
  });
}

function asked(ctx: Ctx): QueryPlan<Counted<RequestFacts>> {
  const found = ownRequests(ctx, { page: 1, max: LINES_MAX });
  return QueryPlan.map(found, ({ rows, total }) => ({
    rows: rows.slice(0, LINES_MAX),
    count: total,
  }));
}

export type OwnJobRow = { hash_id: string; title: string; n: number };

/** The jobs in whose hiring teams the member is, the newest first, with those who are not rejected. */
function ownJobs(ctx: Ctx): QueryPlan<OwnJobRow[]> {
  return rowsOf(
    ctx,
    sql`select j.hash_id, j.title, coalesce((select sum(c.application_count) from job_stage_counts c
        where c.job_id = j.id), 0) as n
      from job_members t cross join jobs j on j.id = t.job_id
      where t.user_id = ${ctx.actor?.userId ?? 0} and t.company_id = ${ctx.tenant.id}
      order by j.id desc limit ${sql.raw(String(OWN_JOBS_MAX))}`,
  );
}

/** Changes no row where they are hidden already. */
export function hideSteps(ctx: Ctx): Statement {
  return rawStatement(
    ctx,
    sql`update ${companies} set first_steps_hidden_at = ${ctx.now.getTime()}
      where id = ${ctx.tenant.id} and first_steps_hidden_at is null`,
  );
}
