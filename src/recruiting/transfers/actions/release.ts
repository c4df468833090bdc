/** A step that finds the database or R2 away takes its attempt back: it says nothing about the transfer. */
import { atPresent } from '#context.ts';
import type { Ctx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { retry } from '#data/database-errors.ts';
import { isUnavailable } from '#data/deadline.ts';
import type { Statement } from '#data/query-plan.ts';
import { DAY_MS } from '#lib/time.ts';

/** For so long a transfer waits for the storage. */
const WAIT_MS_MAX = DAY_MS;

/** It is due again when the lease ends, until the storage is back or a day is over. */
export async function orRelease<
  Row extends { attempts: number; createdAt: Date; startedAt?: Date | null },
>(
  ctx: Ctx,
  row: Row,
  settle: (ctx: Ctx, row: Row, change: { attempts: number }) => Statement[],
  step: () => Promise<void>,
): Promise<void> {
  try {
    await step();
  } catch (error) {
    const age = ctx.now.getTime() - (row.startedAt ?? row.createdAt).getTime();
    if (isUnavailable(error) && age < WAIT_MS_MAX) {
      const released = settle(atPresent(ctx), row, { attempts: row.attempts - 1 });
      await retry(() => writeUnaudited(ctx, released));
    }
    throw error;
  }
}
