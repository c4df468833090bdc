/** Sends emails again that failed, as after an outage of the mail server. */
import type { PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { failedMails, requeueFailed } from '../store/failed.ts';
import type { FailedMails } from '../store/failed.ts';

/** So many at once: a statement is short, and what is queued is sent a hundred a minute. */
const RETRIED_AT_ONCE = 500;

/** Queues all that failed for this reason, or counts them by error where `isDryRun`. */
export async function retryFailedMails(
  ctx: PublicCtx,
  filter: FailedMails,
  isDryRun: boolean,
): Promise<{ found: number; queued: number; by_error: Record<string, number> }> {
  const counts = new Map<string, number>();
  let [found, queued, afterId] = [0, 0, 0];
  for (;;) {
    const page = { afterId, limit: RETRIED_AT_ONCE };
    // oxlint-disable-next-line no-await-in-loop -- A page follows the one before.
    const rows = await runPlan(ctx, failedMails(ctx, filter, page));
    const ids = rows.map(({ id }) => id);
    // oxlint-disable-next-line no-await-in-loop -- As above.
    if (!isDryRun && ids.length > 0) queued += await runPlan(ctx, requeueFailed(ctx, ids));
    for (const { error } of rows) counts.set(error ?? '', (counts.get(error ?? '') ?? 0) + 1);
    found += rows.length;
    const last = ids.at(-1);
    if (last === undefined) return { found, queued, by_error: Object.fromEntries(counts) };
    afterId = last;
  }
}
