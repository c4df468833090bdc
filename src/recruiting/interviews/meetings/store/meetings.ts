/** Queries of meetings: reading one with its meetingContext, and writing it. */
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { applications } from '#data/tables/applications.ts';
import { candidates } from '#data/tables/candidates.ts';
import { companies } from '#data/tables/companies.ts';
import { connections } from '#data/tables/connections.ts';
import { jobs } from '#data/tables/jobs.ts';
import { meetings } from '#data/tables/meetings.ts';
import { users } from '#data/tables/users.ts';
import { tenantStore } from '#data/tenant-store.ts';
import { emailKey } from '#lib/email-key.ts';
import { DAY_MS } from '#lib/time.ts';
import {
  insertActivity,
  touchApplication,
  touchCandidate,
} from '#recruiting/pipeline/applications/store/writes.ts';
import { candidateLanguage } from '#recruiting/pipeline/messages/rules.ts';
import { careerHostname, companyLanguage } from '#recruiting/pipeline/messages/store.ts';
import type { ActivityKind, ConferenceProvider, ConferenceStatus } from '#vocabulary/lists.ts';
import type { MeetingQuery, MeetingRow } from '../schemas.ts';

export const meetingStore = tenantStore(meetings);

/** Returns undefined if the query has no filter. */
export function meetingFilter(query: MeetingQuery): SQL | undefined {
  const { candidate_job_id: applicationId, status, 'date-start': from, 'date-end': to } = query;
  return and(
    applicationId === undefined ? undefined : eq(meetings.applicationId, applicationId),
    status && eq(meetings.status, status),
    from && gte(meetings.startsAt, from),
    to && lt(meetings.startsAt, new Date(to.getTime() + DAY_MS)),
  );
}

type About = {
  applicationId: SQL | number | null;
  /** The user who scheduled it. */
  organizerId: SQL | number | null;
  /** Addresses, and as JSON those that are stored. */
  attendees: readonly string[];
  storedAttendees?: SQL;
};

export type MeetingContext =
  ReturnType<typeof meetingContext> extends QueryPlan<infer Result> ? Result : never;

/** The company with its language and time zone, the candidate and job, the organizer and the current user. */
export function meetingContext(
  ctx: Ctx,
  { applicationId, organizerId, attendees, storedAttendees = sql`'[]'` }: About,
) {
  const company = ctx.tenant.id;
  const ofApplication = (column: 'candidate_id' | 'job_id' | 'language') =>
    sql`(select ${sql.identifier(column)} from ${applications}
      where id = ${applicationId} and company_id = ${company})`;
  return queryPlan(
    [
      ctx.db
        .select({
          name: companies.name,
          timezone: companies.timezone,
          legalLinks: companies.legalLinks,
          companyLanguage,
          hostname: careerHostname,
          language: sql<string | null>`${ofApplication('language')}`,
        })
        .from(companies)
        .where(eq(companies.id, company)),
      ctx.db
        .select({
          id: candidates.id,
          firstName: candidates.firstName,
          lastName: candidates.lastName,
          email: candidates.email,
          erasedAt: candidates.erasedAt,
        })
        .from(candidates)
        .where(and(eq(candidates.companyId, company), sql`id = ${ofApplication('candidate_id')}`)),
      ctx.db
        .select({
          title: jobs.title,
          officeCountryId: sql<number | null>`(select country_id from offices
            where id = ${jobs.officeId} and company_id = ${company})`,
        })
        .from(jobs)
        .where(and(eq(jobs.companyId, company), sql`id = ${ofApplication('job_id')}`)),
      userRow(ctx, organizerId),
      userRow(ctx, ctx.actor?.userId ?? null),
      zonesOfMembers(ctx, attendees, storedAttendees),
    ],
    ([[ofCompany], [candidate], [job], [organizer], [user], zones]) => ({
      companyName: ofCompany?.name ?? '',
      timezone: ofCompany?.timezone ?? 'UTC',
      /** Of the office of the job, ISO 3166-1 numeric. */
      officeCountryId: job?.officeCountryId ?? null,
      /** Of members who are invited and have chosen one, by the key of their address. */
      zones: new Map(zones.map(({ emailKey: key, timezone }) => [key, timezone])),
      legalLinks: ofCompany?.legalLinks ?? {},
      hostname: ofCompany?.hostname ?? null,
      /** The language of the company, for its own people, and that of the candidate. */
      language: ofCompany?.companyLanguage ?? 'en',
      candidateLanguage: candidateLanguage(ofCompany, ofCompany?.companyLanguage ?? 'en'),
      /** Undefined without an application, or if it belongs to another company. */
      candidate,
      jobTitle: job?.title ?? null,
      organizer,
      /** The current user; undefined if the service acts. */
      user,
    }),
  );
}

/** By the addresses: a company has more members than a meeting has attendees. */
function zonesOfMembers(ctx: Ctx, attendees: readonly string[], stored: SQL) {
  const keys = JSON.stringify(attendees.map(emailKey));
  return ctx.db
    .select({ emailKey: users.emailKey, timezone: sql<string>`${users.timezone}` })
    .from(users)
    .where(
      sql`${users.emailKey} in (select value from json_each(${keys})
          union select lower(value) from json_each(${stored}))
        and ${users.timezone} is not null
        and exists (select 1 from members where user_id = ${users.id} and company_id = ${ctx.tenant.id})`,
    );
}

function userRow(ctx: Ctx, id: SQL | number | null) {
  return ctx.db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      timezone: users.timezone,
    })
    .from(users)
    .where(sql`id = ${id}`);
}

