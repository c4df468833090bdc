/** Counts attempts before the work is done that they ask for. */
import type { PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { ApiError } from '#errors.ts';
import { budgets, isConditionMet, waitSeconds } from './rules.ts';
import type { Attempt, Counter } from './rules.ts';
import {
  countersOf,
  countTogether,
  insertAttempts,
  deleteCounters,
  haveBudget,
  decrementCounters,
} from './store.ts';

/**
 * Counts the attempts where all have budget left; a refused one counts nothing. Answers how many
 * seconds to wait; 0 if all are allowed. A request that runs again after a conflict is counted once.
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

/**
 * Whether `countAttempts` allows the attempts, as a condition for statements that stand before it in the same batch. Attempts
 * that were counted before a conflict are allowed.
 */
export function areAllowed(ctx: PublicCtx, attempts: readonly Attempt[]) {
  return ctx.counted?.get(JSON.stringify(attempts)) === 0 ? null : haveBudget(ctx, attempts);
}

function waitPlan(ctx: PublicCtx, attempts: readonly Attempt[]): QueryPlan<number> {
  return QueryPlan.map(countTogether(ctx, attempts), (countOf) =>
    Math.max(
      0,
      ...attempts
        .filter(({ only }) =>
          isConditionMet(only, only ? (countOf(only.counter)?.attempts ?? 0) : 0),
        )
        .map((attempt) => waitSeconds(attempt, countOf(attempt), ctx.now)),
    ),
  );
}

/** How many seconds to wait before this attempt, which is not counted. */
export function waitBefore(ctx: PublicCtx, ...counters: readonly Counter[]): QueryPlan<number> {
  return QueryPlan.map(countersOf(ctx, counters), (countOf) =>
    Math.max(0, ...counters.map((counter) => waitSeconds(counter, countOf(counter), ctx.now))),
  );
}

/**
 * For the batch of what the attempt does: it counts only if that happens. Fails the batch if others have used up a budget
 * since `waitBefore`.
 */
export function countWith(ctx: PublicCtx, ...counters: readonly Counter[]): Statement[] {
  return [insertAttempts(ctx, counters), assertChanged(ctx)];
}

/** The 429 of an invitation to a mailbox that has got too many of this company. */
export function tooManyInvitations(seconds: number): ApiError {
  const { attemptsMax } = budgets['invitation by mailbox'];
  return new ApiError('too_many_requests', {
    errors: { email: [`Was sent ${attemptsMax} invitations within a day. Try again later.`] },
    headers: { 'X-RateLimit-Remaining': '0', 'Retry-After': String(seconds) },
    extra: { retry_after: seconds },
  });
}

/** After a success, the attempts are not counted and the earlier failures are forgotten. */
export function refundAttempts(
  ctx: PublicCtx,
  attempts: readonly Counter[],
  failures: readonly Counter[],
): Statement[] {
  return [decrementCounters(ctx, attempts), deleteCounters(ctx, failures)];
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
