/** The queries of the event feed: events in the order in which they were committed. */
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import { eventFeeds, events } from '#data/tables/events.ts';
import type { EventName } from '#events.ts';
import type { FeedRow } from './schemas.ts';

export type FeedRange = {
  after: number;
  /** Null for all events. */
  names: readonly EventName[] | null;
  limit: number;
};

export type FeedPage = {
  rows: FeedRow[];
  /** The position up to which events have been deleted; 0: none. */
  deletedTo: number;
};

/**
 * The first `limit` events after an id. With names, each name contributes its own first events
 * through an index, so that other events are not scanned.
 */
export function eventsAfter(ctx: Ctx, { after, names, limit }: FeedRange): QueryPlan<FeedPage> {
  const most = sql.raw(String(limit));
  const isAfter = sql`company_id = ${ctx.tenant.id} and feed_id > ${after}`;
  const condition =
    names === null ? isAfter : sql`${isAfter} and ${isNamed(ctx, { after, names, most })}`;
  const statement = rawStatement<FeedRow>(
    ctx,
    sql`select feed_id as feedId, name, subject, subject_id as subjectId, body
      from ${events} where ${condition} order by feed_id limit ${most}`,
  );
  return QueryPlan.all({ rows: QueryPlan.rows(statement), deletedTo: deletedTo(ctx) });
}

/** The last `limit` events, the latest first: of each name its own last ones. */
export function newestEvents(
  ctx: Ctx,
  { names, limit }: Omit<FeedRange, 'after'>,
): QueryPlan<FeedPage> {
  const most = sql.raw(String(limit));
  const isAmong = sql`feed_id in (select place.value
    from json_each(${JSON.stringify(names)}) as asked, json_each((
      select json_group_array(feed_id) from (
        select feed_id from ${events} as e
        where e.company_id = ${ctx.tenant.id} and e.name = asked.value
        order by e.feed_id desc limit ${most}))) as place
    order by place.value desc limit ${most})`;
  const statement = rawStatement<FeedRow>(
    ctx,
    sql`select feed_id as feedId, name, subject, subject_id as subjectId, body from ${events}
      where company_id = ${ctx.tenant.id} and feed_id is not null and ${names === null ? sql`true` : isAmong}
      order by feed_id desc limit ${most}`,
  );
  return QueryPlan.all({ rows: QueryPlan.rows(statement), deletedTo: deletedTo(ctx) });
}

function deletedTo(ctx: Ctx): QueryPlan<number> {
  const feed = ctx.db
    .select({ to: eventFeeds.deletedTo })
    .from(eventFeeds)
    .where(eq(eventFeeds.companyId, ctx.tenant.id));
  return QueryPlan.map(QueryPlan.first(feed), (row) => row?.to ?? 0);
}

type NamedRange = { after: number; names: readonly EventName[]; most: SQL };

function isNamed(ctx: Ctx, { after, names, most }: NamedRange): SQL {
  return sql`feed_id in (
    select place.value
    from json_each(${JSON.stringify(names)}) as asked, json_each((
      select json_group_array(feed_id) from (
        select feed_id from ${events} as e
        where e.company_id = ${ctx.tenant.id} and e.name = asked.value and e.feed_id > ${after}
        order by e.feed_id limit ${most}))) as place
    order by place.value limit ${most})`;
}
