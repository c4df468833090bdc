/** The query of all career domains: about two dozen rows. */
import { asc } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import { careerDomainCountries, careerDomains } from '#data/tables/career-domains.ts';

export function allDomains(ctx: Pick<PublicCtx, 'db'>) {
  return queryPlan(
    [
      ctx.db.select().from(careerDomains),
      ctx.db
        .select()
        .from(careerDomainCountries)
        .orderBy(asc(careerDomainCountries.domainId), asc(careerDomainCountries.countryId)),
    ],
    ([domains, countries]) =>
      domains.map((domain) => ({
        ...domain,
        countryIds: countries
          .filter((row) => row.domainId === domain.id)
          .map((row) => row.countryId),
      })),
  );
}
