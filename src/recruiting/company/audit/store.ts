/** The queries of the audit log. */
import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { oauthClients } from '#data/tables/oauth.ts';
import { users } from '#data/tables/users.ts';
import { firstIdAt } from '#lib/ids.ts';
import type { Paging } from '#lib/pagination-schemas.ts';

/** `total` counts up to this many, because the log grows without bound. Use the cursor to read the rest. */
export const COUNTED_MAX = 10_000;

export type AuditFilter = { action?: string | undefined; subjectId?: number | undefined };

/** Reads a page, newest first, and the total up to `COUNTED_MAX`. Column names are unique, as the join requires. */
export function auditPage(ctx: Ctx, paging: Paging, filter: AuditFilter) {
  const since = paging['updated-since'];
  const where = and(
    eq(auditEvents.companyId, ctx.tenant.id),
    // Ids sort by time, and the log is append-only.
    since && gte(auditEvents.id, firstIdAt(since)),
    filter.action === undefined ? undefined : eq(auditEvents.action, filter.action),
    filter.subjectId === undefined ? undefined : eq(auditEvents.subjectId, filter.subjectId),
  );
  const known = paging.cursor?.total;
  const counted = ctx.db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(where)
    .limit(COUNTED_MAX);
  return queryPlan(
    [
      ctx.db
        .select({
          id: auditEvents.id,
          action: auditEvents.action,
          subjectId: auditEvents.subjectId,
          changes: auditEvents.changes,
          createdAt: auditEvents.createdAt,
          userId: auditEvents.userId,
          firstName: users.firstName,
          lastName: users.lastName,
          email: users.email,
          clientId: oauthClients.clientId,
          clientName: oauthClients.name,
          tool: auditEvents.tool,
        })
        .from(auditEvents)
        .leftJoin(users, eq(users.id, auditEvents.userId))
        .leftJoin(oauthClients, eq(oauthClients.id, auditEvents.clientId))
        .where(and(where, paging.cursor && lt(auditEvents.id, paging.cursor.id)))
        .orderBy(desc(auditEvents.id))
        .limit(paging.max + 1)
        .offset(paging.cursor ? 0 : (paging.page - 1) * paging.max),
      known === undefined
        ? ctx.db.select({ n: count() }).from(counted.as('counted'))
        : ctx.db.select({ n: sql<number>`${known}`.as('n') }).from(sql`(select 1)`),
    ],
    ([rows, [tally]]) => ({ rows, total: tally?.n ?? 0 }),
  );
}
