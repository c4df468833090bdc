/** How late the oldest work of each kind is. */
import type { PublicCtx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { dueWork } from '../readiness/rules.ts';
import { oldestDue } from '../readiness/store.ts';

/** Milliseconds by table; 0 where nothing is due. Work that waits for its time is not late. */
export function lateness(ctx: PublicCtx): QueryPlan<{ table: string; lateMs: number }[]> {
  return QueryPlan.map(oldestDue(ctx), (oldest) =>
    dueWork.map(({ table }, at) => ({
      table,
      lateMs: Math.max(0, ctx.now.getTime() - (oldest[at] ?? Infinity)),
    })),
  );
}
