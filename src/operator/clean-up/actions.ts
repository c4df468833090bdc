/** Deletes rows whose time is over, table by table, in slices until nothing is left. */
import type { PublicCtx } from '#context.ts';
import { expiries, walks } from '#data/expiries.ts';
import { runPlan } from '#data/query-plan.ts';
import { inSlices } from '#data/slices.ts';
import { expire, SLICE, walk } from './store.ts';

export type Failure = { table: string; error: unknown };

/** Table by table. One that fails does not stop the others: answers which have. */
export async function deleteLeftovers(
  ctx: PublicCtx,
  { isWalked = true }: { isWalked?: boolean } = {},
): Promise<Failure[]> {
  const steps = [
    ...expiries.map((one) => ({
      table: one.table,
      slice: async () => ({ isDone: (await runPlan(ctx, expire(ctx, one))) < SLICE }),
    })),
    ...(isWalked ? walks : []).map((one) => ({
      table: one.table,
      slice: async () => ({ isDone: (await runPlan(ctx, walk(ctx, one))) === 0 }),
    })),
  ];
  const failures: Failure[] = [];
  for (const { table, slice } of steps) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- In the order of the declaration, and one transaction at a time.
      await inSlices(slice);
    } catch (error) {
      failures.push({ table, error });
    }
  }
  return failures;
}
