/** Deletes what is left of mails, accounts and access when its time is over, some at a time. */
import type { PublicCtx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { inSlices } from '#data/slices.ts';
import { walks } from './rules.ts';
import { deleteOld, SLICE, walk } from './store.ts';

/** Six times an hour. */
const EVERY_MINUTES = 10;
const MINUTE = 3;

export async function cleanUp(ctx: PublicCtx, at: Date): Promise<void> {
  if (at.getUTCMinutes() % EVERY_MINUTES === MINUTE) await deleteLeftovers(ctx);
}

export async function deleteLeftovers(ctx: PublicCtx): Promise<void> {
  await inSlices(async () => {
    const deleted = await runPlan(ctx, deleteOld(ctx));
    return { isDone: deleted.every((rows) => rows < SLICE) };
  });
  await inSlices(async () => {
    const positions = await runPlan(ctx, QueryPlan.all(walks.map((one) => walk(ctx, one))));
    return { isDone: positions.every((position) => position === 0) };
  });
}
