/** Deliveries on request: one again by its id, or all that failed or were missed (additive to contract 4.11). */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { events } from '#data/tables/events.ts';
import { webhookDeliveries, webhooks } from '#data/tables/webhooks.ts';
import type { DeliveryLog, Recovery, Webhook } from '#integrations/webhooks/schemas.ts';
import { firstIdAt } from '#lib/ids.ts';
import { DAY_MS, SECOND_MS } from '#lib/time.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import {
  emitJobPublished,
  requestAsAdmin,
  BROKEN,
  deliver,
  deliveryRow,
  openSender,
  RECEIVED,
  subscribe,
} from '../support/deliveries.ts';
import type { AttemptResult, Sender } from '../support/deliveries.ts';
import { db } from '../support/operator.ts';
import { deliveriesOf, logsOf } from '../support/webhooks.ts';

const RECOVERED_MAX = 1000;

async function setUp() {
  const acme = await openCompany();
  const webhook = await subscribe(acme);
  const start = Date.now();
  setClock(start);
  return { acme, webhook, start };
}

/** Attempts the open deliveries by their whole schedule. */
async function runThrough(sender: Sender, ids: readonly string[]): Promise<void> {
  for (const delaySeconds of [0, 10, 60, 300]) {
    setClock(Date.now() + delaySeconds * SECOND_MS);
    await deliver(sender, ...ids);
  }
}

const failing = () => openSender(() => Promise.resolve(BROKEN));

/** An ended delivery, with the sender that ended it. */
async function endedDelivery(acme: Company, went: AttemptResult) {
  const sender = openSender(() => Promise.resolve(went));
  const [id = ''] = await emitJobPublished(sender, acme);
  await runThrough(sender, [id]);
  expect(await deliveryRow(id)).toMatchObject({ dueAt: null });
  return { id, sender };
}

const redeliver = (sender: Sender, acme: Company, webhook: Pick<Webhook, 'id'>, id: string) =>
  requestAsAdmin(
    sender,
    acme,
    'POST',
    `/api/plugins/webhooks/${webhook.id}/deliveries/${id}/redeliver`,
  );

