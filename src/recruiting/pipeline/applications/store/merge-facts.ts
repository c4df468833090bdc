/** What emails say of a job and of a meeting: the office, and when the next meeting is. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { Ctx } from '#context.ts';
import { prepared } from '#data/prepared.ts';
import type { StatementCtx } from '#data/prepared.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import { MINUTE_MS } from '#lib/time.ts';

export type MeetingTime = { startsAt: Date; endsAt: Date; timezone: string };

export type MergeFacts = {
  /** Null: the job has none. */
  officeOf: (jobId: number) => string | null;
  /** The next one that is not canceled. */
  meetingOf: (applicationId: number) => MeetingTime | null;
};

type OfficeRow = { jobId: number; name: string; city: string | null };
type MeetingRow = { id: number; startsAt: number; minutes: number; timezone: string };

/** The offices of the jobs with these ids, a subquery. */
const officesOf = (ctx: StatementCtx, jobIds: SQL) =>
  rawStatement<OfficeRow>(
    ctx,
    sql`select j.id as jobId, o.name, o.city from jobs j join offices o on o.id = j.office_id
      where j.id in ${jobIds} and +j.company_id = ${ctx.tenant.id}`,
  );

const officesOfApplications = (ctx: StatementCtx, ids: SQL) =>
  officesOf(
    ctx,
    sql`(select job_id from applications where id in ${ids} and +company_id = ${ctx.tenant.id})`,
  );

/** Of applications with these ids. The earliest comes last. */
const meetingsOf = (ctx: StatementCtx, ids: SQL, now: number | Date) =>
  rawStatement<MeetingRow>(
    ctx,
    sql`select application_id as id, starts_at as startsAt, duration_minutes as minutes, timezone from meetings
      where application_id in ${ids} and +company_id = ${ctx.tenant.id} and status = 'scheduled'
        and starts_at > ${now} order by starts_at desc`,
  );

const officeOfOne = prepared((ctx, id: number) => officesOfApplications(ctx, sql`(${id})`));
const meetingsOfOne = prepared((ctx, id: number, now: Date) => meetingsOf(ctx, sql`(${id})`, now));
const officeByJob = prepared((ctx, jobId: number) => officesOf(ctx, sql`(${jobId})`));

/** Of these applications of the company; `ids` is a subquery. */
export function mergeFacts(ctx: Ctx, ids: SQL): QueryPlan<MergeFacts> {
  return toFacts(officesOfApplications(ctx, ids), meetingsOf(ctx, ids, ctx.now.getTime()));
}

/** Of one application of the company. */
export function mergeFactsOf(ctx: Ctx, id: number): QueryPlan<MergeFacts> {
  return toFacts(officeOfOne(ctx, id), meetingsOfOne(ctx, id, ctx.now));
}

function toFacts(
  offices: RunnableQuery<OfficeRow[], 'sqlite'>,
  meetings: RunnableQuery<MeetingRow[], 'sqlite'>,
): QueryPlan<MergeFacts> {
  return queryPlan([offices, meetings], ([officeRows, meetingRows]) => {
    const byJob = new Map(officeRows.map((row) => [row.jobId, nameOf(row)]));
    const byApplication = new Map(meetingRows.map((row) => [row.id, timeOf(row)]));
    return {
      officeOf: (jobId) => byJob.get(jobId) ?? null,
      meetingOf: (applicationId) => byApplication.get(applicationId) ?? null,
    };
  });
}

export function officeOfJob(ctx: Ctx, jobId: number): QueryPlan<string | null> {
  return QueryPlan.map(QueryPlan.first(officeByJob(ctx, jobId)), (row) =>
    row ? nameOf(row) : null,
  );
}

function nameOf({ name, city }: OfficeRow): string {
  return city === null || city === '' || name.includes(city) ? name : `${name}, ${city}`;
}

function timeOf({ startsAt, minutes, timezone }: MeetingRow): MeetingTime {
  return {
    startsAt: new Date(startsAt),
    endsAt: new Date(startsAt + minutes * MINUTE_MS),
    timezone,
  };
}
