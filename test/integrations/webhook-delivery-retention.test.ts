/** How long deliveries and logs are kept, and what a deleted webhook leaves (decisions: Webhooks, limits). */
import { and, count, eq, lt, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { events } from '#data/tables/events.ts';
import {
  webhookDeliveries,
  webhookLogCounts,
  webhookLogs,
  webhookRemains,
} from '#data/tables/webhooks.ts';
import { runBatch } from '#data/query-plan.ts';
import { maintainWebhooks } from '#integrations/webhooks/consumer.ts';
import type { DeliveryLog, Webhook } from '#integrations/webhooks/schemas.ts';
import { firstIdAt } from '#lib/ids.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { deleteLeftovers } from '#operator/clean-up/actions.ts';
import { publicContext } from '#http/context.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import {
  emitJobPublished,
  requestAsAdmin,
  deliver,
  deliveryRow,
  openSender,
  subscribe,
} from '../support/deliveries.ts';
import { expireRows } from '../support/expiries.ts';
import { db, operator } from '../support/operator.ts';

const KEPT_MS = 30 * DAY_MS;
const EVENTS_KEPT_MS = 90 * DAY_MS;
/** More than a slice of 5,000 has. */
const MANY = 5010;

async function setUp() {
  const acme = await openCompany();
  const webhook = await subscribe(acme);
  return { acme, webhook };
}

async function tick(): Promise<void> {
  const sender = openSender();
  await maintainWebhooks(sender.services);
  await deleteLeftovers(publicContext(sender.services, new Date()), { isWalked: false });
  await sender.settled();
}

let minted = 0;

/** An id of this long ago. */
function idOf(ageMs: number): number {
  return firstIdAt(new Date(Date.now() - ageMs)) + minted++;
}

/** Logs of this long ago, each one millisecond older. */
async function insertLogs(company: Company, { id }: Pick<Webhook, 'id'>, ageMs: number, n = 1) {
  const at = Date.now() - ageMs;
  await db.run(sql`
    insert into webhook_logs (id, company_id, webhook_id, delivery_id, event, attempt, status_code,
      has_succeeded, duration_ms, created_at)
    with recursive nth (n) as (select 0 union all select n + 1 from nth where n < ${n - 1})
    select ${idOf(ageMs)} - n * 4096, ${company.id}, ${id}, 'old', 'job.published', 1,
      iif(n % 2, 200, 500), n % 2, 7, ${at} - n
    from nth`);
}

/** An event of this long ago, with its delivery if there is one. */
async function insertEvent(
  company: Company,
  ageMs: number,
  delivery?: { webhookId: number; dueAt: Date | null },
): Promise<{ eventId: number; id: string }> {
  const [eventId, id] = [idOf(ageMs), crypto.randomUUID()];
  const at = new Date(Date.now() - ageMs);
  await runBatch({ db }, [
    db.insert(events).values({
      id: eventId,
      companyId: company.id,
      name: 'job.published',
      body: '{}',
      subject: 'job',
      subjectId: 1,
      createdAt: at,
    }),
    ...(delivery
      ? [
          db
            .insert(webhookDeliveries)
            .values({ id, companyId: company.id, eventId, openedAt: at, ...delivery }),
        ]
      : []),
  ]);
  return { eventId, id };
}

const isKept = async (eventId: number) =>
  (await db.select({ id: events.id }).from(events).where(eq(events.id, eventId))).length === 1;

const logCount = async ({ id }: Pick<Webhook, 'id'>) =>
  (await db.select({ n: count() }).from(webhookLogs).where(eq(webhookLogs.webhookId, id)))[0]?.n;

async function totals(acme: Company, { id }: Webhook) {
  const queries = ['', '?success=true', '?success=false', '?event=job.published'];
  return Promise.all(
    queries.map(async (query) => {
      const path = `/api/plugins/webhooks/${id}/logs${query}`;
      const { body } = await requestAsAdmin<{ data: DeliveryLog[]; total: number }>(
        openSender(),
        acme,
        'GET',
        path,
      );
      return [body.data.total, body.data.data.length];
    }),
  );
}