describe('a redelivery', () => {
  test.each([
    ['failed', BROKEN, 4],
    ['was received', RECEIVED, 1],
  ])('a redelivery of what %s has the same id and the same bytes', async (_, went, attempts) => {
    const { acme, webhook } = await setUp();
    const { id, sender: before } = await endedDelivery(acme, went);
    expect(before.posts).toHaveLength(attempts);
    const sender = openSender();
    expect(await redeliver(sender, acme, webhook, id.toUpperCase())).toMatchObject({
      status: 200,
      body: { data: { delivery_id: id, event: 'job.published' } },
    });
    await sender.settled();
    expect(sender.wakes).toEqual([{ id, delaySeconds: 0 }]);
    expect(await deliveryRow(id)).toMatchObject({ attempts: 0, hasSucceeded: false });
    await deliver(sender, id);
    expect(sender.posts).toMatchObject([
      {
        body: before.posts[0]?.body,
        url: before.posts[0]?.url,
        headers: {
          'X-Service-Delivery': id,
          'X-Service-Event': 'job.published',
          'X-Service-Signature': before.posts[0]?.headers['X-Service-Signature'],
          'webhook-id': id,
        },
      },
    ]);
    expect(await deliveryRow(id)).toMatchObject({ attempts: 1, dueAt: null, hasSucceeded: true });
  });

  test('a redelivery has a new schedule of four attempts, counted from 1', async () => {
    const { acme, webhook } = await setUp();
    const { id } = await endedDelivery(acme, BROKEN);
    // Later than any delivery may be open.
    setClock(Date.now() + 2 * DAY_MS);
    const sender = failing();
    await redeliver(sender, acme, webhook, id);
    await sender.settled();
    await runThrough(sender, [id]);
    expect(sender.posts).toHaveLength(4);
    expect(sender.wakes.map(({ delaySeconds }) => delaySeconds)).toEqual([0, 10, 60, 300]);
    expect((await logsOf(acme)).map((log) => log.attempt)).toEqual([1, 2, 3, 4, 1, 2, 3, 4]);
    const path = `/api/plugins/webhooks/${webhook.id}/logs`;
    const { body } = await requestAsAdmin<{ data: DeliveryLog[] }>(sender, acme, 'GET', path);
    expect(new Set(body.data.data.map(({ delivery_id }) => delivery_id))).toEqual(new Set([id]));
  });

  test('redelivering an open delivery is refused, and its schedule continues (409)', async () => {
    const { acme, webhook } = await setUp();
    const sender = openSender([BROKEN]);
    const [id = ''] = await emitJobPublished(sender, acme);
    const open = { status: 409, body: { code: 'delivery_open' } };
    expect(await redeliver(sender, acme, webhook, id)).toMatchObject(open);
    await deliver(sender, id);
    const row = await deliveryRow(id);
    expect(row).toMatchObject({ attempts: 1 });
    expect(await redeliver(sender, acme, webhook, id)).toMatchObject(open);
    expect(await deliveryRow(id)).toEqual(row);
  });

  test('of two concurrent redeliveries one starts', async () => {
    const { acme, webhook } = await setUp();
    const { id } = await endedDelivery(acme, BROKEN);
    const sender = openSender();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => redeliver(sender, acme, webhook, id)),
    );
    const started = answers.filter(({ status }) => status === 200);
    expect(started).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'delivery_open')).toHaveLength(4);
    await sender.settled();
    expect(sender.wakes).toEqual([{ id, delaySeconds: 0 }]);
  });

  test('redelivering for a disabled webhook is refused (409)', async () => {
    const { acme, webhook } = await setUp();
    const { id, sender } = await endedDelivery(acme, BROKEN);
    await requestAsAdmin(sender, acme, 'PUT', `/api/plugins/webhooks/${webhook.id}`, {
      status: false,
    });
    expect(await redeliver(sender, acme, webhook, id)).toMatchObject({
      status: 409,
      body: { code: 'webhook_disabled' },
    });
    expect(await deliveryRow(id)).toMatchObject({ dueAt: null });
  });

  test('a delivery of another webhook, of another company or an unknown one is not found (404)', async () => {
    const { acme, webhook } = await setUp();
    const { id, sender } = await endedDelivery(acme, BROKEN);
    const beside = await subscribe(acme);
    const globex = await openCompany();
    const theirs = await subscribe(globex);
    for (const [company, at, delivery] of [
      [acme, beside, id],
      [globex, webhook, id],
      [globex, theirs, id],
      [acme, webhook, crypto.randomUUID()],
    ] as const) {
      expect(await redeliver(sender, company, at, delivery)).toMatchObject({ status: 404 });
    }
    expect(await redeliver(sender, acme, webhook, 'no-uuid')).toMatchObject({ status: 422 });
    expect(await deliveryRow(id)).toMatchObject({ dueAt: null, attempts: 4 });
  });
});

async function recover(
  sender: Sender,
  acme: Company,
  { id }: Pick<Webhook, 'id'>,
  since: number,
): Promise<Recovery> {
  const path = `/api/plugins/webhooks/${id}/recover`;
  const body = { since: new Date(since).toISOString() };
  const answer = await requestAsAdmin<Recovery>(sender, acme, 'POST', path, body);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  await sender.settled();
  return answer.body.data;
}

const change = (acme: Company, { id }: Webhook, body: object) =>
  requestAsAdmin(openSender(), acme, 'PUT', `/api/plugins/webhooks/${id}`, body);

const titlesOf = (sender: Sender) =>
  sender.posts.map(({ body }) => (JSON.parse(body) as { data: { title: string } }).data.title);

