/** The counters of attempts, exact worldwide because they are in D1. */
import { and, gt, inArray, or, eq, gte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { throttles } from '#data/tables/accounts.ts';
import { keyedDigest } from '#lib/signature.ts';
import { budgets } from './rules.ts';
import type { Attempt, AttemptCount, CountCondition, Counter } from './rules.ts';

/**
 * Counts the attempts together, or none of them if one has no budget left. Answers how far their
 * counters, and those of their conditions, had come before.
 */
export function countTogether(
  ctx: PublicCtx,
  attempts: readonly Attempt[],
): QueryPlan<(counter: Counter) => AttemptCount> {
  const counters = attempts.flatMap(({ only, ...counter }) =>
    only ? [counter, only.counter] : [counter],
  );
  const { statements, assemble } = countersOf(ctx, counters);
  return { statements: [...statements, insertAttempts(ctx, attempts)], assemble };
}

/** How far the counters have come, without counting. */
export function countersOf(
  ctx: PublicCtx,
  counters: readonly Counter[],
): QueryPlan<(counter: Counter) => AttemptCount> {
  const keys = [...new Set(counters.map((counter) => counterKey(ctx, counter)))];
  const live = ctx.db
    .select()
    .from(throttles)
    .where(and(inArray(throttles.key, keys), gt(throttles.windowEndsAt, ctx.now)));
  return queryPlan([live], ([rows]) => {
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return (counter) => byKey.get(counterKey(ctx, counter)) ?? null;
  });
}

/** Holds where all attempts have budget left. */
export function haveBudget(ctx: PublicCtx, attempts: readonly Attempt[]): SQL {
  return sql`not exists (select 1 from ${throttles} where ${isExhausted(ctx, attempts)})`;
}

function isExhausted(ctx: PublicCtx, attempts: readonly Attempt[]): SQL {
  const exhausted = attempts.map((attempt) =>
    and(
      eq(throttles.key, counterKey(ctx, attempt)),
      gte(throttles.attempts, budgets[attempt.budget].attemptsMax),
      attempt.only && conditionOf(ctx, attempt.only),
    ),
  );
  return sql`window_ends_at > ${ctx.now.getTime()} and (${or(...exhausted)})`;
}

/** Counts the attempts where all have budget left. */
export function insertAttempts(ctx: PublicCtx, attempts: readonly Attempt[]): Statement {
  const now = ctx.now.getTime();
  const isOver = sql`window_ends_at <= ${now}`;
  const rows = attempts.map(
    (
      attempt,
    ) => sql`select ${counterKey(ctx, attempt)}, 1, ${now + budgets[attempt.budget].windowMs}
      where not exists (select 1 from exhausted)
      ${attempt.only ? sql`and ${conditionOf(ctx, attempt.only)}` : sql.empty()}`,
  );
  return rawStatement(
    ctx,
    sql`with exhausted as materialized (
          select 1 from ${throttles} where ${isExhausted(ctx, attempts)})
        insert into ${throttles} (key, attempts, window_ends_at)
        ${sql.join(rows, sql` union all `)}
        on conflict (key) do update set
          attempts = case when ${isOver} then 1 else attempts + 1 end,
          window_ends_at = case when ${isOver} then excluded.window_ends_at else window_ends_at end`,
  );
}

function conditionOf(ctx: PublicCtx, { counter, ...bound }: CountCondition): SQL {
  const attempts = sql`coalesce((select live.attempts from ${throttles} live
    where live.key = ${counterKey(ctx, counter)} and live.window_ends_at > ${ctx.now.getTime()}), 0)`;
  return 'below' in bound
    ? sql`${attempts} < cast(${bound.below} as integer)`
    : sql`${attempts} >= cast(${bound.from} as integer)`;
}

export function decrementCounters(ctx: PublicCtx, attempts: readonly Counter[]): Statement {
  const keys = attempts.map((attempt) => counterKey(ctx, attempt));
  return ctx.db
    .update(throttles)
    .set({ attempts: sql`${throttles.attempts} - 1` })
    .where(and(inArray(throttles.key, keys), gt(throttles.attempts, 0)));
}

export function deleteCounters(ctx: PublicCtx, attempts: readonly Counter[]): Statement {
  const keys = attempts.map((attempt) => counterKey(ctx, attempt));
  return ctx.db.delete(throttles).where(inArray(throttles.key, keys));
}

/** A keyed digest, so that the table does not reveal addresses. */
function counterKey(ctx: PublicCtx, { budget, of }: Counter): string {
  return keyedDigest(ctx.vault, 'throttle', `${budget} ${of}`);
}
