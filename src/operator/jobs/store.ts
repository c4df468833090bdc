/** The queries of jobs across companies, for the operator only. */
import { eq, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';
import { jobs } from '#data/tables/jobs.ts';
import { tenantStore } from '#data/tenant-store.ts';

export const jobStore = tenantStore(jobs);

export function jobAndCompany(ctx: PublicCtx, hashId: string) {
  return queryPlan(
    [
      ctx.db.select().from(jobs).where(eq(jobs.hashId, hashId)),
      ctx.db
        .select({ id: companies.id, subdomain: companies.subdomain })
        .from(companies)
        .where(eq(companies.id, sql`(select company_id from jobs where hash_id = ${hashId})`)),
    ],
    ([[job], [company]]) => (job && company ? { job, company } : null),
  );
}
