/** The queries of companies across tenants, for the operator only. */
import { asc, eq } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';

const LISTED_MAX = 10_000;

export function companyBySubdomain(ctx: PublicCtx, subdomain: string) {
  return queryPlan(
    [ctx.db.select().from(companies).where(eq(companies.subdomain, subdomain.toLowerCase()))],
    ([[row]]) => row,
  );
}

export function companyList(ctx: PublicCtx) {
  return queryPlan(
    [
      ctx.db
        .select({ id: companies.id, subdomain: companies.subdomain, name: companies.name })
        .from(companies)
        .orderBy(asc(companies.subdomain))
        .limit(LISTED_MAX),
    ],
    ([rows]) => rows,
  );
}

export function domainByHostname(ctx: PublicCtx, hostname: string) {
  return queryPlan(
    [ctx.db.select().from(careerDomains).where(eq(careerDomains.hostname, hostname.toLowerCase()))],
    ([[row]]) => row,
  );
}

type NewRow = Omit<typeof companies.$inferInsert, 'createdAt' | 'updatedAt'>;

export function insertCompany(ctx: PublicCtx, row: NewRow): Statement {
  return ctx.db.insert(companies).values({ ...row, createdAt: ctx.now, updatedAt: ctx.now });
}
