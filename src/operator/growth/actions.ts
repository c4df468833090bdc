/** Keeps how large the database is, once a day. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { dayOf } from './rules.ts';
import { currentSize, insertSize } from './store.ts';

/** Returns the size. */
export async function keepSize(ctx: PublicCtx): Promise<number> {
  const day = dayOf(ctx.now);
  const { bytes, isKept } = await currentSize(ctx, day);
  if (!isKept) await writeUnaudited(ctx, insertSize(ctx, day, bytes));
  return bytes;
}
