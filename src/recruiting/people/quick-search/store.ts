/** The query of a quick search: jobs by their titles, in the order of their list. */
import { desc } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { jobs } from '#data/tables/jobs.ts';
import { jobFilter, jobStore } from '#recruiting/jobs/jobs/store/jobs.ts';
import { FOUND_MAX } from './rules.ts';

export { personsNamed } from '#recruiting/people/candidates/store/pages.ts';

export function jobsTitled(ctx: Ctx, words: string) {
  const query = { page: 1, max: FOUND_MAX, 'search-key': words };
  return QueryPlan.rows(
    ctx.db
      .select({
        hashId: jobs.hashId,
        title: jobs.title,
        status: jobs.status,
        publishedAt: jobs.publishedAt,
      })
      .from(jobs)
      .where(jobStore.ofCompany(ctx, jobFilter(ctx, query)))
      .orderBy(desc(jobs.id))
      .limit(FOUND_MAX),
  );
}
