/** The live jobs that a person can be assigned to. */
import { desc } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { jobs } from '#data/tables/jobs.ts';
import { jobFilter, jobStore } from '#recruiting/jobs/jobs/store/jobs.ts';

/** The newest, or those with `words` in their titles. */
export function liveJobs(ctx: Ctx, words: string, max: number) {
  const wanted = { page: 1, max, status: 'Live', ...(words && { 'search-key': words }) } as const;
  return QueryPlan.rows(
    ctx.db
      .select({ id: jobs.id, hashId: jobs.hashId, title: jobs.title })
      .from(jobs)
      .where(jobStore.ofCompany(ctx, jobFilter(ctx, wanted)))
      .orderBy(desc(jobs.id))
      .limit(max),
  );
}
