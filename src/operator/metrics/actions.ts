/** Measures what no request sees: how late the work behind the requests is. */
import type { PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { lateness } from './store.ts';

export function measureLateness(ctx: PublicCtx): Promise<{ table: string; lateMs: number }[]> {
  return runPlan(ctx, lateness(ctx));
}
