/** The queries of the sign-in log. */
import { desc, eq, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { securityEvents } from '#data/tables/accounts.ts';
import { ADDRESS_KEPT_MS, KEPT_MS, LISTED_MAX, SLICE } from './rules.ts';

/** The newest events of one person. */
export function eventsOfUser(ctx: PublicCtx, userId: number) {
  return queryPlan(
    [
      ctx.db
        .select()
        .from(securityEvents)
        .where(eq(securityEvents.userId, userId))
        .orderBy(desc(securityEvents.id))
        .limit(LISTED_MAX),
    ],
    ([rows]) => rows,
  );
}

/** Deletes a slice of the events that are too old, and shortens a slice of IPv6 addresses to their networks. */
export function expireEvents(ctx: PublicCtx): Statement[] {
  const now = ctx.now.getTime();
  return [
    rawStatement(
      ctx,
      sql`delete from ${securityEvents} where id in (select id from ${securityEvents}
        where created_at <= ${now - KEPT_MS} order by created_at limit ${SLICE})`,
    ),
    rawStatement(
      ctx,
      sql`update ${securityEvents} set address = substr(address, 1, 14) || '::/48'
        where id in (select id from ${securityEvents}
          where length(address) = 39 and created_at <= ${now - ADDRESS_KEPT_MS} limit ${SLICE})`,
    ),
  ];
}
