/** Deletes what is too old, every minute; tables without an index on their age are walked six times an hour. */
import type { PublicCtx } from '#context.ts';
import { logFailure } from '#http/log.ts';
import { deleteLeftovers } from './actions.ts';

const EVERY_MINUTES = 10;
const MINUTE = 3;

export async function cleanUp(ctx: PublicCtx, at: Date): Promise<void> {
  const isTurn = at.getUTCMinutes() % EVERY_MINUTES === MINUTE;
  const failures = await deleteLeftovers(ctx, { isWalked: isTurn });
  for (const { table, error } of failures) logFailure(`clean-up ${table}`, error);
  if (failures.length > 0) throw new Error('Some clean-ups failed.');
}
