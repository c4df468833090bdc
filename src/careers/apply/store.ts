/** The query behind an application form. */
import { eq, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { hiringSettings } from '#data/tables/hiring-settings.ts';
import { jobs } from '#data/tables/jobs.ts';
import { jobPages } from '#data/tables/listing.ts';

/** A job with its company, domain and consent text, whether or not it is public. */
export function jobToApplyFor(ctx: PublicCtx, hashId: string) {
  const column = (name: string) =>
    sql`(select ${sql.identifier(name)} from jobs where hash_id = ${hashId})`;
  return queryPlan(
    [
      ctx.db
        .select({
          id: jobs.id,
          hashId: jobs.hashId,
          title: jobs.title,
          countryId: jobs.countryId,
          categoryId: jobs.categoryId,
          listedAt: jobs.listedAt,
        })
        .from(jobs)
        .where(eq(jobs.hashId, hashId)),
      ctx.db
        .select({
          id: companies.id,
          subdomain: companies.subdomain,
          name: companies.name,
          isTest: companies.isTest,
          legalLinks: companies.legalLinks,
        })
        .from(companies)
        .where(eq(companies.id, column('company_id'))),
      ctx.db
        .select({ hostname: careerDomains.hostname, isTest: careerDomains.isTest })
        .from(careerDomains)
        .where(eq(careerDomains.id, column('domain_id'))),
      ctx.db
        .select({ consentText: hiringSettings.consentText })
        .from(hiringSettings)
        .where(eq(hiringSettings.companyId, column('company_id'))),
      ctx.db.select({ hashId: jobPages.hashId }).from(jobPages).where(eq(jobPages.hashId, hashId)),
    ],
    ([[job], [company], [domain], [settings], [page]]) =>
      job && company && domain
        ? {
            job: { ...job, wasListed: page !== undefined },
            company,
            domain,
            consentText: settings?.consentText || null,
          }
        : null,
  );
}
