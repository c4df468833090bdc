/** The outbox: statements that insert an event and its deliveries in the batch of the change (contract 6). */
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

/** Webhooks of a company that is to be deleted get nothing. */
const isOpen = sql`not exists (select 1 from companies c
  where c.id = webhooks.company_id and c.closing_at is not null)`;

/**
 * Inserts an event and a delivery for each subscribed webhook, whose ids it returns. The statement finds the subscribers, so
 * that no read comes before the write.
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
            and ${isOpen}
          returning id`,
      ),
    ],
    ([, deliveries]) => deliveries.map((delivery) => delivery.id),
  );
}

/**
 * `insertEvent` for each row of the subquery `from`, which has the columns `subject_id` and `data` (JSON). The ids of the
 * events follow one that is minted here.
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
            and ${isOpen}
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
 * The next position in the company's event feed. Ids are minted before the commit, so a slow request may commit a smaller id
 * late. D1 commits one batch after the other: this grows in the order in which readers see the events.
 */
function nextFeedId(ctx: Ctx, id: SQL): SQL<number> {
  return sql<number>`max(${id}, 1 + coalesce(
    (select max(feed_id) from ${events} where company_id = ${ctx.tenant.id}), 0))`;
}

/** The body of a delivery. It is rendered once: every receiver gets the same bytes on every attempt (contract 6.2). */
export function bodyOf(name: EventName, at: Date, data: object): string {
  return JSON.stringify({
    event: name,
    timestamp: offsetTimestamp(at),
    data: catalogue[name].data.parse(data),
  });
}

/** Whether a row of `webhooks` subscribes to this event. */
export function subscribesTo(name: EventName | SQL): SQL {
  return sql`exists (select 1 from json_each(webhooks.events) where value = ${name})`;
}

/** Enqueues deliveries after their commit; polling finds those whose message is lost. */
export function enqueueDeliveries(ctx: PublicCtx, ids: readonly string[]): void {
  if (ids.length > 0) ctx.defer(ctx.webhooks.enqueue(ids));
}

/** A random UUID (RFC 9562, version 4), made by SQLite: one for every row. */
export const newUuid = sql`lower(
  substr(hex(randomblob(4)), 1, 8) || '-' || substr(hex(randomblob(2)), 1, 4)
  || '-4' || substr(hex(randomblob(2)), 2, 3)
  || '-' || substr('89ab', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2, 3)
  || '-' || hex(randomblob(6)))`;
