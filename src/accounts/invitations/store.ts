/** The queries of invitations. */
import { and, eq } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { mustChange } from '#data/commit.ts';
import { onlyRow, reading } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';
import { members, users } from '#data/tables/users.ts';
import { later } from '#data/tenant-store.ts';

/** Who is invited where. Every column has a name of its own, so it may stand in a batch. */
export function invitedMember(ctx: PublicCtx, userId: number, companyId: number) {
  return reading(
    [
      ctx.db
        .select({
          memberId: members.id,
          role: members.role,
          status: members.status,
          company: companies.name,
          subdomain: companies.subdomain,
          email: users.email,
          firstName: users.firstName,
          lastName: users.lastName,
          passwordHash: users.passwordHash,
        })
        .from(members)
        .innerJoin(companies, eq(companies.id, members.companyId))
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(eq(members.userId, userId), eq(members.companyId, companyId))),
    ],
    ([[row]]) => row,
  );
}

export function activate(ctx: PublicCtx, memberId: number): Statement[] {
  return [
    ctx.db
      .update(members)
      .set({ status: 'active', updatedAt: later(ctx, members.updatedAt) })
      .where(and(eq(members.id, memberId), eq(members.status, 'invited'))),
    mustChange(ctx),
  ];
}

export function companyName(ctx: Ctx) {
  return reading(
    [
      ctx.db
        .select({ name: companies.name })
        .from(companies)
        .where(eq(companies.id, ctx.tenant.id)),
    ],
    ([[row]]) => onlyRow(row).name,
  );
}
