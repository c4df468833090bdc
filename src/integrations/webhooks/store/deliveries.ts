/** The queries of deliveries: taken up by one, settled, found when they are due, begun anew. */
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { newUuid, subscribesTo } from '#data/outbox.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { events } from '#data/tables/events.ts';
import { webhookDeliveries, webhooks } from '#data/tables/webhooks.ts';
import type { EventName } from '#events.ts';
import { firstIdAt } from '#lib/ids.ts';
import { EARLY_MS, LEASE_MS, OVERDUE_MS } from '../rules.ts';
import { isAtCareerDomain } from './webhooks.ts';

/** What is needed to send one. */
export type Claimed = {
  id: string;
  companyId: number;
  webhookId: number;
  event: EventName;
  body: string;
  openedAt: Date;
  /** Those before this one. */
  attempts: number;
  /** Until when nobody else takes it up. */
  leaseUntil: Date;
  /** Null: the webhook is gone. */
  webhook: Receiver | null;
};

export type Receiver = {
  url: string;
  isActive: boolean;
  /** Its host has become one of ours. */
  isCareerDomain: boolean;
  sealedSecret: string;
  previousSecret: string | null;
  previousUntil: Date | null;
};

type ClaimedRow = {
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

/** Takes up what is due of these: of many who are woken for one, one is answered it. */
export function claim(ctx: PublicCtx, ids: readonly string[]): QueryPlan<Claimed[]> {
  const leaseUntil = new Date(ctx.now.getTime() + LEASE_MS);
  const among = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  return queryPlan(
    [
      rawStatement<{ id: string }>(
        ctx,
        sql`update ${webhookDeliveries} set due_at = ${leaseUntil.getTime()}
          where id in ${among} and due_at <= ${ctx.now.getTime() + EARLY_MS} returning id`,
      ),
      rawStatement<ClaimedRow>(
        ctx,
        sql`select d.id as id, d.company_id as companyId, d.webhook_id as webhookId,
            d.opened_at as openedAt, d.attempts as attempts, e.name as event, e.body as body,
            w.url as url, w.is_active as isActive, w.sealed_secret as sealedSecret,
            w.previous_secret as previousSecret, w.previous_until as previousUntil,
            ${isAtCareerDomain(sql`w.hostname`)} as isCareerDomain
          from ${webhookDeliveries} d
          join ${events} e on e.id = d.event_id
          left join ${webhooks} w on w.id = d.webhook_id
          where d.id in ${among} and d.due_at = ${leaseUntil.getTime()}`,
      ),
    ],
    ([taken, rows]) => {
      const mine = new Set(taken.map(({ id }) => id));
      return rows.filter(({ id }) => mine.has(id)).map((row) => claimedOf(row, leaseUntil));
    },
  );
}

function claimedOf(row: ClaimedRow, leaseUntil: Date): Claimed {
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

/** What was received has ended, whoever else is at it. */
export function endDelivered(ctx: PublicCtx, { id, attempts }: Claimed): Statement {
  return ctx.db
    .update(webhookDeliveries)
    .set({ dueAt: null, hasSucceeded: true, attempts: attempts + 1 })
    .where(eq(webhookDeliveries.id, id));
}

/** Not where the lease was lost and somebody else is at it. NULL: it has ended. */
export function postpone(
  ctx: PublicCtx,
  { id, leaseUntil }: Claimed,
  { attempts, dueAt }: { attempts: number; dueAt: Date | null },
): Statement {
  return ctx.db
    .update(webhookDeliveries)
    .set({ dueAt, attempts })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.dueAt, leaseUntil)));
}

/** A delivery to nobody. */
export function drop(ctx: PublicCtx, { id }: Claimed): Statement {
  return ctx.db.delete(webhookDeliveries).where(eq(webhookDeliveries.id, id));
}

/** Where a webhook sent to: what became of it says nothing of another address it has since. */
type Sent = { id: number; url: string };

/** A receiver that works begins with a clean slate; of one that always has nothing is written. */
export function noteSuccess(ctx: PublicCtx, { id, url }: Sent): Statement {
  return rawStatement(
    ctx,
    sql`update ${webhooks} set failing_since = null, failed_count = 0, warned_at = null
      where id = ${id} and url = ${url} and failing_since is not null`,
  );
}

/** Stands right after `postpone`: whoever has lost the lease notes nothing. */
export function noteFailure(
  ctx: PublicCtx,
  { id, url }: Sent,
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

/** What has been due for a while, oldest first: its message was lost. */
export function overdue(ctx: PublicCtx, limit: number): QueryPlan<string[]> {
  const before = new Date(ctx.now.getTime() - OVERDUE_MS);
  const found = ctx.db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lte(webhookDeliveries.dueAt, before))
    .orderBy(webhookDeliveries.dueAt)
    .limit(limit);
  return queryPlan([found], ([rows]) => rows.map(({ id }) => id));
}

/** One delivery of the webhook, with the name of its event. */
export function deliveryOf(ctx: Ctx, webhookId: number, id: string) {
  const name = ctx.db
    .select({ name: events.name })
    .from(events)
    .where(eq(events.id, webhookDeliveries.eventId));
  const found = ctx.db
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
  return queryPlan([found], ([[row]]) => row);
}

/** Of what has ended a fresh schedule, if it has still ended. */
export function reopen(ctx: Ctx, id: string): Statement {
  const { now } = ctx;
  return ctx.db
    .update(webhookDeliveries)
    .set({ dueAt: now, openedAt: now, attempts: 0, hasSucceeded: false })
    .where(and(eq(webhookDeliveries.id, id), sql`due_at is null`));
}

/**
 * A fresh schedule for what failed since then, and a first for what the webhook asks for and was
 * never given; the oldest of each, at most `limit`. Answers the ids.
 */
export function recovering(
  ctx: Ctx,
  webhook: { id: number; from: Date },
  limit: number,
): QueryPlan<{ reopened: string[]; begun: string[] }> {
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
    ([reopened, begun]) => ({
      reopened: reopened.map(({ id }) => id),
      begun: begun.map(({ id }) => id),
    }),
  );
}
