/** Queries of what a frame shows of a company and of a career site. */
import { eq, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import type { LegalKind } from '#vocabulary/lists.ts';

export type FrameFacts = {
  company: {
    name: string;
    logoKey: string | null;
    address: string | null;
    legalLinks: Partial<Record<LegalKind, string>>;
    colour: string | null;
  } | null;
  site: {
    hostname: string;
    name: string;
    hue: number;
    /** URLs by kind; '' where the site has a page of its own. */
    legal: Partial<Record<LegalKind, string>>;
  } | null;
};

/** The company, and the site with this host name, else that of the company. */
export function frameFacts(
  ctx: PublicCtx,
  { companyId, hostname }: { companyId: number | null; hostname: string | null },
): QueryPlan<FrameFacts> {
  const ofCompany = sql`(select career_domain_id from companies where id = ${companyId})`;
  const site = ctx.db
    .select({
      hostname: careerDomains.hostname,
      name: careerDomains.name,
      hue: careerDomains.hue,
      legal: sql<string>`(select json_group_object(kind, coalesce(url, ''))
        from career_domain_texts where domain_id = career_domains.id)`,
    })
    .from(careerDomains)
    .where(
      hostname === null
        ? sql`${careerDomains.id} = ${ofCompany}`
        : eq(careerDomains.hostname, hostname),
    );
  const company = ctx.db
    .select({
      name: companies.name,
      logoKey: companies.logoKey,
      address: companies.address,
      legalLinks: companies.legalLinks,
      colour: sql<string | null>`json_extract(${companies.careerPageSettings}, '$.colour')`,
    })
    .from(companies)
    .where(eq(companies.id, companyId ?? 0));
  return queryPlan([company, site], ([[one], [domain]]) => ({
    company: one ?? null,
    site: domain ? { ...domain, legal: JSON.parse(domain.legal) } : null,
  }));
}