/** Returns the meeting with its meetingContext, or throws 404 not_found. */
export function meetingWithContext(ctx: Ctx, id: number, attendees: readonly string[] = []) {
  const of = (column: 'application_id' | 'user_id' | 'attendees') =>
    sql`(select ${sql.identifier(column)} from ${meetings}
      where id = ${id} and company_id = ${ctx.tenant.id})`;
  const context = meetingContext(ctx, {
    applicationId: of('application_id'),
    organizerId: of('user_id'),
    attendees,
    storedAttendees: of('attendees'),
  });
  const one = meetingStore.one(ctx, id);
  return {
    statements: [...one.statements, ...context.statements],
    assemble: (results: readonly unknown[]) => ({
      meeting: one.assemble(results.slice(0, one.statements.length)),
      context: context.assemble(results.slice(one.statements.length)),
    }),
  };
}

type NewMeetingRow = Pick<
  MeetingRow,
  | 'id'
  | 'hash'
  | 'applicationId'
  | 'userId'
  | 'title'
  | 'description'
  | 'type'
  | 'startsAt'
  | 'durationMinutes'
  | 'timezone'
  | 'attendees'
>;

/** The statement itself checks for a connected account, as one can be connected at the same time. */
export function insertMeeting(
  ctx: Ctx,
  row: NewMeetingRow,
  provider: ConferenceProvider,
): Statement {
  const hasAccount = sql`exists (select 1 from ${connections} where company_id = ${ctx.tenant.id}
    and provider = ${provider} and status = 'active')`;
  return meetingStore.insert(ctx, {
    ...row,
    conferenceStatus: sql<ConferenceStatus>`case when ${hasAccount} then 'pending' else 'not_connected' end`,
    dueAt: sql<Date>`case when ${hasAccount} then ${ctx.now.getTime()} end`,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
}

/** Adds to the history of the application. Aborts the batch if the candidate has been erased in the meantime. */
export function insertHistory(
  ctx: Ctx,
  kind: ActivityKind,
  about: { applicationId: number; candidateId: number },
): Statement[] {
  return [
    touchApplication(ctx, about.applicationId),
    ...touchCandidate(ctx, about.candidateId),
    insertActivity(ctx, { applicationId: about.applicationId, kind }),
  ];
}

type MeetingChanges = Partial<
  Pick<
    MeetingRow,
    'title' | 'description' | 'startsAt' | 'durationMinutes' | 'timezone' | 'attendees'
  >
>;

/**
 * Makes the meeting due if it has a conference or creating one failed. A meeting that is claimed is not made due: saving
 * the outcome notices the new sequence.
 */
export function changeMeeting(ctx: Ctx, before: MeetingRow, change: MeetingChanges): Statement[] {
  const { isClaimed, hasFailed } = conditions;
  const needsUpdate = sql`(${meetings.conferenceUrl} is not null or ${hasFailed})`;
  return meetingStore.update(ctx, before, {
    ...change,
    sequence: before.sequence + 1,
    conferenceStatus: sql<ConferenceStatus>`case when ${hasFailed} then 'pending'
      else ${meetings.conferenceStatus} end`,
    conferenceError: null,
    attempts: sql`case when not ${isClaimed} and ${needsUpdate} then 0 else ${meetings.attempts} end`,
    dueAt: sql<Date>`case when not ${isClaimed} and ${needsUpdate} then ${ctx.now.getTime()}
      else ${meetings.dueAt} end`,
  });
}

/** `endsConference`: also make the meeting due, to end its conference at the provider. */
export function cancelMeeting(
  ctx: Ctx,
  before: MeetingRow,
  { endsConference }: { endsConference: boolean },
): Statement[] {
  return meetingStore.update(ctx, before, {
    status: 'canceled',
    sequence: before.sequence + 1,
    ...(endsConference && endingConference(ctx)),
  });
}

const conditions = {
  /** A consumer is calling the provider, or was interrupted. */
  isClaimed: sql`(${meetings.claimedAt} is not null)`,
  hasFailed: sql`(${meetings.conferenceStatus} = 'failed')`,
};

export function endingConference(ctx: PublicCtx) {
  const { isClaimed } = conditions;
  const mayExist = sql`(${isClaimed} or ${meetings.conferenceRef} is not null)`;
  return {
    conferenceStatus: sql<ConferenceStatus>`case when ${mayExist} then 'pending' else 'not_connected' end`,
    conferenceError: null,
    attempts: sql`case when ${isClaimed} then ${meetings.attempts} else 0 end`,
    dueAt: sql<Date>`case when ${isClaimed} then ${meetings.dueAt}
      when ${meetings.conferenceRef} is not null then ${ctx.now.getTime()} end`,
  };
}

/** What the join page shows. All column names are distinct, as D1 returns rows by column name. */
export function meetingByHash(ctx: PublicCtx, hash: string) {
  const meeting = ctx.db
    .select({
      status: meetings.status,
      startsAt: meetings.startsAt,
      durationMinutes: meetings.durationMinutes,
      timezone: meetings.timezone,
      url: meetings.conferenceUrl,
      companyName: companies.name,
      companyLanguage,
      language: sql<string | null>`(select ${applications.language} from ${applications}
        where ${applications.id} = ${meetings.applicationId})`,
      jobTitle: sql<string | null>`(select title from ${jobs} where ${jobs.id} =
        (select job_id from ${applications} where ${applications.id} = ${meetings.applicationId}))`,
    })
    .from(meetings)
    .innerJoin(companies, eq(companies.id, meetings.companyId))
    .where(eq(meetings.hash, hash));
  return queryPlan([meeting], ([[row]]) => row ?? null);
}
