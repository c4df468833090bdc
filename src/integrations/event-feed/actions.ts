/** Reading the feed of events. */
import type { CallerCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { eventNames } from '#events.ts';
import { assertMayHear, audibleTo } from '#integrations/webhooks/rules.ts';
import { showEvent } from './schemas.ts';
import type { EventPage, FeedQuery } from './schemas.ts';
import { eventsAfter } from './store.ts';

/** What the token may hear of; whoever names an event beyond that is told so, and is not answered an empty page. */
export async function listEvents(
  ctx: CallerCtx,
  { after, limit, event }: FeedQuery,
): Promise<EventPage> {
  if (event) assertMayHear(ctx.actor?.scopes, [event]);
  const audible = ctx.actor ? audibleTo(ctx.actor.scopes) : eventNames;
  const isWhole = event === undefined && audible.length === eventNames.length;
  const names = isWhole ? null : event ? [event] : audible;
  // One more than is shown tells whether there is more.
  const rows = await runPlan(ctx, eventsAfter(ctx, { after, names, limit: limit + 1 }));
  const shown = rows.slice(0, limit);
  return {
    data: shown.map(showEvent),
    next_after: shown.at(-1)?.feedId ?? after,
    has_more: rows.length > limit,
  };
}
