/** The queries of meetings: what deciding about one needs, and the writes. */
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { applications, candidates } from '#data/tables/candidates.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { connections } from '#data/tables/connections.ts';
import { jobs } from '#data/tables/jobs.ts';
import { meetings } from '#data/tables/meetings.ts';
import { users } from '#data/tables/users.ts';
import { tenantStore } from '#data/tenant-store.ts';
import { DAY_MS } from '#lib/time.ts';
import {
  insertActivity,
  touchApplication,
  touchCandidate,
} from '#recruiting/applications/store/writes.ts';
import type { ActivityKind, ConferenceProvider, ConferenceStatus } from '#vocabulary.ts';
import type { MeetingQuery, MeetingRow } from '../schemas.ts';

export const meetingStore = tenantStore(meetings);

/** Undefined: all of them. */
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
  /** The application it is about. */
  applicationId: SQL | number | null;
  /** Who scheduled it. */
  organizerId: SQL | number | null;
};

export type Surroundings =
  ReturnType<typeof surroundings> extends QueryPlan<infer Found> ? Found : never;

/** Who invites, in which language and by which clock, and whom. */
export function surroundings(ctx: Ctx, { applicationId, organizerId }: About) {
  const company = ctx.tenant.id;
  const ofApplication = (column: 'candidate_id' | 'job_id') =>
    sql`(select ${sql.identifier(column)} from ${applications}
      where id = ${applicationId} and company_id = ${company})`;
  return queryPlan(
    [
      ctx.db
        .select({ name: companies.name, timezone: companies.timezone })
        .from(companies)
        .where(eq(companies.id, company)),
      ctx.db
        .select({ language: careerDomains.language })
        .from(careerDomains)
        .where(sql`id = (select career_domain_id from companies where id = ${company})`),
      ctx.db
        .select({
          id: candidates.id,
          email: candidates.email,
          erasedAt: candidates.erasedAt,
        })
        .from(candidates)
        .where(and(eq(candidates.companyId, company), sql`id = ${ofApplication('candidate_id')}`)),
      ctx.db
        .select({ title: jobs.title })
        .from(jobs)
        .where(and(eq(jobs.companyId, company), sql`id = ${ofApplication('job_id')}`)),
      userRow(ctx, organizerId),
      userRow(ctx, ctx.actor?.userId ?? null),
    ],
    ([[ofCompany], [domain], [candidate], [job], [organizer], [user]]) => ({
      companyName: ofCompany?.name ?? '',
      timezone: ofCompany?.timezone ?? 'UTC',
      language: domain?.language ?? 'en',
      /** Undefined: it is about no application, or about none of the company. */
      candidate,
      jobTitle: job?.title ?? null,
      organizer,
      /** Who acts; undefined: the service itself. */
      user,
    }),
  );
}

function userRow(ctx: Ctx, id: SQL | number | null) {
  return ctx.db
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(sql`id = ${id}`);
}

