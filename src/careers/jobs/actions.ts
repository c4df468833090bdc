/** What the public does to a job: looks at it, likes it. */
import type { PublicCtx } from '#context.ts';
import { visibleFrom } from '#recruiting/jobs/rules.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { monthOf } from '#lib/time.ts';
import { ApiError } from '#errors.ts';
import { addFavorite, addViews } from './store.ts';

/** Views are gathered this long before they are written, so that a rush on a job is one write. */
const GATHER_MS = 1000;
/** A write that has not begun by then was ended with its request; the next view begins another. */
const GIVEN_UP_MS = 5000;

let gathered = new Map<number, number>();
let gatheringSince = Number.NEGATIVE_INFINITY;

/** Counts a view. What an isolate has gathered when it is ended in that second is lost: a view is no record. */
export function countView(
  ctx: Pick<PublicCtx, 'db'>,
  defer: PublicCtx['defer'],
  jobId: number,
): void {
  const now = Date.now();
  const isFirst = gathered.size === 0 || Math.abs(now - gatheringSince) > GIVEN_UP_MS;
  gathered.set(jobId, (gathered.get(jobId) ?? 0) + 1);
  if (!isFirst) return;
  gatheringSince = now;
  defer(writeGathered(ctx));
}

async function writeGathered(ctx: Pick<PublicCtx, 'db'>): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, GATHER_MS);
  });
  const views = gathered;
  gathered = new Map();
  await writeUnaudited(ctx, [addViews(ctx, monthOf(new Date()), views)]);
}

export async function favoriteJob(ctx: PublicCtx, hashId: string): Promise<{ favorites: number }> {
  const counted = addFavorite(ctx, hashId, monthOf(ctx.now), visibleFrom(ctx.now));
  const favorites = await runPlan(ctx, counted);
  if (favorites === null) throw new ApiError('not_found');
  return { favorites };
}

/** Robots and prefetching browsers are no readers. */
export function isReader(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? '';
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return !/bot|crawl|spider|slurp|preview|lighthouse/iu.test(agent) && !/prefetch/iu.test(purpose);
}
