/** The queries that maintain webhooks: those that only fail, and records past their retention. */
import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';
import { eventFeeds, events } from '#data/tables/events.ts';
import {
  webhookDeliveries,
  webhookLogCounts,
  webhookLogs,
  webhookRemains,
  webhooks,
} from '#data/tables/webhooks.ts';
import { nextUpdatedAt } from '#data/tenant-store.ts';
import { firstIdAt } from '#lib/ids.ts';
import { DISABLED_AFTER_MS, FAILED_MIN, RETENTION_MS, WARNED_AFTER_MS } from '../rules.ts';

export type FailingWebhook = {
  id: number;
  name: string;
  url: string;
  failingSince: Date;
  failedCount: number;
  companyId: number;
};

/**
 * The webhooks whose Admins must be warned or informed, the longest failing first. D1 answers by
 * column name, so every column has its own.
 */
export function failingWebhooks(ctx: PublicCtx, limit: number): QueryPlan<FailingWebhook[]> {
  const { failingSince, failedCount, isActive, warnedAt } = webhooks;
  const query = ctx.db
    .select({
      id: webhooks.id,
      name: webhooks.name,
      url: webhooks.url,
      failingSince: sql<Date>`${failingSince}`.mapWith(failingSince).as('since'),
      failedCount,
      companyId: sql<number>`${companies.id}`.as('tenant'),
    })
    .from(webhooks)
    .innerJoin(companies, eq(companies.id, webhooks.companyId))
    .where(
      and(
        sql`${isActive}`,
        isNotNull(failingSince),
        lte(failingSince, ago(ctx, WARNED_AFTER_MS)),
        or(isNull(warnedAt), isToBeDisabled(ctx)),
      ),
    )
    .orderBy(asc(failingSince))
    .limit(limit);
  return queryPlan([query], ([rows]) => rows);
}

/** Whether it has only failed for five days. */
function isToBeDisabled(ctx: PublicCtx): SQL | undefined {
  return and(
    lte(webhooks.failingSince, ago(ctx, DISABLED_AFTER_MS)),
    sql`${webhooks.failedCount} >= cast(${FAILED_MIN} as integer)`,
  );
}

/** Fails the batch if the webhook has succeeded since. */
export function disableFailing(ctx: Ctx, { id, failingSince }: FailingWebhook): Statement[] {
  return updateFailing(ctx, id, failingSince, {
    isActive: false,
    disabledReason: 'failing',
    updatedAt: nextUpdatedAt(ctx, webhooks.updatedAt),
  });
}

/** Fails the batch if another tick has warned already. */
export function markWarned(ctx: Ctx, { id, failingSince }: FailingWebhook): Statement[] {
  return updateFailing(ctx, id, failingSince, { warnedAt: ctx.now }, isNull(webhooks.warnedAt));
}

type WebhookUpdate = Parameters<ReturnType<PublicCtx['db']['update']>['set']>[0];

function updateFailing(
  ctx: Ctx,
  id: number,
  failingSince: Date,
  change: WebhookUpdate,
  ...conditions: SQL[]
): Statement[] {
  const { companyId } = webhooks;
  const where = and(
    eq(webhooks.id, id),
    eq(companyId, ctx.tenant.id),
    eq(webhooks.failingSince, failingSince),
    sql`${webhooks.isActive}`,
    ...conditions,
  );
  return [ctx.db.update(webhooks).set(change).where(where), assertChanged(ctx)];
}

/**
 * Deletes old logs, ended deliveries, and events that are in no delivery; the oldest first, at most
 * `limit` of each.
 */
export function deleteExpired(
  ctx: PublicCtx,
  limit: number,
  eventRetentionMs: number,
): Statement[] {
  const most = sql.raw(String(limit));
  const before = firstIdAt(ago(ctx, RETENTION_MS));
  const eventsBefore = firstIdAt(ago(ctx, eventRetentionMs));
  const expired = sql`(select id from ${events} where id < ${eventsBefore}
    and not exists (select 1 from ${webhookDeliveries} where event_id = events.id)
    order by id limit ${most})`;
  return [
    rawStatement(
      ctx,
      sql`delete from ${webhookLogs} where id in
        (select id from ${webhookLogs} where id < ${before} order by id limit ${most})`,
    ),
    rawStatement(
      ctx,
      sql`delete from ${webhookDeliveries} where id in
        (select id from ${webhookDeliveries} where event_id < ${before} and due_at is null
          order by event_id limit ${most})`,
    ),
    rawStatement(
      ctx,
      sql`insert into ${eventFeeds} (company_id, deleted_to)
        select company_id, max(feed_id) from ${events}
        where id in ${expired} and feed_id is not null group by company_id
        on conflict (company_id) do update set deleted_to = max(deleted_to, excluded.deleted_to)`,
    ),
    rawStatement(ctx, sql`delete from ${events} where id in ${expired}`),
  ];
}

/** Deletes the records of a deleted webhook in batches; the marker goes last. */
export function deleteRemains(ctx: PublicCtx, limit: number): Statement[] {
  const gone = sql`(select min(webhook_id) from ${webhookRemains})`;
  const most = sql.raw(String(limit));
  return [
    rawStatement(
      ctx,
      sql`delete from ${webhookLogs} where id in
        (select id from ${webhookLogs} where webhook_id = ${gone} limit ${most})`,
    ),
    rawStatement(
      ctx,
      sql`delete from ${webhookDeliveries} where id in
        (select id from ${webhookDeliveries} where webhook_id = ${gone} limit ${most})`,
    ),
    rawStatement(
      ctx,
      sql`delete from ${webhookLogCounts} where webhook_id = ${gone}
        and not exists (select 1 from ${webhookLogs} where webhook_id = ${gone})`,
    ),
    rawStatement(
      ctx,
      sql`delete from ${webhookRemains} where webhook_id = ${gone}
        and not exists (select 1 from ${webhookLogs} where webhook_id = ${gone})
        and not exists (select 1 from ${webhookDeliveries} where webhook_id = ${gone})`,
    ),
  ];
}

function ago(ctx: PublicCtx, milliseconds: number): Date {
  return new Date(ctx.now.getTime() - milliseconds);
}
