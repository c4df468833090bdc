/** Brings what an earlier release wrote up to date: names that are indexed another way now, and activities without their job. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { putJobsOfActivities } from '../store/job-history.ts';
import { reindexCandidate, unindexedCandidates } from '../store/search-index.ts';

/** Per run, which is a minute; the next run continues. */
const REINDEXED_MAX = 100;
const ACTIVITIES_MAX = 2000;

export async function reindexCandidates(ctx: PublicCtx): Promise<void> {
  const people = await runPlan(ctx, unindexedCandidates(ctx, REINDEXED_MAX));
  await writeUnaudited(ctx, [
    putJobsOfActivities(ctx, ACTIVITIES_MAX),
    ...people.flatMap((person) => reindexCandidate(ctx, person)),
  ]);
}
