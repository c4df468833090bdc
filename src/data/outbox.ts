/** The outbox: an event, and its delivery to every webhook that asked for it, for the batch of the change they tell of (contract 6). */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { events as catalogue } from '#events.ts';
import type { DomainEvent, EventName } from '#events.ts';
import { offsetTimestamp } from '#lib/time.ts';
import { queryPlan, rawStatement } from './query-plan.ts';
import type { QueryPlan } from './query-plan.ts';
import { events } from './tables/events.ts';
import { webhookDeliveries, webhooks } from './tables/webhooks.ts';

/**
 * Answers the ids of the deliveries. No read before the write, and no round trip of its own: who has
 * subscribed is found by the statement.
 */
export function insertEvent(ctx: Ctx, event: DomainEvent): QueryPlan<string[]> {
  const id = ctx.newId();
  const at = ctx.now.getTime();
  return queryPlan(
    [
      ctx.db.insert(events).values({
        id,
        companyId: ctx.tenant.id,
        name: event.name,
        body: bodyOf(event.name, ctx.now, event.data),
        subject: event.subject,
        subjectId: event.subjectId,
        createdAt: ctx.now,
        feedId: nextFeedId(ctx, sql`${id}`),
      }),
      rawStatement<{ id: string }>(
        ctx,
        sql`insert into ${webhookDeliveries}
            (id, company_id, webhook_id, event_id, due_at, opened_at)
          select ${newUuid}, company_id, id, ${id}, ${at}, ${at}
          from ${webhooks}
          where company_id = ${ctx.tenant.id} and is_active and ${subscribesTo(event.name)}
          returning id`,
      ),
    ],
    ([, deliveries]) => deliveries.map((delivery) => delivery.id),
  );
}

/**
 * The same for as many events as rows of a subquery `from`, which gives `subject_id` and `data`, the JSON
 * of it. Ids count up from one that is minted here.
 */
export function insertEvents(
  ctx: Ctx,
  { name, subject }: Pick<DomainEvent, 'name' | 'subject'>,
  from: SQL,
): QueryPlan<string[]> {
  const before = ctx.newId();
  const at = ctx.now.getTime();
  const companyId = ctx.tenant.id;
  return queryPlan(
    [
      rawStatement(
        ctx,
        sql`insert into ${events}
            (id, company_id, name, body, subject, subject_id, created_at, feed_id)
          select ${before} + row_number() over (order by subject_id), ${companyId}, ${name},
            json_object('event', ${name}, 'timestamp', ${offsetTimestamp(ctx.now)},
              'data', json(data)),
            ${subject}, subject_id, ${at},
            ${nextFeedId(ctx, sql`${before}`)} + row_number() over (order by subject_id)
          from (${from})`,
      ),
      rawStatement<{ id: string }>(
        ctx,
        sql`insert into ${webhookDeliveries}
            (id, company_id, webhook_id, event_id, due_at, opened_at)
          select ${newUuid}, webhooks.company_id, webhooks.id, e.id, ${at}, ${at}
          from ${webhooks} join ${events} e on e.company_id = webhooks.company_id
          where webhooks.company_id = ${companyId} and is_active and ${subscribesTo(name)}
            and e.id > ${before} and e.name = ${name} and e.created_at = ${at}
            and not exists (select 1 from ${webhookDeliveries} d
              where d.webhook_id = webhooks.id and d.event_id = e.id)
          returning id`,
      ),
    ],
    ([, deliveries]) => deliveries.map((delivery) => delivery.id),
  );
}

/**
 * The place after the last in the company's feed. Ids are minted before the commit, and a slow request commits a small
 * one late; as D1 commits one batch after the other, what is counted here grows in the order in which readers see it.
 */
function nextFeedId(ctx: Ctx, id: SQL): SQL<number> {
  return sql<number>`max(${id}, 1 + coalesce(
    (select max(feed_id) from ${events} where company_id = ${ctx.tenant.id}), 0))`;
}

/** Rendered once: every receiver gets these bytes, on every attempt (contract 6.2). */
export function bodyOf(name: EventName, at: Date, data: object): string {
  return JSON.stringify({
    event: name,
    timestamp: offsetTimestamp(at),
    data: catalogue[name].data.parse(data),
  });
}

/** Of a row of `webhooks`: whether it asked for this event. */
export function subscribesTo(name: EventName | SQL): SQL {
  return sql`exists (select 1 from json_each(webhooks.events) where value = ${name})`;
}

/** After the commit. Where this is lost, the clock finds the deliveries. */
export function enqueueDeliveries(ctx: PublicCtx, ids: readonly string[]): void {
  if (ids.length > 0) ctx.defer(ctx.webhooks.enqueue(ids));
}

/** A random UUID (RFC 9562, version 4), made by SQLite: one for every row. */
export const newUuid = sql`lower(
  substr(hex(randomblob(4)), 1, 8) || '-' || substr(hex(randomblob(2)), 1, 4)
  || '-4' || substr(hex(randomblob(2)), 2, 3)
  || '-' || substr('89ab', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2, 3)
  || '-' || hex(randomblob(6)))`;
