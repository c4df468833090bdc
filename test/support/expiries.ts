/** Runs the clean-up of one table, as the cron does at a time. */
import type { PublicCtx } from '#context.ts';
import { expiries } from '#data/expiries.ts';
import { runPlan } from '#data/query-plan.ts';
import { expire } from '#operator/clean-up/store.ts';

export async function expireRows(ctx: PublicCtx, table: string): Promise<void> {
  for (const one of expiries) if (one.table === table) await runPlan(ctx, expire(ctx, one));
}
