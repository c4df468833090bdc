/** The counters of attempts, exact across the world as they are in D1. */
import { and, gt, inArray, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { throttles } from '#data/tables/accounts.ts';
import { budgets } from './rules.ts';
import type { Attempt } from './rules.ts';

type Count = { attempts: number; windowEndsAt: Date };

/**
 * Counts the attempt, and tells what that makes; not where one of `earlier` is over its budget
 * already: who is refused as an address does not use up what an account may.
 */
export function count(
  ctx: PublicCtx,
  attempt: Attempt,
  earlier: readonly Attempt[],
): QueryPlan<Count> {
  const now = ctx.now.getTime();
  const endsAt = now + budgets[attempt.budget].windowMs;
  const isOver = sql`window_ends_at <= ${now}`;
  const statement = rawStatement<{ attempts: number; endsAt: number }>(
    ctx,
    sql`insert into ${throttles} (key, attempts, window_ends_at)
        select ${keyOf(ctx, attempt)}, 1, ${endsAt} where true ${sql.join(
          earlier.map((one) => sql` and not ${isSpent(ctx, one)}`),
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

function isSpent(ctx: PublicCtx, attempt: Attempt): SQL {
  return sql`exists (select 1 from ${throttles} where key = ${keyOf(ctx, attempt)}
    and attempts > cast(${budgets[attempt.budget].attemptsMax} as integer)
    and window_ends_at > ${ctx.now.getTime()})`;
}

export function giveBack(ctx: PublicCtx, attempts: readonly Attempt[]): Statement {
  const keys = attempts.map((attempt) => keyOf(ctx, attempt));
  return ctx.db
    .update(throttles)
    .set({ attempts: sql`${throttles.attempts} - 1` })
    .where(and(inArray(throttles.key, keys), gt(throttles.attempts, 0)));
}

export function forget(ctx: PublicCtx, attempts: readonly Attempt[]): Statement {
  const keys = attempts.map((attempt) => keyOf(ctx, attempt));
  return ctx.db.delete(throttles).where(inArray(throttles.key, keys));
}

/** Lets go of windows that are over, at most `limit` at a time. */
export function dropOver(ctx: PublicCtx, limit: number): Statement {
  const over = ctx.db
    .select({ key: throttles.key })
    .from(throttles)
    .where(lte(throttles.windowEndsAt, ctx.now))
    .limit(limit);
  return rawStatement(ctx, sql`delete from ${throttles} where ${throttles.key} in (${over})`);
}

/** A keyed digest: the table tells nobody's address. */
function keyOf(ctx: PublicCtx, { budget, of }: Attempt): string {
  return Buffer.from(ctx.vault.mac('throttle', `${budget} ${of}`)).toString('base64url');
}
