/** Finds jobs and candidates by a few letters, in one round trip. */
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { PersonBrief } from '#recruiting/people/candidates/store/pages.ts';
import { statusAt } from '#recruiting/jobs/jobs/rules.ts';
import type { JobStatus } from '#vocabulary/lists.ts';
import { FOUND_MAX } from './rules.ts';
import { jobsTitled, personsNamed } from './store.ts';

export type Found = {
  jobs: { hashId: string; title: string; status: JobStatus }[];
  candidates: { id: number; name: string; email: string; application: PersonBrief | null }[];
};

/** Without words, nothing is found. */
export function quickSearch(
  ctx: Ctx,
  words: string,
  sight: { applicants: boolean },
): Promise<Found> {
  const isEmpty = words === '';
  const plan = QueryPlan.all({
    jobs: isEmpty ? QueryPlan.of([]) : jobsTitled(ctx, words),
    persons: isEmpty || !sight.applicants ? QueryPlan.of([]) : personsNamed(ctx, words, FOUND_MAX),
  });
  return runPlan(
    ctx,
    QueryPlan.map(plan, ({ jobs, persons }) => ({
      jobs: jobs.map((job) => ({
        hashId: job.hashId,
        title: job.title,
        status: statusAt(job, ctx.now),
      })),
      candidates: persons.map(({ row: { id, firstName, lastName, email }, brief }) => ({
        id,
        name: `${firstName} ${lastName}`.trim(),
        email,
        application: brief,
      })),
    })),
  );
}
