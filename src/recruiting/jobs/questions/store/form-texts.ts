/** Queries of what an application form says beside its questions. */
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { consentAsked } from '#recruiting/pipeline/hiring-settings/store.ts';

/** The site, the company, and what people agree to. */
export function formTexts(ctx: Ctx) {
  const { name, hostname, language, hue } = careerDomains;
  const domain = sql`(select career_domain_id from companies where id = ${ctx.tenant.id})`;
  const site = ctx.db
    .select({ name, hostname, language, hue })
    .from(careerDomains)
    .where(eq(careerDomains.id, domain));
  const company = ctx.db
    .select({
      name: companies.name,
      language: companies.language,
      legalLinks: companies.legalLinks,
    })
    .from(companies)
    .where(eq(companies.id, ctx.tenant.id));
  return QueryPlan.all({
    site: QueryPlan.one(site),
    company: QueryPlan.one(company),
    settings: QueryPlan.first(consentAsked(ctx, ctx.tenant.id)),
  });
}
