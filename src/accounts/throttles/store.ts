/** The counters of attempts, exact worldwide because they are in D1. */
import { and, gt, inArray, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { throttles } from '#data/tables/accounts.ts';
import { budgets } from './rules.ts';
import type { Attempt } from './rules.ts';

type AttemptCount = { attempts: number; windowEndsAt: Date };

/**
 * Counts the attempt, unless one of `earlier` has exceeded its budget: an address that is refused
 * must not use up the budget of an account.
 */
export function countAttempt(
  ctx: PublicCtx,
  attempt: Attempt,
  earlier: readonly Attempt[],
): QueryPlan<AttemptCount> {
  const now = ctx.now.getTime();
  const endsAt = now + budgets[attempt.budget].windowMs;
  const isOver = sql`window_ends_at <= ${now}`;
  const statement = rawStatement<{ attempts: number; endsAt: number }>(
    ctx,
    sql`insert into ${throttles} (key, attempts, window_ends_at)
        select ${counterKey(ctx, attempt)}, 1, ${endsAt} where true ${sql.join(
          earlier.map((one) => sql` and not ${isExhausted(ctx, one)}`),
        )}
        on conflict (key) do update set
          attempts = case when ${isOver} then 1 else attempts + 1 end,
          window_ends_at = case when ${isOver} then ${endsAt} else window_ends_at end
        returning attempts, window_ends_at as endsAt`,
  );
  return queryPlan([statement], ([[row]]) => ({
    attempts: row?.attempts ?? 0,
    windowEndsAt: row ? new Date(row.endsAt) : ctx.now,
  }));
}

function isExhausted(ctx: PublicCtx, attempt: Attempt): SQL {
  return sql`exists (select 1 from ${throttles} where key = ${counterKey(ctx, attempt)}
    and attempts > cast(${budgets[attempt.budget].attemptsMax} as integer)
    and window_ends_at > ${ctx.now.getTime()})`;
}

export function decrementCounters(ctx: PublicCtx, attempts: readonly Attempt[]): Statement {
  const keys = attempts.map((attempt) => counterKey(ctx, attempt));
  return ctx.db
    .update(throttles)
    .set({ attempts: sql`${throttles.attempts} - 1` })
    .where(and(inArray(throttles.key, keys), gt(throttles.attempts, 0)));
}

export function deleteCounters(ctx: PublicCtx, attempts: readonly Attempt[]): Statement {
  const keys = attempts.map((attempt) => counterKey(ctx, attempt));
  return ctx.db.delete(throttles).where(inArray(throttles.key, keys));
}

/** Deletes at most `limit` expired counters. */
export function deleteExpiredCounters(ctx: PublicCtx, limit: number): Statement {
  const expired = ctx.db
    .select({ key: throttles.key })
    .from(throttles)
    .where(lte(throttles.windowEndsAt, ctx.now))
    .limit(limit);
  return rawStatement(ctx, sql`delete from ${throttles} where ${throttles.key} in (${expired})`);
}

/** A keyed digest, so that the table does not reveal addresses. */
function counterKey(ctx: PublicCtx, { budget, of }: Attempt): string {
  return Buffer.from(ctx.vault.mac('throttle', `${budget} ${of}`)).toString('base64url');
}
