/** The queries of deliveries: leasing, recording, polling and restarting them. */
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { isOverdue, nextOverdue } from '#data/overdue.ts';
import { newUuid, subscribesTo } from '#data/outbox.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { byTurns } from '#data/turns.ts';
import { events } from '#data/tables/events.ts';
import { webhookDeliveries, webhooks } from '#data/tables/webhooks.ts';
import type { EventName } from '#events.ts';
import { firstIdAt } from '#lib/ids.ts';
import { CLOCK_SKEW_MS, LEASE_MS } from '../rules.ts';
import { isAtCareerDomain } from './webhooks.ts';

/** A leased delivery, with what is needed to send it. */
export type LeasedDelivery = {
  id: string;
  companyId: number;
  webhookId: number;
  event: EventName;
  body: string;
  openedAt: Date;
  /** Before this one. */
  attempts: number;
  /** No other caller leases it before. */
  leaseUntil: Date;
  /** Null if the webhook was deleted. */
  webhook: Receiver | null;
};

export type Receiver = {
  url: string;
  isActive: boolean;
  /** Whether its host is one of our career domains now. */
  isCareerDomain: boolean;
  sealedSecret: string;
  previousSecret: string | null;
  previousUntil: Date | null;
};

type LeasedRow = {
  id: string;
  companyId: number;
  webhookId: number;
  event: EventName;
  body: string;
  openedAt: number;
  attempts: number;
  url: string | null;
  isActive: number;
  isCareerDomain: number;
  sealedSecret: string;
  previousSecret: string | null;
  previousUntil: number | null;
};

/** Webhooks of an application are paused while its client is disabled. */
const isPaused = sql`(w.belongs_to = 'application' and exists (select 1 from oauth_grants g
  join oauth_clients c on c.id = g.client_id where g.id = w.grant_id and c.disabled_at is not null))`;

/** Leases those of the deliveries that are due, or others in their place by turns. Of several callers, one gets each delivery. */
export function leaseDue(ctx: PublicCtx, ids: readonly string[]): QueryPlan<LeasedDelivery[]> {
  const leaseUntil = new Date(ctx.now.getTime() + LEASE_MS);
  const dueBy = ctx.now.getTime() + CLOCK_SKEW_MS;
  return queryPlan(
    [
      rawStatement<{ id: string }>(
        ctx,
        sql`update ${webhookDeliveries} set due_at = ${leaseUntil.getTime()}
          where id in (${byTurns('webhooks', ids, dueBy)}) and due_at <= ${dueBy} returning id`,
      ),
      rawStatement<LeasedRow>(
        ctx,
        sql`select d.id as id, d.company_id as companyId, d.webhook_id as webhookId,
            d.opened_at as openedAt, d.attempts as attempts, e.name as event, e.body as body,
            w.url as url, w.is_active and not ${isPaused} as isActive, w.sealed_secret as sealedSecret,
            w.previous_secret as previousSecret, w.previous_until as previousUntil,
            ${isAtCareerDomain(sql`w.hostname`)} as isCareerDomain
          from ${webhookDeliveries} d
          join ${events} e on e.id = d.event_id
          left join ${webhooks} w on w.id = d.webhook_id
          where d.due_at = ${leaseUntil.getTime()}`,
      ),
    ],
    ([leased, rows]) => {
      const leasedIds = new Set(leased.map(({ id }) => id));
      return rows
        .filter(({ id }) => leasedIds.has(id))
        .map((row) => toLeasedDelivery(row, leaseUntil));
    },
  );
}

function toLeasedDelivery(row: LeasedRow, leaseUntil: Date): LeasedDelivery {
  const { id, companyId, webhookId, event, body, attempts, url } = row;
  return {
    id,
    companyId,
    webhookId,
    event,
    body,
    attempts,
    leaseUntil,
    openedAt: new Date(row.openedAt),
    webhook:
      url === null
        ? null
        : {
            url,
            isActive: row.isActive === 1,
            isCareerDomain: row.isCareerDomain === 1,
            sealedSecret: row.sealedSecret,
            previousSecret: row.previousSecret,
            previousUntil: row.previousUntil === null ? null : new Date(row.previousUntil),
          },
  };
}

/** A received delivery has ended, even if the lease was lost. */
export function markDelivered(ctx: PublicCtx, { id, attempts }: LeasedDelivery): Statement {
  return ctx.db
    .update(webhookDeliveries)
    .set({ dueAt: null, hasSucceeded: true, attempts: attempts + 1 })
    .where(eq(webhookDeliveries.id, id));
}

