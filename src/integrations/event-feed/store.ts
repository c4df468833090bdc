/** The query of the feed: events in the order in which they were committed. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import { events } from '#data/tables/events.ts';
import type { EventName } from '#events.ts';
import type { FeedRow } from './schemas.ts';

type Asked = {
  after: number;
  /** Null: all there are. */
  names: readonly EventName[] | null;
  limit: number;
};

/** The first `limit` after a place. Of some names only, each name brings its own first ones, so that others are not looked at. */
export function eventsAfter(ctx: Ctx, { after, names, limit }: Asked): QueryPlan<FeedRow[]> {
  const most = sql.raw(String(limit));
  const whose = sql`company_id = ${ctx.tenant.id} and feed_id > ${after}`;
  const found = names === null ? whose : sql`${whose} and ${isAmong(ctx, { after, names, most })}`;
  const statement = rawStatement<FeedRow>(
    ctx,
    sql`select feed_id as feedId, name, subject, subject_id as subjectId, body
      from ${events} where ${found} order by feed_id limit ${most}`,
  );
  return queryPlan([statement], ([rows]) => rows);
}

type Among = { after: number; names: readonly EventName[]; most: SQL };

function isAmong(ctx: Ctx, { after, names, most }: Among): SQL {
  return sql`feed_id in (
    select place.value
    from json_each(${JSON.stringify(names)}) as asked, json_each((
      select json_group_array(feed_id) from (
        select feed_id from ${events} as e
        where e.company_id = ${ctx.tenant.id} and e.name = asked.value and e.feed_id > ${after}
        order by e.feed_id limit ${most}))) as place
    order by place.value limit ${most})`;
}
