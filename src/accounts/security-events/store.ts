/** The queries of the sign-in log. */
import { desc, eq, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { securityEvents } from '#data/tables/accounts.ts';
import { users } from '#data/tables/users.ts';
import {
  ADDRESS_KEPT_MS,
  FAILURES_MAX,
  FAILURES_OF_ADDRESS_MAX,
  FAILURES_WINDOW_MS,
  KEPT_MS,
  LISTED_MAX,
  SLICE,
} from './rules.ts';
import type { SecurityEvent, Source } from './rules.ts';

/** Inserts the event, unless it is one of too many failures. */
export function insertEvent(ctx: PublicCtx, event: SecurityEvent, source: Source): Statement {
  const { kind, outcome, method, of } = event;
  const now = ctx.now.getTime();
  const address = source.ip ?? null;
  const userId =
    'userId' in of
      ? sql`${of.userId}`
      : sql`(select id from ${users} where email_key = ${of.emailKey})`;
  const recent = sql`select address from ${securityEvents}
    where created_at > ${now - FAILURES_WINDOW_MS} and outcome <> 'success' limit ${FAILURES_MAX}`;
  const isWithin = sql`(select count(*) from (${recent})) < cast(${FAILURES_MAX} as integer)
    and (select count(*) from (${recent}) where address is ${address})
      < cast(${FAILURES_OF_ADDRESS_MAX} as integer)`;
  return rawStatement(
    ctx,
    sql`insert into ${securityEvents}
          (id, user_id, kind, outcome, address, user_agent, method, created_at)
        select ${ctx.newId()}, ${userId}, ${kind}, ${outcome}, ${address}, ${source.userAgent},
          ${method}, ${now}
        where ${outcome === 'success' ? sql`true` : isWithin}`,
  );
}

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