/** Changes nothing if the lease was lost. A null `dueAt` ends the delivery. */
export function scheduleRetry(
  ctx: PublicCtx,
  { id, leaseUntil }: LeasedDelivery,
  { attempts, dueAt }: { attempts: number; dueAt: Date | null },
): Statement {
  return ctx.db
    .update(webhookDeliveries)
    .set({ dueAt, attempts })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.dueAt, leaseUntil)));
}

/** Deletes a delivery whose webhook was deleted. */
export function deleteDelivery(ctx: PublicCtx, { id }: LeasedDelivery): Statement {
  return ctx.db.delete(webhookDeliveries).where(eq(webhookDeliveries.id, id));
}

/** The URL an attempt was sent to. Its result does not count for a URL that was changed since. */
type SentTo = { id: number; url: string };

/** Resets the failures. Writes nothing for a webhook without failures. */
export function resetFailures(ctx: PublicCtx, { id, url }: SentTo): Statement {
  return rawStatement(
    ctx,
    sql`update ${webhooks} set failing_since = null, failed_count = 0, warned_at = null
      where id = ${id} and url = ${url} and failing_since is not null`,
  );
}

/** Place right after `scheduleRetry`: counts nothing if the lease was lost. */
export function countFailure(
  ctx: PublicCtx,
  { id, url }: SentTo,
  { hasEnded }: { hasEnded: boolean },
): Statement {
  const ended = sql.raw(hasEnded ? '1' : '0');
  return rawStatement(
    ctx,
    sql`update ${webhooks} set failing_since = coalesce(failing_since, ${ctx.now.getTime()}),
        failed_count = failed_count + ${ended}
      where changes() > 0 and id = ${id} and url = ${url} and (failing_since is null or ${ended})`,
  );
}

/** The ids of overdue deliveries, oldest first. Their messages were lost. */
export function overdueIds(ctx: PublicCtx, limit: number): QueryPlan<string[]> {
  const { dueAt } = webhookDeliveries;
  return nextOverdue(ctx, { dueAt, condition: isOverdue(ctx, 'webhooks', dueAt) }, limit);
}

/** One delivery of the webhook, with its event; undefined if there is none. */
export function deliveryById(ctx: Ctx, webhookId: number, id: string) {
  const name = ctx.db
    .select({ name: events.name })
    .from(events)
    .where(eq(events.id, webhookDeliveries.eventId));
  const query = ctx.db
    .select({
      id: webhookDeliveries.id,
      dueAt: webhookDeliveries.dueAt,
      event: sql<EventName>`(${name})`,
    })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.companyId, ctx.tenant.id),
        eq(webhookDeliveries.webhookId, webhookId),
      ),
    );
  return queryPlan([query], ([[row]]) => row);
}

/** Gives a delivery a new schedule if it has ended. */
export function reopenDelivery(ctx: Ctx, id: string): Statement {
  const { now } = ctx;
  return ctx.db
    .update(webhookDeliveries)
    .set({ dueAt: now, openedAt: now, attempts: 0, hasSucceeded: false })
    .where(and(eq(webhookDeliveries.id, id), sql`due_at is null`));
}

/**
 * Gives failed deliveries since then a new schedule, and creates deliveries of events that the
 * webhook missed; the oldest of each, at most `limit`. Returns their ids.
 */
export function recoverDeliveries(
  ctx: Ctx,
  webhook: { id: number; from: Date },
  limit: number,
): QueryPlan<{ reopened: string[]; created: string[] }> {
  const now = ctx.now.getTime();
  const from = firstIdAt(webhook.from);
  const most = sql.raw(String(limit));
  return queryPlan(
    [
      rawStatement<{ id: string }>(
        ctx,
        sql`update ${webhookDeliveries}
          set due_at = ${now}, opened_at = ${now}, attempts = 0
          where id in (select id from ${webhookDeliveries}
            where webhook_id = ${webhook.id} and event_id >= ${from}
              and due_at is null and not has_succeeded
            order by event_id limit ${most})
          returning id`,
      ),
      rawStatement<{ id: string }>(
        ctx,
        sql`insert into ${webhookDeliveries}
            (id, company_id, webhook_id, event_id, due_at, opened_at)
          select ${newUuid}, webhooks.company_id, webhooks.id, e.id, ${now}, ${now}
          from ${webhooks} cross join ${events} e
          where webhooks.id = ${webhook.id} and e.company_id = ${ctx.tenant.id} and e.id >= ${from}
            and ${subscribesTo(sql`e.name`)}
            and not exists (select 1 from ${webhookDeliveries} d
              where d.webhook_id = ${webhook.id} and d.event_id = e.id)
          order by e.id limit ${most}
          returning id`,
      ),
    ],
    ([reopened, created]) => ({
      reopened: reopened.map(({ id }) => id),
      created: created.map(({ id }) => id),
    }),
  );
}
