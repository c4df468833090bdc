/** The queries that maintain webhooks: those that only fail, and records past their retention. */
import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Ctx, PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';
import {
  webhookDeliveries,
  webhookLogCounts,
  webhookLogs,
  webhookRemains,
  webhooks,
} from '#data/tables/webhooks.ts';
import { nextUpdatedAt } from '#data/tenant-store.ts';
import { DISABLED_AFTER_MS, FAILED_MIN, WARNED_AFTER_MS } from '../rules.ts';

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

/** Deletes a slice of the records of a deleted webhook; the marker goes last. Answers whether more are left. */
export function deleteRemains(ctx: PublicCtx, limit: number): QueryPlan<{ isDone: boolean }> {
  const gone = sql`(select min(webhook_id) from ${webhookRemains})`;
  const slice = (table: SQLiteTable) =>
    sql`delete from ${table} where rowid in
      (select rowid from ${table} where webhook_id = ${gone} limit ${sql.raw(String(limit))})`;
  const isEmpty = (table: SQLiteTable) =>
    sql`not exists (select 1 from ${table} where webhook_id = ${gone})`;
  const statements = [
    slice(webhookLogs),
    slice(webhookDeliveries),
    sql`delete from ${webhookLogCounts} where webhook_id = ${gone} and ${isEmpty(webhookLogs)}`,
    sql`delete from ${webhookRemains} where webhook_id = ${gone}
      and ${isEmpty(webhookLogs)} and ${isEmpty(webhookDeliveries)}`,
    sql`select exists (select 1 from ${webhookRemains}) as n`,
  ].map((one) => rawStatement<{ n: number }>(ctx, one));
  return queryPlan(statements, (results) => ({ isDone: results.at(-1)?.[0]?.n === 0 }));
}

function ago(ctx: PublicCtx, milliseconds: number): Date {
  return new Date(ctx.now.getTime() - milliseconds);
}
