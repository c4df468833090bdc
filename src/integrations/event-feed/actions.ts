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
  const rows = await runPlan(ctx, eventsAfter(ctx, { after, names, limit: limit + 1 }));
  const page = rows.slice(0, limit);
  return {
    data: page.map(toFeedEvent),
    next_after: page.at(-1)?.feedId ?? after,
    has_more: rows.length > limit,
  };
}
