/** Counting attempts before the work they ask for is done. */
import type { PublicCtx } from '#context.ts';
import { QueryPlan, runBatch } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { ApiError } from '#errors.ts';
import { budgets, waitSeconds } from './rules.ts';
import type { Attempt } from './rules.ts';
import { count, dropOver, forget, giveBack } from './store.ts';

const DROPPED_MAX = 10_000;

/** Counts the attempts in their order, up to the first that is one too many; answers how many seconds to wait, 0 when none. */
export function attempting(ctx: PublicCtx, attempts: readonly Attempt[]): QueryPlan<number> {
  const counting = attempts.map((attempt, at) => count(ctx, attempt, attempts.slice(0, at)));
  return QueryPlan.map(QueryPlan.all(counting), (counts) =>
    Math.max(
      0,
      ...counts.map((counted, index) => {
        const attempt = attempts[index];
        return attempt ? waitSeconds(attempt, counted, ctx.now) : 0;
      }),
    ),
  );
}

/** After a success: what guards against guessing does not hold it against whoever knows. */
export function succeeded(
  ctx: PublicCtx,
  attempts: readonly Attempt[],
  failures: readonly Attempt[],
): Statement[] {
  return [giveBack(ctx, attempts), forget(ctx, failures)];
}

/** By the clock, so that the table stays as small as a quarter of an hour. */
export async function dropThrottles(ctx: PublicCtx): Promise<void> {
  await runBatch(ctx, [dropOver(ctx, DROPPED_MAX)]);
}

/** The 429 of guessing, which is counted exactly (decisions: Rate limits). */
export function tooManyAttempts(seconds: number): ApiError {
  const { attemptsMax, windowMs } = budgets['sign-in by account'];
  return new ApiError('too_many_requests', {
    headers: {
      'RateLimit-Policy': `"login";q=${attemptsMax};w=${windowMs / 1000}`,
      'X-RateLimit-Limit': String(attemptsMax),
      'X-RateLimit-Remaining': '0',
      'Retry-After': String(seconds),
    },
    extra: { retry_after: seconds },
  });
}
