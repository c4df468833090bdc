/** The query behind the link by which a candidate has a person look at an application. */
import { and, eq, isNull } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { applications } from '#data/tables/applications.ts';
import { candidates } from '#data/tables/candidates.ts';
import { companies } from '#data/tables/companies.ts';
import { jobs } from '#data/tables/jobs.ts';

export { siteOfCompany } from '#recruiting/jobs/questions/store/questions.ts';

/** Includes the company, as the link is opened without a token. Not of an erased person. */
export function reviewedApplication(ctx: PublicCtx, id: number) {
  const found = ctx.db
    .select({
      companyId: applications.companyId,
      status: applications.status,
      screening: applications.screening,
      hashId: jobs.hashId,
      title: jobs.title,
      companyName: companies.name,
      domainId: companies.careerDomainId,
    })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(and(eq(applications.id, id), isNull(candidates.erasedAt)));
  return QueryPlan.first(found);
}
