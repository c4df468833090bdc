/** Counts views and favorites of public jobs. */
import type { PublicCtx } from '#context.ts';
import { visibleFrom } from '#recruiting/jobs/rules.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { monthOf } from '#lib/time.ts';
import { ApiError } from '#errors.ts';
import { addFavorite, addViews } from './store.ts';

/** Views are collected for this long and written at once, so that many views of a job are one write. */
const BUFFER_MS = 1000;
/** A write that has not started after this time ended with its request; the next view schedules another. */
const ABANDONED_MS = 5000;

let bufferedViews = new Map<number, number>();
let bufferingSince = Number.NEGATIVE_INFINITY;

/** Counts a view. Views that are buffered when the isolate stops are lost. */
export function countView(
  ctx: Pick<PublicCtx, 'db'>,
  defer: PublicCtx['defer'],
  jobId: number,
): void {
  const now = Date.now();
  const isFirst = bufferedViews.size === 0 || Math.abs(now - bufferingSince) > ABANDONED_MS;
  bufferedViews.set(jobId, (bufferedViews.get(jobId) ?? 0) + 1);
  if (!isFirst) return;
  bufferingSince = now;
  defer(writeViews(ctx));
}

async function writeViews(ctx: Pick<PublicCtx, 'db'>): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, BUFFER_MS);
  });
  const views = bufferedViews;
  bufferedViews = new Map();
  await writeUnaudited(ctx, [addViews(ctx, monthOf(new Date()), views)]);
}

export async function favoriteJob(ctx: PublicCtx, hashId: string): Promise<{ favorites: number }> {
  const plan = addFavorite(ctx, hashId, monthOf(ctx.now), visibleFrom(ctx.now));
  const favorites = await runPlan(ctx, plan);
  if (favorites === null) throw new ApiError('not_found');
  return { favorites };
}

/** False for bots and for browsers that prefetch. */
export function isReader(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? '';
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return !/bot|crawl|spider|slurp|preview|lighthouse/iu.test(agent) && !/prefetch/iu.test(purpose);
}
