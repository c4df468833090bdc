/** What the career page of a job shows beside the job, in one round trip. */
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { offices } from '#data/tables/offices.ts';
import { tenantStore } from '#data/tenant-store.ts';
import type { Ref } from '#lib/ids.ts';
import { jobRecord } from './jobs.ts';

const officeStore = tenantStore(offices);

/** `ref` is null for a job that is not stored; the office is that of the form. */
export function previewRows(ctx: Ctx, ref: Ref | null, officeId: number | null) {
  const domainId = sql`(select career_domain_id from companies where id = ${ctx.tenant.id})`;
  return QueryPlan.all({
    record: ref === null ? QueryPlan.of(null) : jobRecord(ctx, ref),
    company: QueryPlan.one(
      ctx.db
        .select({
          name: companies.name,
          website: companies.website,
          description: companies.description,
          legalLinks: companies.legalLinks,
        })
        .from(companies)
        .where(eq(companies.id, ctx.tenant.id)),
    ),
    domain: QueryPlan.one(
      ctx.db
        .select({
          name: careerDomains.name,
          hostname: careerDomains.hostname,
          language: careerDomains.language,
          hue: careerDomains.hue,
        })
        .from(careerDomains)
        .where(eq(careerDomains.id, domainId)),
    ),
    office: QueryPlan.first(
      ctx.db
        .select()
        .from(offices)
        .where(officeStore.ofCompany(ctx, eq(offices.id, officeId ?? 0))),
    ),
  });
}
