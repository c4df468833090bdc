/** The outbox: statements that insert an event and its deliveries in the batch of the change (contract 6). */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { events as catalogue } from '#events.ts';
import type { DomainEvent, EventName } from '#events.ts';
import { offsetTimestamp } from '#lib/time.ts';
import { prepared } from './prepared.ts';
import type { StatementCtx } from './prepared.ts';
import { QueryPlan, queryPlan, rawStatement } from './query-plan.ts';
import type { Statement } from './query-plan.ts';
import { events } from './tables/events.ts';
import { webhookDeliveries, webhooks } from './tables/webhooks.ts';

/** Webhooks of a company that is to be deleted get nothing. */
const isOpen = sql`not exists (select 1 from companies c
  where c.id = webhooks.company_id and c.closing_at is not null)`;

/**
 * Inserts events and a delivery of each for every webhook that subscribes to it; returns the ids of the deliveries. The statements
 * find the subscribers, so that no read comes before the write: once for all events of a name. Receivers can be anybody, so an event
 * does not name custom fields that only Admins see, and one about such fields alone is not written.
 */
export function insertEvents(ctx: Ctx, emitted: readonly DomainEvent[]): QueryPlan<string[]> {
  const rows = emitted.map((event) => ({ id: ctx.newId(), ...event }));
  const named = Map.groupBy(rows, ({ name }) => name);
  const deliveries = QueryPlan.all(
    [...named].map(([name, some]) =>
      insertDeliveries(
        ctx,
        name,
        some.map(({ id }) => id),
      ),
    ),
  );
  const all = QueryPlan.all({ inserted: QueryPlan.raw(rows.map(toInsert)), deliveries });
  return QueryPlan.map(all, (results) => results.deliveries.flat());

  function toInsert({ id, name, data, subject, subjectId }: (typeof rows)[number]): Statement {
    const body = bodyOf(name, ctx.now, data);
    const custom = 'fields' in data ? data.fields.filter((field) => field.startsWith(CUSTOM)) : [];
    if (custom.length > 0) return insertVisible(ctx, { id, name, body, subject, subjectId });
    return insertEvent(ctx, id, name, body, subject, subjectId, ctx.now);
  }
}

const insertEvent = prepared(
  (
    ctx,
    id: number,
    name: EventName,
    body: string,
    subject: DomainEvent['subject'],
    subjectId: number,
    createdAt: Date,
  ) =>
    ctx.db.insert(events).values({
      id,
      companyId: ctx.tenant.id,
      name,
      body,
      subject,
      subjectId,
      createdAt,
      feedId: nextFeedId(ctx, sql`${id}`),
    }),
);

/** What names of custom fields begin with in `fields` of an event. */
const CUSTOM = 'custom.';

type EventRow = Pick<DomainEvent, 'name' | 'subject' | 'subjectId'> & { id: number; body: string };

/** Inserts an event without the fields that only Admins see at the time of the commit, unless no field is left. */
function insertVisible(ctx: Ctx, { id, name, body, subject, subjectId }: EventRow): Statement {
  const company = ctx.tenant.id;
  return rawStatement(
    ctx,
    sql`insert into ${events}
        (id, company_id, name, body, subject, subject_id, created_at, feed_id)
      select ${id}, ${company}, ${name}, json_set(${body}, '$.data.fields', json(visible.fields)),
        ${subject}, ${subjectId}, ${ctx.now.getTime()}, ${nextFeedId(ctx, sql`${id}`)}
      from (select json_group_array(field.value) as fields
        from json_each(${body}, '$.data.fields') field
        where not exists (select 1 from custom_fields f
          where field.value glob ${`${CUSTOM}*`} and f.company_id = ${company}
            and f.key = substr(field.value, ${CUSTOM.length + 1}) and f.visibility = 'admin')) visible
      where json_array_length(visible.fields) > 0`,
  );
}

/** The cross join makes SQLite look for the subscribers first. `eventIds` is JSON. */
const openDeliveries = prepared((ctx, name: EventName, eventIds: string, at: Date) =>
  rawStatement<{ id: string }>(
    ctx,
    sql`insert into ${webhookDeliveries}
        (id, company_id, webhook_id, event_id, due_at, opened_at)
      select ${newUuid}, webhooks.company_id, webhooks.id, e.value, ${at}, ${at}
      from ${webhooks} cross join json_each(${eventIds}) e
      where webhooks.company_id = ${ctx.tenant.id} and is_active and ${subscribesTo(name)}
        and ${isOpen} and exists (select 1 from ${events} where id = e.value)
      returning id`,
  ),
);

function insertDeliveries(
  ctx: Ctx,
  name: EventName,
  eventIds: readonly number[],
): QueryPlan<string[]> {
  const opened = openDeliveries(ctx, name, JSON.stringify(eventIds), ctx.now);
  return QueryPlan.map(QueryPlan.rows(opened), (rows) => rows.map(({ id }) => id));
}

/**
 * An event of this name for each row of the subquery `from`, which has the columns `subject_id` and `data` (JSON). The ids of the
 * events follow one that is minted here.
 */
export function insertEventsFrom(
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
function nextFeedId(ctx: StatementCtx, id: SQL): SQL<number> {
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

/** Whether a row of `webhooks` subscribes to this event. The names are in a JSON array, and none needs to be escaped in it. */
export function subscribesTo(name: EventName | SQL): SQL {
  return sql`instr(webhooks.events, '"' || ${name} || '"') > 0`;
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
