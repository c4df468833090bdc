/** The queries of a single public job. */
import { eq, sql } from 'drizzle-orm';
import type { PublicCtx, ReadCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { jobs, jobTexts } from '#data/tables/jobs.ts';
import { offices } from '#data/tables/offices.ts';
import { places } from '#data/tables/places.ts';

/** A job with its texts, company, domain, place and office, whether or not it is public. */
export function jobByHash(ctx: ReadCtx, hashId: string) {
  const column = (name: string) =>
    sql`(select ${sql.identifier(name)} from jobs where hash_id = ${hashId})`;
  return queryPlan(
    [
      ctx.db.select().from(jobs).where(eq(jobs.hashId, hashId)),
      ctx.db
        .select()
        .from(jobTexts)
        .where(eq(jobTexts.jobId, column('id'))),
      ctx.db
        .select({
          name: companies.name,
          website: companies.website,
          description: companies.description,
          logoKey: companies.logoKey,
          isTest: companies.isTest,
        })
        .from(companies)
        .where(eq(companies.id, column('company_id'))),
      ctx.db
        .select({ hostname: careerDomains.hostname, isTest: careerDomains.isTest })
        .from(careerDomains)
        .where(eq(careerDomains.id, column('domain_id'))),
      ctx.db
        .select({ name: places.name, pathSlug: places.pathSlug, stateName: places.stateName })
        .from(places)
        .where(eq(places.id, column('place_id'))),
      ctx.db
        .select({ street: offices.address, postalCode: offices.zipcode })
        .from(offices)
        .where(eq(offices.id, column('office_id'))),
    ],
    ([[job], [texts], [company], [domain], [place], [office]]) =>
      job && company && domain ? { job, texts, company, domain, place, office } : null,
  );
}

/** Adds views to a month; views of deleted jobs are dropped. */
export function addViews(
  ctx: Pick<PublicCtx, 'db'>,
  month: string,
  views: ReadonlyMap<number, number>,
): Statement {
  const counts = JSON.stringify([...views]);
  return rawStatement(
    ctx,
    sql`
    insert into job_months (job_id, month, views)
    select j.id, ${month}, v.value ->> 1
    from json_each(${counts}) v join jobs j on j.id = v.value ->> 0
    where true
    on conflict (job_id, month) do update set views = views + excluded.views
  `,
  );
}

/** Adds a favorite to a public job; the result is the new count, or null if there is no such job. */
export function addFavorite(ctx: PublicCtx, hashId: string, month: string, publicFrom: number) {
  return queryPlan(
    [
      rawStatement(
        ctx,
        sql`
        insert into job_months (job_id, month, favorites)
        select id, ${month}, 1 from jobs where hash_id = ${hashId} and listed_at >= ${publicFrom}
        on conflict (job_id, month) do update set favorites = favorites + 1
      `,
      ),
      ctx.db
        .update(jobs)
        .set({ favoriteCount: sql`favorite_count + 1` })
        .where(sql`hash_id = ${hashId} and listed_at >= ${publicFrom}`)
        .returning({ favorites: jobs.favoriteCount }),
    ],
    ([, [job]]) => job?.favorites ?? null,
  );
}
