/** Merges the full-text indexes every minute, and writes of how many segments they were. */
import type { PublicCtx } from '#context.ts';
import { write } from '#platform/metrics.ts';
import type { MetricsBindings } from '#platform/metrics.ts';
import { keepMerged } from './actions.ts';

export async function maintainFullText(bindings: MetricsBindings, ctx: PublicCtx): Promise<void> {
  for (const { index, structure } of await keepMerged(ctx)) {
    const { segments, pages } = structure;
    write(bindings, { kind: 'full_text', worker: 'background', name: index, segments, pages });
  }
}
