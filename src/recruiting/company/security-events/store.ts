/** The queries of the sign-in log of a company. */
import { desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import { securityEvents } from '#data/tables/accounts.ts';
import { oauthClients } from '#data/tables/oauth.ts';
import { members, users } from '#data/tables/users.ts';
import { firstIdAt } from '#lib/ids.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import type { SecurityEventFilter } from './schemas.ts';

/** `total` counts up to this many, because the log grows. Use the cursor to read the rest. */
const COUNTED_MAX = 10_000;

/** Reads a page, newest first, and the total up to `COUNTED_MAX`. Column names are unique, as the join requires. */
export function securityEventPage(ctx: Ctx, paging: Paging, filter: SecurityEventFilter) {
  const { max, page, cursor } = paging;
  const offset = cursor ? 0 : (page - 1) * max;
  const since = paging['updated-since'];
  const filters = sql.join([
    // Ids sort by time, and the log is append-only.
    ...(since ? [sql` and id >= ${firstIdAt(since)}`] : []),
    ...(filter.kind === undefined ? [] : [sql` and kind = ${filter.kind}`]),
    ...(filter.userId === undefined ? [] : [sql` and user_id = ${filter.userId}`]),
  ]);
  const before = cursor ? sql` and id < ${cursor.id}` : sql``;
  const newest = idsOf(ctx, sql`${filters}${before}`, offset + max + 1);
  const counted =
    cursor?.total === undefined
      ? sql<number>`(select count(*) from (select id from (${idsOf(ctx, filters, COUNTED_MAX)})
    limit ${COUNTED_MAX}))`
      : sql<number>`${cursor.total}`;
  return queryPlan(
    [
      ctx.db
        .select({
          id: securityEvents.id,
          kind: securityEvents.kind,
          outcome: securityEvents.outcome,
          method: securityEvents.method,
          detail: securityEvents.detail,
          actor: securityEvents.actor,
          address: securityEvents.address,
          userAgent: securityEvents.userAgent,
          createdAt: securityEvents.createdAt,
          userId: securityEvents.userId,
          firstName: users.firstName,
          lastName: users.lastName,
          email: users.email,
          clientId: oauthClients.clientId,
          clientName: oauthClients.name,
        })
        .from(securityEvents)
        .leftJoin(users, eq(users.id, securityEvents.userId))
        .leftJoin(oauthClients, eq(oauthClients.id, securityEvents.clientId))
        .where(sql`${securityEvents.id} in (select id from (${newest}))`)
        .orderBy(desc(securityEvents.id))
        .limit(max + 1)
        .offset(offset),
      ctx.db.select({ n: counted.as('n') }).from(sql`(select 1)`),
    ],
    ([rows, [tally]]) => ({ rows, total: tally?.n ?? 0 }),
  );
}

/**
 * The newest ids of the company, and of each active member since they joined, so that no part reads more than `limit` rows
 * of its index.
 */
function idsOf(ctx: Ctx, filters: SQL, limit: number): SQL {
  const ofCompany = sql`select id from ${securityEvents} where company_id = ${ctx.tenant.id}${filters}
    order by id desc limit ${limit}`;
  const ofMember = sql`select id from ${securityEvents} where user_id = m.user_id and company_id is null
    and created_at >= m.created_at${filters} order by id desc limit ${limit}`;
  return sql`select id from (${ofCompany}) union all
    select e.id from ${members} m cross join ${securityEvents} e
    where m.company_id = ${ctx.tenant.id} and m.status = 'active' and e.id in (${ofMember})`;
}
