/** What the database says about itself: the oldest work that is due, and the last run of the cron. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import { lastRun } from '../heartbeat/store.ts';
import { dueWork } from './rules.ts';

/** When the oldest of each kind was due, in the order of `dueWork`; null where nothing is due. */
export function oldestDue(ctx: PublicCtx) {
  const plans = dueWork.map(({ table, column, where = '1', dueAfterMs = 0, isMail = false }) =>
    isMail && !ctx.mail.isSending
      ? QueryPlan.of(null)
      : queryPlan(
          [
            rawStatement<{ since: number | null }>(
              ctx,
              sql`select min(${sql.identifier(column)}) as since from ${sql.identifier(table)}
                where ${sql.identifier(column)} is not null and ${sql.raw(where)}`,
            ),
          ],
          ([[row]]) => (typeof row?.since === 'number' ? row.since + dueAfterMs : null),
        ),
  );
  return QueryPlan.all(plans);
}

/** When the oldest work was due, and when the cron ran last: milliseconds since the Unix epoch; null: nothing, and never. */
export function oldestAndLast(ctx: PublicCtx) {
  return QueryPlan.map(QueryPlan.all([oldestDue(ctx), lastRun(ctx)]), ([due, run]) => {
    const times = due.filter((since) => since !== null);
    return {
      oldestDueAt: times.length > 0 ? Math.min(...times) : null,
      ranAt: run?.endedAt.getTime() ?? null,
    };
  });
}
