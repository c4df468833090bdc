/** What emails say of a job and of a meeting: the office, and when the next meeting is. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
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

/** Of these applications of the company; `ids` is a subquery. */
export function mergeFacts(ctx: Ctx, ids: SQL): QueryPlan<MergeFacts> {
  const company = ctx.tenant.id;
  const offices = officesOf(
    ctx,
    sql`(select job_id from applications where id in ${ids} and +company_id = ${company})`,
  );
  const meetings = rawStatement<MeetingRow>(
    ctx,
    sql`select application_id as id, starts_at as startsAt, duration_minutes as minutes, timezone from meetings
      where application_id in ${ids} and +company_id = ${company} and status = 'scheduled'
        and starts_at > ${ctx.now.getTime()} order by starts_at desc`,
  );
  const plan = QueryPlan.all({
    offices,
    meetings: QueryPlan.rows(meetings),
  });
  return QueryPlan.map(plan, (found) => {
    // The earliest comes last, and stays.
    const byApplication = new Map(found.meetings.map((row) => [row.id, timeOf(row)]));
    return {
      officeOf: (jobId) => found.offices.get(jobId) ?? null,
      meetingOf: (applicationId) => byApplication.get(applicationId) ?? null,
    };
  });
}

export function officeOfJob(ctx: Ctx, jobId: number): QueryPlan<string | null> {
  return QueryPlan.map(officesOf(ctx, sql`(${jobId})`), (byJob) => byJob.get(jobId) ?? null);
}

/** The names of the offices of these jobs. */
function officesOf(ctx: Ctx, jobIds: SQL): QueryPlan<ReadonlyMap<number, string>> {
  const rows = rawStatement<OfficeRow>(
    ctx,
    sql`select j.id as jobId, o.name, o.city from jobs j join offices o on o.id = j.office_id
      where j.id in ${jobIds} and +j.company_id = ${ctx.tenant.id}`,
  );
  return QueryPlan.map(
    QueryPlan.rows(rows),
    (found) => new Map(found.map((row) => [row.jobId, nameOf(row)])),
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
