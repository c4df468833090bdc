/** The queries of sign-ins and sessions. */
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  isNotNull,
  lt,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { QueryPlan, queryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { memberSees } from '#data/sights.ts';
import { recoveryCodes, sessions, totpFactors } from '#data/tables/accounts.ts';
import { companies } from '#data/tables/companies.ts';
import { members, users } from '#data/tables/users.ts';

/** The company of a user who is an active member of one only; it reads two memberships at most. */
const onlyCompanyId = sql<number | null>`(
  select case count(*) when 1 then min(company_id) end from (
    select company_id from ${members} where user_id = ${users}.id and status = 'active' limit 2))`.as(
  'only_company',
);

const userWithCompany = { ...getTableColumns(users), onlyCompanyId };

/** The account with this address, and whether two-factor authentication is on; null for an unknown address. */
export function credentialsByEmail(ctx: PublicCtx, emailKey: string) {
  const userId = ctx.db.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey));
  return queryPlan(
    [
      ctx.db.select(userWithCompany).from(users).where(eq(users.emailKey, emailKey)),
      ctx.db
        .select()
        .from(totpFactors)
        .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt))),
    ],
    ([[user], [factor]]) => (user ? { user, hasSecondFactor: factor !== undefined } : null),
  );
}

/** What a two-factor code is checked against. `codeHash` is null when the code cannot be a recovery code. */
export function secondFactorOf(ctx: PublicCtx, userId: number, codeHash: string | null) {
  return queryPlan(
    [
      ctx.db.select(userWithCompany).from(users).where(eq(users.id, userId)),
      ctx.db
        .select()
        .from(totpFactors)
        .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt))),
      ctx.db
        .select()
        .from(recoveryCodes)
        .where(
          and(
            eq(recoveryCodes.userId, userId),
            eq(recoveryCodes.hash, codeHash ?? ''),
            isNull(recoveryCodes.usedAt),
          ),
        ),
    ],
    ([[user], [factor], [code]]) => ({ user, factor, hasCode: code !== undefined }),
  );
}

/** Fails the batch if this time step or a later one was used already, so that a code works once. */
export function consumeTotpStep(ctx: PublicCtx, userId: number, step: number): Statement[] {
  return [
    ctx.db
      .update(totpFactors)
      .set({ lastStep: step })
      .where(and(eq(totpFactors.userId, userId), lt(totpFactors.lastStep, step))),
    assertChanged(ctx),
  ];
}

export function consumeRecoveryCode(ctx: PublicCtx, userId: number, hash: string): Statement[] {
  return [
    ctx.db
      .update(recoveryCodes)
      .set({ usedAt: ctx.now })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.hash, hash),
          isNull(recoveryCodes.usedAt),
        ),
      ),
    assertChanged(ctx),
  ];
}

type NewSession = { hash: string; userId: number; userAgent: string };

export function insertSession(ctx: PublicCtx, session: NewSession): Statement {
  return ctx.db
    .insert(sessions)
    .values({ ...session, id: ctx.newId(), createdAt: ctx.now, lastSeenAt: ctx.now });
}

/** The sessions that a sign-in looks at. It adds one, so what has expired does not grow; the cron deletes the rest. */
const OLDEST = 20;

/** Deletes the expired ones of the user's oldest sessions. */
export function deleteExpiredSessions(
  ctx: PublicCtx,
  userId: number,
  since: SessionLimits,
): Statement {
  const oldest = ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.id))
    .limit(OLDEST);
  return ctx.db
    .delete(sessions)
    .where(
      and(
        inArray(sessions.id, oldest),
        or(lt(sessions.createdAt, since.createdAt), lt(sessions.lastSeenAt, since.lastSeenAt)),
      ),
    );
}

/** A session is valid if it was created and last seen after these times. */
export type SessionLimits = { createdAt: Date; lastSeenAt: Date };

const LISTED_MAX = 100;

export function sessionsOf(ctx: PublicCtx, userId: number, since: SessionLimits) {
  return queryPlan(
    [
      ctx.db
        .select()
        .from(sessions)
        .where(
          and(
            eq(sessions.userId, userId),
            sql`${sessions.createdAt} > ${since.createdAt.getTime()}`,
            sql`${sessions.lastSeenAt} > ${since.lastSeenAt.getTime()}`,
          ),
        )
        .orderBy(desc(sessions.id))
        .limit(LISTED_MAX),
    ],
    ([rows]) => rows,
  );
}

