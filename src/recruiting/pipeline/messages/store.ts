/** The column of the language a company writes to its candidates in. */
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';

/** A column of a query of companies: the company's language, else that of its career domain (BCP 47). */
export const companyLanguage = sql<string>`coalesce(companies.language,
  (select career_domains.language from career_domains
    where career_domains.id = companies.career_domain_id), 'en')`;

/** A column of a query of companies: the host name of the career domain. */
export const careerHostname = sql<string | null>`(select career_domains.hostname from career_domains
    where career_domains.id = companies.career_domain_id)`;

export function companyLanguageRow(ctx: Ctx) {
  return QueryPlan.first(
    ctx.db.select({ companyLanguage }).from(companies).where(eq(companies.id, ctx.tenant.id)),
  );
}
