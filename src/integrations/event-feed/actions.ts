/** Reads the event feed. */
import type { CallerCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { invalidField } from '#errors.ts';
import { eventNames } from '#events.ts';
import { assertMayRead, readableEvents } from '#integrations/webhooks/rules.ts';
import { toFeedEvent } from './schemas.ts';
import type { EventPage, FeedQuery } from './schemas.ts';
import { eventsAfter, newestEvents } from './store.ts';
import type { FeedRange } from './store.ts';

/** Lists the events the token may read. A named event beyond its scopes is an error, not an empty page. */
export async function listEvents(
  ctx: CallerCtx,
  { after, limit, event, order }: FeedQuery,
): Promise<EventPage> {
  if (event) assertMayRead(ctx.actor?.scopes, [event]);
  const readable = ctx.actor ? readableEvents(ctx.actor.scopes) : eventNames;
  const isUnfiltered = event === undefined && readable.length === eventNames.length;
  const names = isUnfiltered ? null : event ? [event] : readable;
  if (order === 'newest') return listNewest(ctx, { after, names, limit });
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

async function listNewest(ctx: CallerCtx, { after, ...range }: FeedRange): Promise<EventPage> {
  if (after > 0) throw invalidField('after', 'Does not combine with order=newest.');
  const { rows, deletedTo } = await runPlan(ctx, newestEvents(ctx, range));
  const next_after = Math.max(rows[0]?.feedId ?? 0, deletedTo);
  return { data: rows.map(toFeedEvent), next_after, has_more: false, has_gap: false };
}
