/** Reads the event feed. */
import type { CallerCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { eventNames } from '#events.ts';
import { assertMayRead, readableEvents } from '#integrations/webhooks/rules.ts';
import { toFeedEvent } from './schemas.ts';
import type { EventPage, FeedQuery } from './schemas.ts';
import { eventsAfter } from './store.ts';

/** Lists the events the token may read. A named event beyond its scopes is an error, not an empty page. */
export async function listEvents(
  ctx: CallerCtx,
  { after, limit, event }: FeedQuery,
): Promise<EventPage> {
  if (event) assertMayRead(ctx.actor?.scopes, [event]);
  const readable = ctx.actor ? readableEvents(ctx.actor.scopes) : eventNames;
  const isUnfiltered = event === undefined && readable.length === eventNames.length;
  const names = isUnfiltered ? null : event ? [event] : readable;
  // One row more than the page shows whether there are more.
  const { rows, deletedTo } = await runPlan(
    ctx,
    eventsAfter(ctx, { after, names, limit: limit + 1 }),
  );
  const page = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  const last = page.at(-1)?.feedId ?? after;
  return {
    data: page.map(toFeedEvent),
    // At the end of the feed, past what has been deleted: so a gap is reported once.
    next_after: hasMore ? last : Math.max(last, deletedTo),
    has_more: hasMore,
    has_gap: after > 0 && after < deletedTo,
  };
}
