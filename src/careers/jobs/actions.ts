/** Counts views and favorites of public jobs. */
import type { PublicCtx } from '#context.ts';
import { visibleFrom } from '#recruiting/jobs/jobs/rules.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { monthOf } from '#lib/time.ts';
import { ApiError } from '#errors.ts';
import { ReportedViews } from './schemas.ts';
import { addFavorite, addViews } from './store/counts.ts';

/** Adds views to the current month: how many by the id of the job. Throws, and adds none, where a reader cannot have caused them. */
export async function countViews(
  ctx: PublicCtx,
  views: ReadonlyMap<number, number>,
): Promise<void> {
  const { success, data } = ReportedViews.safeParse(views);
  if (!success) throw new Error('The reported views are malformed or too many.');
  await writeUnaudited(ctx, [addViews(ctx, monthOf(ctx.now), data)]);
}

export async function favoriteJob(ctx: PublicCtx, hashId: string): Promise<{ favorites: number }> {
  const plan = addFavorite(ctx, hashId, monthOf(ctx.now), visibleFrom(ctx.now));
  const favorites = await runPlan(ctx, plan);
  if (favorites === null) throw new ApiError('not_found');
  return { favorites };
}