export function deleteSession(ctx: PublicCtx, userId: number, id: number): Statement {
  return ctx.db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

/** Deletes all sessions of the user but `keptId`. */
export function deleteSessions(ctx: PublicCtx, userId: number, keptId: number | null): Statement {
  const others = keptId === null ? undefined : ne(sessions.id, keptId);
  return ctx.db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** The user of a session, by the hash of its cookie, and when it was last seen. */
export function sessionByHash(ctx: PublicCtx, hash: string, since: SessionLimits) {
  return queryPlan(
    [
      ctx.db
        .select({ ...sessionColumns, onlyCompanyId })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(isSession(hash, since)),
    ],
    ([[row]]) => row ?? null,
  );
}

const sessionColumns = {
  sessionId: sql<number>`${sessions.id}`.as('session'),
  lastSeenAt: sessions.lastSeenAt,
  userId: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  language: users.language,
  timezone: users.timezone,
};

function isSession(hash: string, since: SessionLimits) {
  return and(
    eq(sessions.hash, hash),
    gt(sessions.createdAt, since.createdAt),
    gt(sessions.lastSeenAt, since.lastSeenAt),
  );
}

/** The user of a session, and their active membership in the company of this subdomain; null where they have none. */
export function memberByHash(
  ctx: PublicCtx,
  session: { hash: string; subdomain: string },
  since: SessionLimits,
) {
  return QueryPlan.map(membershipByHash(ctx, session, since), (row) => {
    if (!row) return null;
    const { role, access, companyId, subdomain, company, companyTimezone, ...more } = row;
    const { hasOthers, unread, ...user } = more;
    const isMember = role !== null && companyId !== null && subdomain !== null && company !== null;
    return {
      ...user,
      member: isMember
        ? {
            role,
            access: access ?? 'all',
            companyId,
            subdomain,
            company,
            timezone: companyTimezone ?? 'UTC',
            hasOthers: hasOthers === 1,
            unread,
          }
        : null,
    };
  });
}

function membershipByHash(
  ctx: PublicCtx,
  { hash, subdomain }: { hash: string; subdomain: string },
  since: SessionLimits,
) {
  return queryPlan(
    [
      ctx.db
        .select({
          ...sessionColumns,
          role: members.role,
          access: members.access,
          companyId: sql<number | null>`${companies.id}`.as('company_id'),
          subdomain: companies.subdomain,
          company: sql<string | null>`${companies.name}`.as('company_name'),
          companyTimezone: sql<string | null>`${companies.timezone}`.as('company_timezone'),
          hasOthers: sql<0 | 1>`exists (select 1 from members m where m.user_id = ${users.id}
            and m.status = 'active' and m.company_id <> ${companies.id})`.as('has_others'),
          unread: unreadNotices().as('unread'),
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(companies, and(eq(companies.subdomain, subdomain), isNull(companies.closingAt)))
        .leftJoin(
          members,
          and(
            eq(members.companyId, companies.id),
            eq(members.userId, users.id),
            eq(members.status, 'active'),
          ),
        )
        .where(isSession(hash, since)),
    ],
    ([[row]]) => row,
  );
}

/** More are not counted. */
const UNREAD_MAX = 100;

/** Notifications of the member that are not read, of what they see. */
function unreadNotices() {
  const sees = memberSees('m.company_id', {
    application: sql`n.application_id`,
    job: sql`n.job_id`,
  });
  return sql<number>`(select count(*) from (select 1 from notifications n
    join members m on m.user_id = n.user_id and m.company_id = n.company_id
    where n.user_id = ${users.id} and n.company_id = ${companies.id} and n.read_at is null
      and ${sees} limit ${sql.raw(String(UNREAD_MAX))}))`;
}

/** Never moves back. */
export function markSessionSeen(ctx: PublicCtx, sessionId: number): Statement {
  return ctx.db
    .update(sessions)
    .set({ lastSeenAt: sql`max(${sessions.lastSeenAt}, ${ctx.now.getTime()})` })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, ctx.now)));
}
