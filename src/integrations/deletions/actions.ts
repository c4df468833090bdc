/** Reads deletions. */
import type { CallerCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { assertReadable, readableKinds } from './rules.ts';
import { toDeletion } from './schemas.ts';
import type { DeletionPage, DeletionQuery } from './schemas.ts';
import { deletionsAfter } from './store.ts';

/** Lists the deletions the token may read. */
export async function listDeletions(
  ctx: CallerCtx,
  { after, limit, kind }: DeletionQuery,
): Promise<DeletionPage> {
  if (kind) assertReadable(ctx.actor, kind);
  const kinds = kind ? [kind] : readableKinds(ctx.actor);
  // One row more than the page shows whether there are more.
  const { rows, ends } = await runPlan(
    ctx,
    deletionsAfter(ctx, { after, kinds, limit: limit + 1 }),
  );
  const page = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  const [{ oldest, newest } = { oldest: null, newest: null }] = ends;
  const last = page.at(-1)?.id ?? after;
  return {
    data: page.map(toDeletion),
    // At the end of the list, past those of others: so a reader who comes back is told of a gap only where there is one.
    next_after: hasMore ? last : Math.max(last, newest ?? 0),
    has_more: hasMore,
    has_gap: after > 0 && oldest !== null && after + 1 < oldest,
  };
}
