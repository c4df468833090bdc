/** Queries of hiring teams. */
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { assertHolds } from '#data/commit.ts';
import { idOfJob, isJob } from '#data/job-ref.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { seeingParts } from '#data/sights.ts';
import { jobMembers } from '#data/tables/job-members.ts';
import { jobs } from '#data/tables/jobs.ts';
import { users } from '#data/tables/users.ts';
import { tenantStore } from '#data/tenant-store.ts';
import type { Ref } from '#lib/ids.ts';
import type { HiringPart } from '#vocabulary/hiring-team.ts';
import { ASSIGNED_JOBS_MAX } from './rules.ts';
import type { TeamJob, TeamRow } from './schemas.ts';

export { careerHost } from '#recruiting/jobs/tracking-links/store.ts';

const jobStore = tenantStore(jobs);

/** 404 for a job that the company does not have. */
export function teamOfJob(ctx: Ctx, ref: Ref): QueryPlan<{ job: TeamJob; members: TeamRow[] }> {
  const { id, hashId, title, status, publishedAt } = jobs;
  const job = ctx.db
    .select({ id, hashId, title, status, publishedAt })
    .from(jobs)
    .where(jobStore.ofCompany(ctx, isJob(ref)));
  const { userId, part, createdAt } = jobMembers;
  const team = ctx.db
    .select({
      userId,
      part,
      since: sql<Date>`${createdAt}`.mapWith(createdAt).as('since'),
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`.as('name'),
    })
    .from(jobMembers)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(eq(jobMembers.companyId, ctx.tenant.id), sql`${jobMembers.jobId} = ${idOfJob(ctx, ref)}`),
    );
  return QueryPlan.all({
    job: QueryPlan.one(job),
    members: QueryPlan.map(QueryPlan.rows(team), (rows) =>
      rows.map(({ since, ...row }) => ({ ...row, createdAt: since })),
    ),
  });
}

/** The members among these who have accepted, and whether each can join another team. */
export function activeAmong(
  ctx: Ctx,
  userIds: readonly number[],
): QueryPlan<ReadonlyMap<number, { isFull: boolean }>> {
  if (userIds.length === 0) return QueryPlan.of(new Map());
  const found = rawStatement<{ userId: number; isFull: number }>(
    ctx,
    sql`select m.user_id as userId, m.access = 'assigned' and (select count(*) from job_members t
        where t.user_id = m.user_id and t.company_id = m.company_id) >= ${ASSIGNED_JOBS_MAX} as isFull
      from members m where m.company_id = ${ctx.tenant.id} and m.status = 'active'
        and m.user_id in (select value from json_each(${JSON.stringify(userIds)}))`,
  );
  return QueryPlan.map(
    QueryPlan.rows(found),
    (rows) => new Map(rows.map(({ userId, isFull }) => [userId, { isFull: isFull === 1 }])),
  );
}

/** In how many hiring teams a member is, by the id of the member. */
export function jobsOfMember(ctx: Ctx, memberId: number): QueryPlan<number> {
  const counted = rawStatement<{ n: number }>(
    ctx,
    sql`select count(*) as n from job_members where company_id = ${ctx.tenant.id}
      and user_id = (select user_id from members where id = ${memberId} and company_id = ${ctx.tenant.id})`,
  );
  return QueryPlan.map(QueryPlan.first(counted), (row) => row?.n ?? 0);
}

type Placed = { userId: number; part: HiringPart };

/** Replaces the team, unless it changed since it was read. Who stays keeps the time at which they joined. */
export function putTeam(
  ctx: Ctx,
  jobId: number,
  before: readonly Placed[],
  placed: readonly Placed[],
): Statement[] {
  const read = JSON.stringify(
    before.toSorted((one, other) => one.userId - other.userId).map(toText),
  );
  const team = JSON.stringify(placed.map(({ userId, part }) => ({ userId, part })));
  return [
    assertHolds(
      ctx,
      sql`(select json_group_array(user_id || ' ' || part)
        from (select user_id, part from job_members where job_id = ${jobId} order by user_id)) = ${read}`,
    ),
    rawStatement(
      ctx,
      sql`delete from job_members where job_id = ${jobId}
        and user_id not in (select value ->> 'userId' from json_each(${team}))`,
    ),
    rawStatement(
      ctx,
      sql`insert into job_members (company_id, job_id, user_id, part, created_at)
        select ${ctx.tenant.id}, ${jobId}, value ->> 'userId', value ->> 'part', ${ctx.now.getTime()}
        from json_each(${team}) where true
        on conflict (user_id, job_id) do update set part = excluded.part where part <> excluded.part`,
    ),
  ];
}

function toText({ userId, part }: Placed): string {
  return `${userId} ${part}`;
}

/** Their part in jobs of the company ends with the membership. */
export function leaveTeams(ctx: Ctx, userId: number): Statement {
  return ctx.db
    .delete(jobMembers)
    .where(and(eq(jobMembers.userId, userId), eq(jobMembers.companyId, ctx.tenant.id)));
}

/** Of a list that people choose from. */
const MEMBERS_MAX = 200;

export type MemberChoice = { id: number; name: string };

/** The job whose team comes first: by itself, or as that of an application. */
export type TeamOf = Ref | { applicationId: number };

/** The members who have accepted, by name, where `condition` holds; those of a hiring team come first. */
export function activeMembers(
  ctx: Ctx,
  condition: SQL = sql`true`,
  team?: TeamOf,
): QueryPlan<MemberChoice[]> {
  const teamFirst = team
    ? sql`exists (select 1 from job_members t
        where t.user_id = u.id and t.job_id = ${jobOf(ctx, team)}) desc, `
    : sql``;
  return QueryPlan.rows(
    rawStatement<MemberChoice>(
      ctx,
      sql`select u.id as id, trim(u.first_name || ' ' || u.last_name) as name
        from members m join users u on u.id = m.user_id
        where m.company_id = ${ctx.tenant.id} and m.status = 'active' and ${condition}
        order by ${teamFirst}name limit ${sql.raw(String(MEMBERS_MAX))}`,
    ),
  );
}

function jobOf(ctx: Ctx, team: TeamOf): SQL {
  if (!('applicationId' in team)) return idOfJob(ctx, team);
  return sql`(select job_id from applications
    where id = ${team.applicationId} and company_id = ${ctx.tenant.id})`;
}

/** Members who see the emails of an application and work on it, as a subquery: the hiring team, and who emailed the candidate last. */
export function membersOfReply(
  ctx: Ctx,
  { applicationId, jobId }: { applicationId: number; jobId: number },
): SQL {
  const inTeam = sql`exists (select 1 from job_members t where t.user_id = m.user_id and t.job_id = ${jobId}
    and t.part in (${sql.raw(seeingParts.map((part) => `'${part}'`).join(', '))}))`;
  const hasWritten = sql`m.user_id = (select v.user_id from activities v where v.application_id = ${applicationId}
    and v.kind = 'emailed' and v.user_id is not null order by v.id desc limit 1)`;
  return sql`(select m.user_id from members m where m.company_id = ${ctx.tenant.id} and m.status = 'active'
    and (${inTeam} or m.access = 'all' and ${hasWritten}))`;
}

export function hashIdOf(ctx: Ctx, jobId: number) {
  return QueryPlan.first(
    rawStatement<{ hash_id: string; title: string }>(
      ctx,
      sql`select hash_id, title from jobs where id = ${jobId} and company_id = ${ctx.tenant.id}`,
    ),
  );
}
