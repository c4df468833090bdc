/** The counters of attempts, exact across the world as they are in D1. */
import { and, gt, inArray, lte, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { reading, rowsOf } from '#data/statements.ts';
import type { Reading, Statement } from '#data/statements.ts';
import { throttles } from '#data/tables/accounts.ts';
import { budgets } from './rules.ts';
import type { Attempt } from './rules.ts';

type Count = { attempts: number; windowEndsAt: Date };

/** Counts the attempt, and tells what that makes. */
export function count(ctx: PublicCtx, attempt: Attempt): Reading<Count> {
  const now = ctx.now.getTime();
  const endsAt = now + budgets[attempt.budget].windowMs;
  const isOver = sql`${throttles.windowEndsAt} <= ${now}`;
  return reading(
    [
      ctx.db
        .insert(throttles)
        .values({ key: keyOf(ctx, attempt), attempts: 1, windowEndsAt: new Date(endsAt) })
        .onConflictDoUpdate({
          target: throttles.key,
          set: {
            attempts: sql`case when ${isOver} then 1 else ${throttles.attempts} + 1 end`,
            windowEndsAt: sql`case when ${isOver} then ${endsAt} else ${throttles.windowEndsAt} end`,
          },
        })
        .returning({ attempts: throttles.attempts, windowEndsAt: throttles.windowEndsAt }),
    ],
    ([[row]]) => row ?? { attempts: 0, windowEndsAt: ctx.now },
  );
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
  return rowsOf(ctx, sql`delete from ${throttles} where ${throttles.key} in (${over})`);
}

/** A keyed digest: the table tells nobody's address. */
function keyOf(ctx: PublicCtx, { budget, of }: Attempt): string {
  return Buffer.from(ctx.vault.mac('throttle', `${budget} ${of}`)).toString('base64url');
}
