/** The queries of the team. */
import { and, asc, desc, eq, exists, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Role } from '#access.ts';
import type { Ctx } from '#context.ts';
import { QueryPlan, rowOrNotFound, queryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { mailedLinks } from '#data/tables/accounts.ts';
import { members, users } from '#data/tables/users.ts';
import { tenantStore } from '#data/tenant-store.ts';
import type { Paging } from '#lib/pagination-schemas.ts';

export { deletePrivateViews } from '#recruiting/saved-views/store.ts';

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
