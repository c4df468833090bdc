/** The queries of invitations. */
import { and, eq, sql } from 'drizzle-orm';
import type { LinkIds } from '#accounts/emailed-links/actions.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { rowOrNotFound, queryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { members, users } from '#data/tables/users.ts';
import { nextUpdatedAt } from '#data/tenant-store.ts';

/** A member with their company. D1 answers a batch by column name, so every column has its own. */
export function invitedMember(ctx: PublicCtx, { userId, companyId }: LinkIds) {
  return queryPlan(
    [
      ctx.db
        .select({
          memberId: members.id,
          role: members.role,
          status: members.status,
          company: companies.name,
          subdomain: companies.subdomain,
          email: users.email,
          firstName: members.firstName,
          lastName: members.lastName,
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

export function activateMember(ctx: PublicCtx, memberId: number): Statement[] {
  return [
    ctx.db
      .update(members)
      .set({ status: 'active', updatedAt: nextUpdatedAt(ctx, members.updatedAt) })
      .where(and(eq(members.id, memberId), eq(members.status, 'invited'))),
    assertChanged(ctx),
  ];
}

/** The company's name, and its language or that of its career domain. */
export function invitingCompany(ctx: Ctx) {
  const language = sql<string>`coalesce(${companies.language}, ${careerDomains.language}, 'en')`;
  return queryPlan(
    [
      ctx.db
        .select({ name: companies.name, companyLanguage: language.as('company_language') })
        .from(companies)
        .leftJoin(careerDomains, eq(careerDomains.id, companies.careerDomainId))
        .where(eq(companies.id, ctx.tenant.id)),
    ],
    ([[row]]) => {
      const { name, companyLanguage } = rowOrNotFound(row);
      return { name, language: companyLanguage };
    },
  );
}
