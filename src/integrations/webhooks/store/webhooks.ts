/** The queries of webhooks and their logs. */
import { and, count, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement, rowOrNotFound } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { oauthClients, oauthGrants } from '#data/tables/oauth.ts';
import { webhookLogCounts, webhookLogs, webhooks } from '#data/tables/webhooks.ts';
import { tenantStore } from '#data/tenant-store.ts';
import type { EventName } from '#events.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { RECENT_LOGS_MAX, WEBHOOKS_MAX } from '../rules.ts';

export const webhookStore = tenantStore(webhooks);

type Application = { client_id: string; name: string };

/** The application whose token created the webhook, beside its columns. */
export const alsoApplication = {
  application: sql<Application | null>`(select json_object('client_id', c.client_id, 'name', c.name)
    from ${oauthGrants} g join ${oauthClients} c on c.id = g.client_id
    where g.id = webhooks.grant_id)`
    .mapWith(JSON.parse)
    .as('application'),
};

/** A webhook with its application, or 404 `not_found`. */
export function webhookById(ctx: Ctx, id: number) {
  const query = ctx.db
    .select({ ...getTableColumns(webhooks), ...alsoApplication })
    .from(webhooks)
    .where(webhookStore.ofCompany(ctx, eq(webhooks.id, id)));
  return queryPlan([query], ([[row]]) => rowOrNotFound(row));
}

/** Whether the host is a career domain or below one. */
export function isAtCareerDomain(hostname: SQL): SQL {
  return sql`exists (select 1 from ${careerDomains}
    where substr('.' || ${hostname}, -length(hostname) - 1) = '.' || hostname)`;
}

/** What must be known before a webhook is created or its URL changed. */
export function hostAndCount(
  ctx: Ctx,
  hostname: string,
): QueryPlan<{ webhookCount: number; isCareerDomain: boolean }> {
  return queryPlan(
    [
      ctx.db.select({ n: count() }).from(webhooks).where(webhookStore.ofCompany(ctx)),
      rawStatement<{ found: number }>(
        ctx,
        sql`select ${isAtCareerDomain(sql`${hostname}`)} as found`,
      ),
    ],
    ([[tally], [domain]]) => ({
      webhookCount: tally?.n ?? 0,
      isCareerDomain: domain?.found === 1,
    }),
  );
}

/** A webhook, and whether its host is a career domain now. */
export function webhookReceiver(ctx: Ctx, id: number) {
  const isOurs = isAtCareerDomain(sql`webhooks.hostname`);
  const query = rawStatement<{ found: number }>(
    ctx,
    sql`select ${isOurs} as found from ${webhooks} where ${webhookStore.ofCompany(ctx, eq(webhooks.id, id))}`,
  );
  const own = queryPlan([query], ([[row]]) => row?.found === 1);
  return QueryPlan.map(
    QueryPlan.all([webhookStore.one(ctx, id), own]),
    ([webhook, isCareerDomain]) => ({
      ...webhook,
      isCareerDomain,
    }),
  );
}

/** Guards the limit against concurrent requests. */
export function isWithinLimit(ctx: Ctx): SQL {
  return sql`(select count(*) from webhooks where company_id = ${ctx.tenant.id})
    <= cast(${WEBHOOKS_MAX} as integer)`;
}

/** Whether a webhook subscribes to these events only. */
export function subscribesOnlyTo(names: readonly EventName[]): SQL {
  return sql`not exists (select 1 from json_each(webhooks.events)
    where value not in (select value from json_each(${JSON.stringify(names)})))`;
}

const isLogOf = (ctx: Ctx, webhookId: number) =>
  and(eq(webhookLogs.companyId, ctx.tenant.id), eq(webhookLogs.webhookId, webhookId));

export function recentLogs(ctx: Ctx, webhookId: number) {
  const logs = ctx.db.select().from(webhookLogs).where(isLogOf(ctx, webhookId));
  return queryPlan([logs.orderBy(desc(webhookLogs.id)).limit(RECENT_LOGS_MAX)], ([rows]) => rows);
}

export type LogFilter = { success?: boolean | undefined; event?: EventName | undefined };

/** One page of logs, newest first, and their total. */
export function logPage(
  ctx: Ctx,
  webhookId: number,
  { page, max, cursor }: Omit<Paging, 'updated-since'>,
  { success, event }: LogFilter,
) {
  const where = and(
    isLogOf(ctx, webhookId),
    event === undefined ? undefined : eq(webhookLogs.event, event),
    // A plain expression, so that SQLite uses the partial index.
    success === undefined ? undefined : success ? sql`has_succeeded` : sql`not has_succeeded`,
    cursor && lt(webhookLogs.id, cursor.id),
  );
  const countCondition = and(
    eq(webhookLogCounts.webhookId, webhookId),
    event === undefined ? undefined : eq(webhookLogCounts.event, event),
    success === undefined ? undefined : eq(webhookLogCounts.hasSucceeded, success),
  );
  return queryPlan(
    [
      ctx.db
        .select()
        .from(webhookLogs)
        .where(where)
        .orderBy(desc(webhookLogs.id))
        .limit(max + 1)
        .offset(cursor ? 0 : (page - 1) * max),
      ctx.db
        .select({ n: sql<number>`coalesce(sum(n), 0)` })
        .from(webhookLogCounts)
        .where(countCondition),
    ],
    ([rows, [tally]]) => ({ rows, total: tally?.n ?? 0 }),
  );
}

export type NewLog = Omit<typeof webhookLogs.$inferInsert, 'createdAt'> & { id: number };

/** Inserts nothing for a deleted webhook, or if this log exists already. */
export function insertLog(ctx: PublicCtx, log: NewLog): Statement {
  return rawStatement(
    ctx,
    sql`insert into ${webhookLogs} (id, company_id, webhook_id, delivery_id, event, attempt,
        status_code, error, has_succeeded, answer, duration_ms, created_at, is_simulated)
      select ${log.id}, ${log.companyId}, ${log.webhookId}, ${log.deliveryId}, ${log.event},
        ${log.attempt}, ${log.statusCode}, ${log.error ?? null}, ${log.hasSucceeded ? 1 : 0},
        ${log.answer ?? null}, ${log.durationMs}, ${ctx.now.getTime()}, ${log.isSimulated ? 1 : 0}
      from ${webhooks} where id = ${log.webhookId} and not exists
        (select 1 from ${webhookLogs} where id = ${log.id} and delivery_id = ${log.deliveryId})`,
  );
}
