/** Indexes the names of candidates again whose search index entry is older than the way names are indexed now. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { reindexCandidate, unindexedCandidates } from '../store/search-index.ts';

/** Per run, which is a minute; the next run continues. */
const REINDEXED_MAX = 100;

export async function reindexCandidates(ctx: PublicCtx): Promise<void> {
  const people = await runPlan(ctx, unindexedCandidates(ctx, REINDEXED_MAX));
  await writeUnaudited(
    ctx,
    people.flatMap((person) => reindexCandidate(ctx, person)),
  );
}
