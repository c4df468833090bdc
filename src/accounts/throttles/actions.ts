/** Counts attempts before the work is done that they ask for. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { ApiError } from '#errors.ts';
import { budgets, waitSeconds } from './rules.ts';
import type { Attempt } from './rules.ts';
import { countAttempt, deleteExpiredCounters, deleteCounters, decrementCounters } from './store.ts';

const DROPPED_MAX = 10_000;

/**
 * Counts the attempts in order, up to the first that exceeds its budget. Answers how many seconds
 * to wait; 0 if all are allowed. A request that runs again after a conflict is counted once.
 */
export function countAttempts(ctx: PublicCtx, attempts: readonly Attempt[]): QueryPlan<number> {
  const name = JSON.stringify(attempts);
  const counted = ctx.counted?.get(name);
  return counted === undefined
    ? QueryPlan.map(waitPlan(ctx, attempts), (seconds) => {
        ctx.counted?.set(name, seconds);
        return seconds;
      })
    : QueryPlan.of(counted);
}

function waitPlan(ctx: PublicCtx, attempts: readonly Attempt[]): QueryPlan<number> {
  const plans = attempts.map((attempt, at) => countAttempt(ctx, attempt, attempts.slice(0, at)));
  return QueryPlan.map(QueryPlan.all(plans), (counts) =>
    Math.max(
      0,
      ...counts.map((count, index) => {
        const attempt = attempts[index];
        return attempt ? waitSeconds(attempt, count, ctx.now) : 0;
      }),
    ),
  );
}

/** After a success, the attempts are not counted and the earlier failures are forgotten. */
export function refundAttempts(
  ctx: PublicCtx,
  attempts: readonly Attempt[],
  failures: readonly Attempt[],
): Statement[] {
  return [decrementCounters(ctx, attempts), deleteCounters(ctx, failures)];
}

/** Deletes expired counters; called by the clock. */
export async function deleteExpiredThrottles(ctx: PublicCtx): Promise<void> {
  await writeUnaudited(ctx, [deleteExpiredCounters(ctx, DROPPED_MAX)]);
}

/** The 429 of throttled guesses (decisions: Rate limits). */
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
