/** The queries of webhooks and their logs. */
import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CallerCtx, Ctx, PublicCtx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement, rowOrNotFound } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { oauthClients, oauthGrants } from '#data/tables/oauth.ts';
import { webhookLogCounts, webhookLogs, webhooks } from '#data/tables/webhooks.ts';
import { tenantStore } from '#data/tenant-store.ts';
import type { EventName } from '#events.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import type { WebhookOwner } from '#vocabulary/events.ts';
import {
  APPLICATION_WEBHOOKS_MAX,
  RECENT_LOGS_MAX,
  WEBHOOKS_MAX,
  WEBHOOKS_OF_APPLICATION_MAX,
} from '../rules.ts';

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

/** A webhook with its application, or 404 `not_found`, also for that of another application. */
export function webhookById(ctx: CallerCtx, id: number) {
  const query = ctx.db
    .select({ ...getTableColumns(webhooks), ...alsoApplication })
    .from(webhooks)
    .where(webhookStore.ofCompany(ctx, eq(webhooks.id, id), managedBy(ctx)));
  return queryPlan([query], ([[row]]) => rowOrNotFound(row));
}

/** Those that a caller manages: an application the company's and its own, a member in the console all. */
function managedBy({ actor }: CallerCtx): SQL | undefined {
  if (!actor || actor.clientId === null) return undefined;
  return sql`(webhooks.belongs_to = 'company' or ${isOfClient(actor.clientId)})`;
}

function isOfClient(clientId: number): SQL {
  return sql`exists (select 1 from ${oauthGrants} g
    where g.id = webhooks.grant_id and g.client_id = ${clientId})`;
}

/** Whether the host is a career domain or below one. */
export function isAtCareerDomain(hostname: SQL): SQL {
  return sql`exists (select 1 from ${careerDomains}
    where substr('.' || ${hostname}, -length(hostname) - 1) = '.' || hostname)`;
}

/** What must be known before a webhook is created: whether there is room, and whether the host is ours. */
export function hostAndRoom(
  ctx: CallerCtx,
  hostname: string,
  owner: WebhookOwner,
): QueryPlan<{ hasRoom: boolean; isCareerDomain: boolean }> {
  const checks = rawStatement<{ isOurs: number; hasRoom: number }>(
    ctx,
    sql`select ${isAtCareerDomain(sql`${hostname}`)} as isOurs, ${hasRoom(ctx, owner, 1)} as hasRoom`,
  );
  return queryPlan([checks], ([[row]]) => ({
    hasRoom: row?.hasRoom === 1,
    isCareerDomain: row?.isOurs === 1,
  }));
}

/** Whether the host is a career domain. */
export function isOwnHost(ctx: Ctx, hostname: string): QueryPlan<boolean> {
  const check = rawStatement<{ isOurs: number }>(
    ctx,
    sql`select ${isAtCareerDomain(sql`${hostname}`)} as isOurs`,
  );
  return queryPlan([check], ([[row]]) => row?.isOurs === 1);
}

/** A webhook, and whether its host is a career domain now. */
export function webhookReceiver(ctx: CallerCtx, id: number) {
  const isOurs = isAtCareerDomain(sql`webhooks.hostname`);
  const query = rawStatement<{ found: number }>(
    ctx,
    sql`select ${isOurs} as found from ${webhooks} where ${webhookStore.ofCompany(ctx, eq(webhooks.id, id))}`,
  );
  const own = queryPlan([query], ([[row]]) => row?.found === 1);
  return QueryPlan.map(QueryPlan.all([webhookById(ctx, id), own]), ([webhook, isCareerDomain]) => ({
    ...webhook,
    isCareerDomain,
  }));
}

/** Whether so many more webhooks of the owner fit within the limits; 0 guards them against concurrent requests. */
export function hasRoom({ tenant, actor }: CallerCtx, owner: WebhookOwner, more: 0 | 1): SQL {
  const fits = (max: number, condition: SQL) => sql`(select count(*) from ${webhooks}
    where company_id = ${tenant.id} and belongs_to = ${owner} and ${condition})
    <= ${sql.raw(String(max - more))}`;
  return owner === 'company'
    ? fits(WEBHOOKS_MAX, sql`true`)
    : sql`(${fits(APPLICATION_WEBHOOKS_MAX, sql`true`)}
        and ${fits(WEBHOOKS_OF_APPLICATION_MAX, isOfClient(actor?.clientId ?? 0))})`;
}

/** Those that the caller manages, of a URL, and that subscribe to these events only. */
export function isListed(
  ctx: CallerCtx,
  { url, names }: { url: string | undefined; names: readonly EventName[] | undefined },
): SQL | undefined {
  return and(
    managedBy(ctx),
    url === undefined ? undefined : eq(webhooks.url, url),
    names && subscribesOnlyTo(names),
  );
}

/** Whether a webhook subscribes to these events only. */
function subscribesOnlyTo(names: readonly EventName[]): SQL {
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
