/** The queries of the team. */
import { and, asc, desc, eq, exists, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Role } from '#access.ts';
import type { Ctx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement, rowOrNotFound } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { mailedLinks, sessions } from '#data/tables/accounts.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { oauthGrants } from '#data/tables/oauth.ts';
import { members, users } from '#data/tables/users.ts';
import { tenantStore } from '#data/tenant-store.ts';
import type { Paging } from '#lib/pagination-schemas.ts';

export { forgetChoices } from '#recruiting/pipeline/applications/store/stage-emails.ts';
export { jobsOfMember, leaveTeams } from '#recruiting/jobs/hiring-team/store.ts';
export { forgetNotices } from '#recruiting/company/notifications/store/notifications.ts';
export { handBackTasks } from '#recruiting/pipeline/tasks/store/tasks.ts';
export { deletePrivateViews } from '#recruiting/people/saved-views/store.ts';

export const memberStore = tenantStore(members);

type MemberWithUser = { member: typeof members.$inferSelect; user: typeof users.$inferSelect };

export function memberWithUser(ctx: Ctx, id: number): QueryPlan<MemberWithUser> {
  const userId = ctx.db
    .select({ id: members.userId })
    .from(members)
    .where(memberStore.ofCompany(ctx, eq(members.id, id)));
  return queryPlan(
    [
      ctx.db
        .select()
        .from(members)
        .where(memberStore.ofCompany(ctx, eq(members.id, id))),
      ctx.db.select().from(users).where(eq(users.id, userId)),
    ],
    ([[member], [user]]) => ({ member: rowOrNotFound(member), user: rowOrNotFound(user) }),
  );
}

type MemberAccess = {
  /** Whether the person has a session, or has allowed an application something in this company. */
  hasAccess: boolean;
  company: string;
  /** Of emails to them. */
  language: string;
};

export function memberAccess(ctx: Ctx, id: number): QueryPlan<MemberAccess> {
  const statement = rawStatement<Omit<MemberAccess, 'hasAccess'> & { hasAccess: number }>(
    ctx,
    sql`select c.name as company, coalesce(u.language, c.language, d.language, 'en') as language,
        exists (select 1 from ${sessions} as s where s.user_id = u.id)
        or exists (select 1 from ${oauthGrants} as g where g.user_id = u.id
          and g.company_id = c.id and g.revoked_at is null) as hasAccess
      from ${members} as m cross join ${users} as u on u.id = m.user_id
      cross join ${companies} as c on c.id = m.company_id
      left join ${careerDomains} as d on d.id = c.career_domain_id
      where m.id = ${id} and m.company_id = ${ctx.tenant.id}`,
  );
  return queryPlan([statement], ([[row]]) => {
    const { hasAccess, ...rest } = rowOrNotFound(row);
    return { ...rest, hasAccess: hasAccess === 1 };
  });
}

/** Reads a page of members with their users, in one round trip. */
export function teamPage(ctx: Ctx, paging: Paging) {
  const since = paging['updated-since'];
  const matching = memberStore.ofCompany(ctx, since && gte(members.updatedAt, since));
  const filter = and(matching, paging.cursor && lt(members.id, paging.cursor.id));
  const offset = paging.cursor ? 0 : (paging.page - 1) * paging.max;
  const userIds = ctx.db
    .select({ id: members.userId })
    .from(members)
    .where(filter)
    .orderBy(desc(members.id))
    .limit(paging.max + 1)
    .offset(offset);
  const page = queryPlan(
    [
      ctx.db
        .select()
        .from(members)
        .where(filter)
        .orderBy(desc(members.id))
        .limit(paging.max + 1)
        .offset(offset),
      ctx.db.select().from(users).where(inArray(users.id, userIds)),
    ],
    toTeamRows,
  );
  return QueryPlan.all([page, memberStore.total(ctx, paging)]);
}

/** A page of members by role, Admins first, then by the time they were added: the order of the index `members_by_role`. */
export function teamByRole(ctx: Ctx, { page, max }: Pick<Paging, 'page' | 'max'>) {
  const [own, offset] = [memberStore.ofCompany(ctx), (page - 1) * max];
  const order = [asc(members.role), asc(members.id)];
  const ids = ctx.db
    .select({ id: members.userId })
    .from(members)
    .where(own)
    .orderBy(...order)
    .limit(max)
    .offset(offset);
  const rows = queryPlan(
    [
      ctx.db
        .select()
        .from(members)
        .where(own)
        .orderBy(...order)
        .limit(max)
        .offset(offset),
      ctx.db.select().from(users).where(inArray(users.id, ids)),
    ],
    toTeamRows,
  );
  return QueryPlan.all([rows, memberStore.total(ctx, { page, max })]);
}

type TeamRows = { rows: MemberWithUser['member'][]; people: Map<number, MemberWithUser['user']> };

function toTeamRows([rows, people]: readonly [
  MemberWithUser['member'][],
  MemberWithUser['user'][],
]): TeamRows {
  return { rows, people: new Map(people.map((person) => [person.id, person])) };
}

/** Whether the member is the only active Admin. */
export function isLastAdmin(ctx: Ctx, id: number): QueryPlan<boolean> {
  return queryPlan(
    [
      ctx.db
        .select({ role: members.role })
        .from(members)
        .where(memberStore.ofCompany(ctx, eq(members.id, id))),
      otherAdmins(ctx, id).limit(1),
    ],
    ([[member], others]) => member?.role === 'Admin' && others.length === 0,
  );
}

/** Returns the same check as a condition of the write, for changes between reading and writing. */
export function adminStays(ctx: Ctx, id: number, becomes: Role | null): SQL | undefined {
  return becomes === 'Admin' ? sql`1` : or(ne(members.role, 'Admin'), exists(otherAdmins(ctx, id)));
}

function otherAdmins(ctx: Ctx, id: number) {
  return ctx.db
    .select({ id: members.id })
    .from(members)
    .where(
      memberStore.ofCompany(
        ctx,
        eq(members.role, 'Admin'),
        eq(members.status, 'active'),
        ne(members.id, id),
      ),
    );
}

/** Deletes the links of invitations that have been sent. */
export function deleteInvitations(ctx: Ctx, userId: number): Statement {
  return ctx.db
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.companyId, ctx.tenant.id)));
}
