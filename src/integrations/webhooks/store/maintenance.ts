/** The queries of upkeep: webhooks that only fail, and what is older than it is kept. */
import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';
import { events } from '#data/tables/events.ts';
import {
  webhookDeliveries,
  webhookLogCounts,
  webhookLogs,
  webhookRemains,
  webhooks,
} from '#data/tables/webhooks.ts';
import { nextUpdatedAt } from '#data/tenant-store.ts';
import { firstIdAt } from '#lib/ids.ts';
import { DISABLED_AFTER_MS, FAILED_MIN, KEPT_MS, WARNED_AFTER_MS } from '../rules.ts';

export type Failing = {
  id: number;
  name: string;
  url: string;
  failingSince: Date;
  failedCount: number;
  companyId: number;
};

/** Those whose Admins are to be told, the longest failing first. Every column has a name of its own. */
export function failingWebhooks(ctx: PublicCtx, limit: number): QueryPlan<Failing[]> {
  const { failingSince, failedCount, isActive, warnedAt } = webhooks;
  const found = ctx.db
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
        or(isNull(warnedAt), isHopeless(ctx)),
      ),
    )
    .orderBy(asc(failingSince))
    .limit(limit);
  return queryPlan([found], ([rows]) => rows);
}

/** Five days of nothing but failures. */
function isHopeless(ctx: PublicCtx): SQL | undefined {
  return and(
    lte(webhooks.failingSince, ago(ctx, DISABLED_AFTER_MS)),
    sql`${webhooks.failedCount} >= cast(${FAILED_MIN} as integer)`,
  );
}

/** Only while it still fails as it did. */
export function disable(ctx: Ctx, { id, failingSince }: Failing): Statement[] {
  return noted(ctx, id, failingSince, {
    isActive: false,
    disabledReason: 'failing',
    updatedAt: nextUpdatedAt(ctx, webhooks.updatedAt),
  });
}

/** Once: ticks may overlap. */
export function markWarned(ctx: Ctx, { id, failingSince }: Failing): Statement[] {
  return noted(ctx, id, failingSince, { warnedAt: ctx.now }, isNull(webhooks.warnedAt));
}

type Noted = Parameters<ReturnType<PublicCtx['db']['update']>['set']>[0];

function noted(
  ctx: Ctx,
  id: number,
  failingSince: Date,
  change: Noted,
  ...still: SQL[]
): Statement[] {
  const { companyId } = webhooks;
  const where = and(
    eq(webhooks.id, id),
    eq(companyId, ctx.tenant.id),
    eq(webhooks.failingSince, failingSince),
    sql`${webhooks.isActive}`,
    ...still,
  );
  return [ctx.db.update(webhooks).set(change).where(where), assertChanged(ctx)];
}

/** Drops, oldest first and at most `limit` of each: logs and ended deliveries that are too old, and events nobody can ask for again. */
export function dropOld(ctx: PublicCtx, limit: number, eventsKeptMs: number): Statement[] {
  const most = sql.raw(String(limit));
  const before = firstIdAt(ago(ctx, KEPT_MS));
  const eventsBefore = firstIdAt(ago(ctx, eventsKeptMs));
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
      sql`delete from ${events} where id in
        (select id from ${events} where id < ${eventsBefore}
          and not exists (select 1 from ${webhookDeliveries} where event_id = events.id)
          order by id limit ${most})`,
    ),
  ];
}

/** Bit by bit, what is left of a webhook that is gone; the mark goes last. */
export function dropRemains(ctx: PublicCtx, limit: number): Statement[] {
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