/** The meeting, or 404, and what is around it. */
export function meetingWithSurroundings(ctx: Ctx, id: number) {
  const of = (column: 'application_id' | 'user_id') =>
    sql`(select ${sql.identifier(column)} from ${meetings}
      where id = ${id} and company_id = ${ctx.tenant.id})`;
  const around = surroundings(ctx, {
    applicationId: of('application_id'),
    organizerId: of('user_id'),
  });
  const one = meetingStore.one(ctx, id);
  return {
    statements: [...one.statements, ...around.statements],
    assemble: (results: readonly unknown[]) => ({
      meeting: one.assemble(results.slice(0, one.statements.length)),
      around: around.assemble(results.slice(one.statements.length)),
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

/** Whether the provider is to be asked is found by the statement: an account may be connected meanwhile. */
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

/** The history of the application tells of it; who was erased meanwhile is not written about. */
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

/** Who is at the provider just now looks at it again; where there is a conference, or there could be none, it is asked. */
export function changeMeeting(ctx: Ctx, before: MeetingRow, change: MeetingChanges): Statement[] {
  const { isHeld, hasFailed } = conditions;
  const isAsked = sql`(${meetings.conferenceUrl} is not null or ${hasFailed})`;
  return meetingStore.update(ctx, before, {
    ...change,
    sequence: before.sequence + 1,
    conferenceStatus: sql<ConferenceStatus>`case when ${hasFailed} then 'pending'
      else ${meetings.conferenceStatus} end`,
    conferenceError: null,
    attempts: sql`case when not ${isHeld} and ${isAsked} then 0 else ${meetings.attempts} end`,
    dueAt: sql<Date>`case when not ${isHeld} and ${isAsked} then ${ctx.now.getTime()}
      else ${meetings.dueAt} end`,
  });
}

/** `endsConference`: the provider is asked to end what there is. */
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
  /** Somebody is at the provider, or was lost there. */
  isHeld: sql`(${meetings.claimedAt} is not null)`,
  hasFailed: sql`(${meetings.conferenceStatus} = 'failed')`,
};

function endingConference(ctx: PublicCtx) {
  const { isHeld } = conditions;
  const isThere = sql`(${isHeld} or ${meetings.conferenceRef} is not null)`;
  return {
    conferenceStatus: sql<ConferenceStatus>`case when ${isThere} then 'pending' else 'not_connected' end`,
    conferenceError: null,
    attempts: sql`case when ${isHeld} then ${meetings.attempts} else 0 end`,
    dueAt: sql<Date>`case when ${isHeld} then ${meetings.dueAt}
      when ${meetings.conferenceRef} is not null then ${ctx.now.getTime()} end`,
  };
}

/** Ids of the meetings that are about some applications, as a subquery. */
export function meetingsOf(ctx: Ctx, applicationIds: SQL): SQL {
  return sql`(select id from meetings
    where application_id in ${applicationIds} and company_id = ${ctx.tenant.id})`;
}

const EXPORTED_MAX = 500;

/** Newest first. */
export function meetingRowsOf(ctx: Ctx, applicationIds: SQL): QueryPlan<MeetingRow[]> {
  const found = ctx.db
    .select()
    .from(meetings)
    .where(meetingStore.ofCompany(ctx, sql`application_id in ${applicationIds}`))
    .orderBy(sql`id desc`)
    .limit(EXPORTED_MAX);
  return queryPlan([found], ([rows]) => rows);
}

/** What stands where a title stood. */
const ERASED = '';

/**
 * What says who it was with goes, as do the addresses of who else was there; when it was stays. One that
 * has not been is canceled, and nobody is told.
 */
export function eraseMeetings(ctx: Ctx, applicationIds: SQL): Statement[] {
  const mine = meetingStore.ofCompany(ctx, sql`application_id in ${applicationIds}`);
  return [
    ctx.db
      .update(meetings)
      .set({ status: 'canceled', ...endingConference(ctx) })
      .where(and(mine, eq(meetings.status, 'scheduled'), gte(meetings.startsAt, ctx.now))),
    ctx.db
      .update(meetings)
      .set({
        title: ERASED,
        description: null,
        attendees: [],
        updatedAt: sql<Date>`max(${ctx.now.getTime()}, ${meetings.updatedAt} + 1)`,
      })
      .where(mine),
  ];
}

/** With whom and in which language, for whoever has the link. Every column has a name of its own. */
export function meetingByHash(ctx: PublicCtx, hash: string) {
  const found = ctx.db
    .select({
      status: meetings.status,
      startsAt: meetings.startsAt,
      durationMinutes: meetings.durationMinutes,
      timezone: meetings.timezone,
      url: meetings.conferenceUrl,
      companyName: companies.name,
      language: careerDomains.language,
      jobTitle: sql<string | null>`(select title from ${jobs} where ${jobs.id} =
        (select job_id from ${applications} where ${applications.id} = ${meetings.applicationId}))`,
    })
    .from(meetings)
    .innerJoin(companies, eq(companies.id, meetings.companyId))
    .innerJoin(careerDomains, eq(careerDomains.id, companies.careerDomainId))
    .where(eq(meetings.hash, hash));
  return queryPlan([found], ([[row]]) => row ?? null);
}