describe('a tick', () => {
  test('a tick deletes logs older than 30 days, and the totals of the list stay right', async () => {
    const { acme, webhook } = await setUp();
    const sender = openSender();
    await deliver(sender, ...(await emitJobPublished(sender, acme)));
    await insertLogs(acme, webhook, KEPT_MS + MINUTE_MS, 4);
    await insertLogs(acme, webhook, KEPT_MS - MINUTE_MS, 2);
    expect(await totals(acme, webhook)).toEqual([
      [7, 7],
      [4, 4],
      [3, 3],
      [7, 7],
    ]);
    await tick();
    const left = [
      [3, 3],
      [2, 2],
      [1, 1],
      [3, 3],
    ];
    expect(await totals(acme, webhook)).toEqual(left);
    await tick();
    expect(await totals(acme, webhook)).toEqual(left);
  });

  test('a tick deletes ended deliveries of events older than 30 days', async () => {
    const { acme, webhook } = await setUp();
    const webhookId = webhook.id;
    const endedId = await insertEvent(acme, KEPT_MS + MINUTE_MS, { webhookId, dueAt: null });
    const open = await insertEvent(acme, KEPT_MS + MINUTE_MS, {
      webhookId,
      dueAt: new Date(Date.now() + DAY_MS),
    });
    const young = await insertEvent(acme, KEPT_MS - MINUTE_MS, { webhookId, dueAt: null });
    await tick();
    expect(await deliveryRow(endedId.id)).toBeUndefined();
    expect(await deliveryRow(open.id)).toBeDefined();
    expect(await deliveryRow(young.id)).toBeDefined();
    // Events are kept longer.
    for (const { eventId } of [endedId, open, young]) expect(await isKept(eventId)).toBe(true);
  });

  test('a tick deletes events older than 90 days without deliveries', async () => {
    const { acme, webhook } = await setUp();
    const webhookId = webhook.id;
    const bare = await insertEvent(acme, EVENTS_KEPT_MS + MINUTE_MS);
    const endedId = await insertEvent(acme, EVENTS_KEPT_MS + MINUTE_MS, { webhookId, dueAt: null });
    const open = await insertEvent(acme, EVENTS_KEPT_MS + MINUTE_MS, {
      webhookId,
      dueAt: new Date(Date.now() + DAY_MS),
    });
    const young = await insertEvent(acme, EVENTS_KEPT_MS - MINUTE_MS);
    await tick();
    expect(await isKept(bare.eventId)).toBe(false);
    expect(await isKept(endedId.eventId)).toBe(false);
    expect(await isKept(open.eventId)).toBe(true);
    expect(await isKept(young.eventId)).toBe(true);
  });

  test('a tick deletes thousands of logs, in slices that begin with the oldest', async () => {
    const { acme, webhook } = await setUp();
    // Records of other tests are deleted first.
    await tick();
    await insertLogs(acme, webhook, KEPT_MS + DAY_MS, MANY);
    const before = firstIdAt(new Date(Date.now() - KEPT_MS));
    const others = await db
      .select({ n: count() })
      .from(webhookLogs)
      .where(and(lt(webhookLogs.id, before), sql`webhook_id <> ${webhook.id}`));
    expect(others).toEqual([{ n: 0 }]);
    await expireRows(operator(), 'webhook_logs');
    const left = await db
      .select({ id: webhookLogs.id })
      .from(webhookLogs)
      .where(eq(webhookLogs.webhookId, webhook.id));
    expect(left).toHaveLength(10);
    // Ten milliseconds of the youngest logs.
    const youngest = firstIdAt(new Date(Date.now() - KEPT_MS - DAY_MS - MINUTE_MS));
    expect(left.every(({ id }) => id > youngest)).toBe(true);
    await tick();
    expect(await logCount(webhook)).toBe(0);
  });
});

describe('a deleted webhook', () => {
  test('a deleted webhook disappears at once with its logs, of which a tick deletes thousands', async () => {
    const { acme, webhook } = await setUp();
    const beside = await subscribe(acme);
    const sender = openSender();
    await deliver(sender, ...(await emitJobPublished(sender, acme)));
    await insertLogs(acme, webhook, DAY_MS, MANY);
    const open = await emitJobPublished(sender, acme);
    const path = `/api/plugins/webhooks/${webhook.id}`;
    expect((await requestAsAdmin(sender, acme, 'DELETE', path)).status).toBe(200);
    for (const of of ['', '/logs']) {
      expect((await requestAsAdmin(sender, acme, 'GET', `${path}${of}`)).status).toBe(404);
    }
    const remains = () =>
      db.select().from(webhookRemains).where(eq(webhookRemains.webhookId, webhook.id));
    const counts = () =>
      db.select().from(webhookLogCounts).where(eq(webhookLogCounts.webhookId, webhook.id));
    expect(await remains()).toHaveLength(1);

    await tick();
    expect(await remains()).toEqual([]);
    expect(await logCount(webhook)).toBe(0);
    expect(await counts()).toEqual([]);
    const deliveries = await db
      .select({ webhookId: webhookDeliveries.webhookId })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.companyId, acme.id));
    expect(new Set(deliveries.map(({ webhookId }) => webhookId))).toEqual(new Set([beside.id]));

    // The records of the other webhook are complete.
    expect(await logCount(beside)).toBe(1);
    await deliver(sender, ...open);
    expect(await logCount(beside)).toBe(2);
    expect(await logCount(webhook)).toBe(0);
  });

  test('a deleted webhook gets no new delivery, and nothing more is stored for it', async () => {
    const { acme, webhook } = await setUp();
    const sender = openSender();
    const path = `/api/plugins/webhooks/${webhook.id}`;
    expect((await requestAsAdmin(sender, acme, 'DELETE', path)).status).toBe(200);
    expect(await emitJobPublished(sender, acme)).toEqual([]);
    expect(await acme.announced()).toHaveLength(1);
  });
});
