/** Keeps the full-text indexes merged: some pages of each with a tick of the cron. */
import type { PublicCtx } from '#context.ts';
import { mergeIndex, readStructures } from '#data/full-text.ts';
import type { FullText, Structured } from '#data/full-text.ts';
import { runPlan } from '#data/query-plan.ts';
import { isWholeMergeDue } from './rules.ts';

/** Statements for an index with one tick: 2,000 pages. */
const MERGES_A_TICK = 10;

/** Returns how they were found. */
export async function keepMerged(ctx: PublicCtx): Promise<Structured[]> {
  const found = await readStructures(ctx);
  for (const { index, structure } of found) {
    // oxlint-disable-next-line no-await-in-loop -- One transaction at a time, so that requests come between.
    if (structure.segments > 1) await mergeSome(ctx, index, isWholeMergeDue(structure, ctx.now));
  }
  return found;
}

async function mergeSome(ctx: PublicCtx, index: FullText, isWhole: boolean): Promise<void> {
  for (let nth = 0; nth < MERGES_A_TICK; nth += 1) {
    const isFirst = isWhole && nth === 0;
    // oxlint-disable-next-line no-await-in-loop -- Each continues the one before.
    const { isMore } = await runPlan(ctx, mergeIndex(ctx, index, { isFirst }));
    if (!isMore) return;
  }
}
