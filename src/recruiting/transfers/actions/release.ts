/** A step that finds the database or R2 away takes its attempt back: it says nothing about the transfer. */
import { atPresent } from '#context.ts';
import type { Ctx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { retry } from '#data/database-errors.ts';
import { isUnavailable } from '#data/deadline.ts';
import type { Statement } from '#data/query-plan.ts';
import { DAY_MS } from '#lib/time.ts';

/** For so long a transfer waits for the storage, from its last change on. */
export const WAIT_MS_MAX = DAY_MS;

type Settle<Row> = (
  ctx: Ctx,
  row: Row,
  change: { attempts: number; updatedAt: Date },
) => Statement[];

/** It is due again when the lease ends, until the storage is back or `waitMs` are over. */
export async function orRelease<Row extends { attempts: number; updatedAt: Date }>(
  ctx: Ctx,
  row: Row,
  { settle, waitMs = WAIT_MS_MAX }: { settle: Settle<Row>; waitMs?: number },
  step: () => Promise<void>,
): Promise<void> {
  try {
    await step();
  } catch (error) {
    const { attempts, updatedAt } = row;
    const waited = ctx.now.getTime() - updatedAt.getTime();
    if (isUnavailable(error) && waited < waitMs) {
      const released = settle(atPresent(ctx), row, { attempts: attempts - 1, updatedAt });
      await retry(() => writeUnaudited(ctx, released));
    }
    throw error;
  }
}