describe('a recovery', () => {
  test('a recovery restarts the deliveries failed since then under their ids, and nothing else', async () => {
    const { acme, webhook, start } = await setUp();
    const { id: early } = await endedDelivery(acme, BROKEN);
    setClock(start + DAY_MS);
    const { id: failed } = await endedDelivery(acme, BROKEN);
    const { id: received } = await endedDelivery(acme, RECEIVED);
    const sender = openSender();
    const [open = ''] = await emitJobPublished(sender, acme);
    const openRow = await deliveryRow(open);
    sender.wakes.length = 0;

    expect(await recover(sender, acme, webhook, start + DAY_MS)).toEqual({
      recovered: 1,
      has_more: false,
    });
    expect(sender.wakes).toEqual([{ id: failed, delaySeconds: 0 }]);
    expect(await deliveryRow(failed)).toMatchObject({ attempts: 0, openedAt: new Date() });
    expect(await deliveryRow(received)).toMatchObject({ dueAt: null, hasSucceeded: true });
    expect(await deliveryRow(early)).toMatchObject({ dueAt: null, attempts: 4 });
    expect(await deliveryRow(open)).toEqual(openRow);

    // Open deliveries are not restarted.
    expect(await recover(sender, acme, webhook, start)).toMatchObject({ recovered: 1 });
    expect(await recover(sender, acme, webhook, start)).toMatchObject({ recovered: 0 });
    await deliver(sender, early, failed);
    expect(sender.posts).toHaveLength(2);
    expect(await recover(sender, acme, webhook, start)).toEqual({ recovered: 0, has_more: false });
  });

  test('a recovery delivers the events missed while the webhook was disabled, in order and unchanged', async () => {
    const { acme, webhook, start } = await setUp();
    await change(acme, webhook, { status: false });
    const sender = openSender();
    for (const [nth, title] of ['one', 'two', 'three'].entries()) {
      setClock(start + (nth + 1) * SECOND_MS);
      expect(await emitJobPublished(sender, acme, title)).toEqual([]);
    }
    setClock(start + DAY_MS);
    await change(acme, webhook, { status: true });
    expect(await recover(sender, acme, webhook, start)).toEqual({ recovered: 3, has_more: false });
    const rows = await deliveriesOf(acme);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(
      sender.wakes.map(({ id }) => id).toSorted(),
    );
    for (const { id } of rows) await deliver(sender, id);
    expect(titlesOf(sender)).toEqual(['one', 'two', 'three']);
    const bodies = await db
      .select({ body: events.body })
      .from(events)
      .where(eq(events.companyId, acme.id))
      .orderBy(events.id);
    expect(sender.posts.map(({ body }) => body)).toEqual(bodies.map(({ body }) => body));
    expect(await recover(sender, acme, webhook, start)).toEqual({ recovered: 0, has_more: false });
  });

  test('a recovery restarts deliveries that ended because the webhook was disabled', async () => {
    const { acme, webhook, start } = await setUp();
    const sender = openSender();
    const [id = ''] = await emitJobPublished(sender, acme);
    await change(acme, webhook, { status: false });
    await deliver(sender, id);
    await change(acme, webhook, { status: true });
    setClock(start + SECOND_MS);
    expect(await recover(sender, acme, webhook, start)).toMatchObject({ recovered: 1 });
    await deliver(sender, id);
    expect(sender.posts).toHaveLength(1);
    expect((await logsOf(acme)).map(({ error, attempt }) => [error, attempt])).toEqual([
      ['disabled', 0],
      [null, 1],
    ]);
  });

  test('a recovery includes events from before the subscription, and no unsubscribed ones', async () => {
    const { acme, webhook, start } = await setUp();
    await change(acme, webhook, { events: ['application.created'] });
    const sender = openSender();
    await emitJobPublished(sender, acme, 'missed');
    expect(await recover(sender, acme, webhook, start)).toMatchObject({ recovered: 0 });
    await change(acme, webhook, { events: ['job.published', 'job.closed'] });
    expect(await recover(sender, acme, webhook, start)).toMatchObject({ recovered: 1 });
  });

  test('a recovery excludes events from before the webhook existed', async () => {
    const acme = await openCompany();
    await subscribe(acme, { events: ['job.closed'] });
    const start = Date.now();
    setClock(start);
    const sender = openSender();
    await emitJobPublished(sender, acme, 'before');
    setClock(start + SECOND_MS);
    const webhook = await subscribe(acme);
    await change(acme, webhook, { status: false });
    setClock(start + 2 * SECOND_MS);
    await emitJobPublished(sender, acme, 'after');
    await change(acme, webhook, { status: true });
    expect(await recover(sender, acme, webhook, start - DAY_MS)).toMatchObject({ recovered: 1 });
    await deliver(sender, ...sender.wakes.map(({ id }) => id));
    expect(titlesOf(sender)).toEqual(['after']);
  });

  test('a recovery excludes other webhooks and other companies', async () => {
    const { acme, webhook, start } = await setUp();
    const globex = await openCompany();
    await emitJobPublished(openSender(), globex);
    const theirs = await subscribe(globex);
    const { id: foreign } = await endedDelivery(globex, BROKEN);
    const beside = await subscribe(acme);
    await db.update(webhooks).set({ isActive: false }).where(eq(webhooks.id, webhook.id));
    const { id: neighbour } = await endedDelivery(acme, BROKEN);
    await db.update(webhooks).set({ isActive: true }).where(eq(webhooks.id, webhook.id));
    const sender = openSender();
    // This webhook missed its own delivery of the other one's event.
    expect(await recover(sender, acme, webhook, start)).toEqual({ recovered: 1, has_more: false });
    expect(await deliveryRow(foreign)).toMatchObject({ dueAt: null });
    expect(await deliveryRow(neighbour)).toMatchObject({ dueAt: null });
    const mine = sender.wakes.map(({ id }) => id);
    expect(mine).not.toContain(neighbour);
    expect(await deliveryRow(mine[0])).toMatchObject({ webhookId: webhook.id, companyId: acme.id });
    for (const [company, at] of [
      [acme, theirs],
      [globex, beside],
    ] as const) {
      const path = `/api/plugins/webhooks/${at.id}/recover`;
      const body = { since: new Date(start).toISOString() };
      expect(await requestAsAdmin(sender, company, 'POST', path, body)).toMatchObject({
        status: 404,
      });
    }
  });

  test('a recovery handles a thousand at a time, oldest first, until there are no more', async () => {
    const { acme, webhook, start } = await setUp();
    await db
      .update(webhooks)
      .set({ createdAt: new Date(start - 2 * DAY_MS) })
      .where(eq(webhooks.id, webhook.id));
    const [missed, failed] = [RECOVERED_MAX + 1, RECOVERED_MAX + 500];
    await insertEvents(acme, webhook, { missed, failed, at: start - DAY_MS });
    const sender = openSender();
    const since = start - 2 * DAY_MS;
    expect(await recover(sender, acme, webhook, since)).toEqual({
      recovered: 2 * RECOVERED_MAX,
      has_more: true,
    });
    expect(new Set(sender.wakes.map(({ id }) => id)).size).toBe(2 * RECOVERED_MAX);
    const open = (await deliveriesOf(acme)).filter(({ dueAt }) => dueAt !== null);
    const [first = 0, last = 0] = [open[0]?.eventId, open.at(-1)?.eventId];
    const youngest = firstIdAt(new Date(start - DAY_MS)) + failed + RECOVERED_MAX;
    expect(first).toBe(firstIdAt(new Date(start - DAY_MS)) + 1);
    expect(last).toBe(youngest);
    expect(await recover(sender, acme, webhook, since)).toEqual({
      recovered: 501,
      has_more: false,
    });
    expect(await recover(sender, acme, webhook, since)).toEqual({ recovered: 0, has_more: false });
  });

  test('a recovery from more than 30 days ago is refused, and one from the future is empty', async () => {
    const { acme, webhook, start } = await setUp();
    const sender = openSender();
    const path = `/api/plugins/webhooks/${webhook.id}/recover`;
    for (const [since, status] of [
      [start - 30 * DAY_MS - 1, 422],
      [start - 30 * DAY_MS, 200],
      [start + DAY_MS, 200],
    ] as const) {
      const body = { since: new Date(since).toISOString() };
      expect(await requestAsAdmin(sender, acme, 'POST', path, body), body.since).toMatchObject({
        status,
      });
    }
  });

  test('a recovery of a disabled webhook is refused (409)', async () => {
    const { acme, webhook, start } = await setUp();
    await change(acme, webhook, { status: false });
    const path = `/api/plugins/webhooks/${webhook.id}/recover`;
    const body = { since: new Date(start).toISOString() };
    expect(await requestAsAdmin(openSender(), acme, 'POST', path, body)).toMatchObject({
      status: 409,
      body: { code: 'webhook_disabled' },
    });
  });
});

/** Thousands of events: the first failed, and the others were never delivered. */
async function insertEvents(
  { id: companyId }: Company,
  { id: webhookId }: Webhook,
  { failed, missed, at }: { failed: number; missed: number; at: number },
): Promise<void> {
  const first = firstIdAt(new Date(at)) + 1;
  onTestFinished(async () => {
    await db.delete(webhookDeliveries).where(eq(webhookDeliveries.companyId, companyId));
    await db.delete(events).where(eq(events.companyId, companyId));
  });
  await db.run(sql`
    insert into events (id, company_id, name, body, subject, subject_id, created_at)
    with recursive nth (n) as (
      select 0 union all select n + 1 from nth where n < ${failed + missed - 1}
    )
    select ${first} + n, ${companyId}, 'job.published', '{}', 'job', 1, ${at} from nth`);
  await db.run(sql`
    insert into webhook_deliveries (id, company_id, webhook_id, event_id, opened_at, attempts)
    select lower(hex(randomblob(16))), company_id, ${webhookId}, id, ${at}, 4 from events
    where company_id = ${companyId} and id < ${first + failed}`);
}
