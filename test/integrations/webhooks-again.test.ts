/**
 * Deliveries on request: a test, one delivery again, all that were missed (contract 4.11;
 * decisions: webhook.test).
 */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { events } from '#data/tables/events.ts';
import { webhookDeliveries, webhooks } from '#data/tables/webhooks.ts';
import type { Recovery, Redelivery, TestResult, Webhook } from '#integrations/webhooks/schemas.ts';
import { firstIdAt } from '#lib/ids.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callDirectly } from '../support/direct.ts';
import { db } from '../support/operator.ts';
import { UNREACHABLE, openReceiver } from '../support/receiver.ts';
import { deliveriesOf, logsOf, insertDelivery, withWebhooks } from '../support/webhooks.ts';

const PATH = '/api/plugins/webhooks';
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;
/** The most deliveries of each kind that are recovered at once. */
const RECOVERED_MAX = 1000;

type Named = Pick<Webhook, 'id'>;

function sendTest(acme: Company, { id }: Named) {
  return acme.admin<TestResult>('POST', `${PATH}/${id}/test`);
}

function expectInvalid({ status, body, text }: Answer<unknown>, ...fields: string[]): void {
  expect({ status, code: body.code }, text).toEqual({ status: 422, code: 'invalid_input' });
  expect(Object.keys(body.errors)).toEqual(fields);
}

describe('POST /api/plugins/webhooks/{id}/test', () => {
  test('a secret sealed with a key that is gone cannot sign (409) until it is rotated', async () => {
    const acme = await openCompany();
    const receiver = openReceiver('/status/200');
    const { id } = await acme.hook({ url: receiver.url });
    const other = { SECRET_KEYS: 'another secret, which is long enough to be one' };
    const token = await acme.token('Admin');
    const sealed = await callDirectly(other, token, 'POST', `${PATH}/${id}/test`);
    expect({ status: sealed.status, code: sealed.body.code }).toEqual({
      status: 409,
      code: 'webhook_sealed',
    });
    expect(await receiver.taken()).toEqual([]);
    const rotated = await callDirectly(other, token, 'POST', `${PATH}/${id}/rotate-secret`);
    expect(rotated.status, rotated.text).toBe(200);
    const tried = await callDirectly<TestResult>(other, token, 'POST', `${PATH}/${id}/test`);
    expect(tried.body.data).toMatchObject({ success: true, status_code: 200 });
    await Promise.all([sealed, rotated, tried].map(({ settled }) => settled()));
  });

  test('a test sends webhook.test while the caller waits, and answers the result (4.11)', async () => {
    const acme = await openCompany();
    const receiver = openReceiver('/status/202');
    const { id } = await acme.hook({ url: receiver.url, name: 'HR "tool"' });
    const answer = await sendTest(acme, { id });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      data: { success: true, status_code: 202, message: 'The receiver answered 202.' },
    });
    const posts = await receiver.taken();
    expect(posts).toHaveLength(1);
    const [post] = posts;
    expect(post?.method).toBe('POST');
    expect(post?.headers['x-service-event']).toBe('webhook.test');
    expect(post?.headers['x-service-delivery']).toMatch(UUID);
    expect(JSON.parse(Buffer.from(post?.body ?? '', 'latin1').toString())).toEqual({
      event: 'webhook.test',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/u),
      data: {
        webhook_id: id,
        name: 'HR "tool"',
        message: expect.stringContaining('HR "tool"'),
      },
    });
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'webhook.test',
      subjectId: id,
      changes: {},
    });
  });

  test.each([
    ['/status/500', 500, 'The receiver answered 500.'],
    ['/status/404', 404, 'The receiver answered 404.'],
    ['/redirect', 302, 'The receiver answered 302.'],
    ['/reset', 0, 'The connection failed or closed before the receiver answered.'],
  ])(
    'a test of a receiver at %s answers 200 with success false and %i',
    async (way, status, message) => {
      const acme = await openCompany();
      const { id } = await acme.hook({ url: openReceiver(way).url });
      const { status: answered, body } = await sendTest(acme, { id });
      expect(answered).toBe(200);
      expect(body).toEqual({
        success: true,
        data: { success: false, status_code: status, message },
      });
    },
  );

  test('a test without a listening receiver answers 200 with success false and 0', async () => {
    const acme = await openCompany();
    const { id } = await acme.hook({ url: UNREACHABLE });
    expect((await sendTest(acme, { id })).body.data).toMatchObject({
      success: false,
      status_code: 0,
    });
    expect(await logsOf(acme)).toMatchObject([{ statusCode: 0, error: 'connection' }]);
  });

  test('a test is logged as the first attempt and never retried', async () => {
    const acme = await openCompany();
    const receiver = openReceiver('/status/500');
    const mine = await acme.hook({ url: receiver.url });
    await sendTest(acme, mine);
    await sendTest(acme, mine);
    const logs = await logsOf(acme);
    expect(logs).toHaveLength(2);
    for (const log of logs) {
      expect(log).toMatchObject({
        webhookId: mine.id,
        event: 'webhook.test',
        attempt: 1,
        statusCode: 500,
        hasSucceeded: false,
      });
    }
    expect(new Set(logs.map(({ deliveryId }) => deliveryId)).size).toBe(2);
    expect(await deliveriesOf(acme)).toEqual([]);
    expect(await acme.announced()).toEqual([]);
    // A test does not count as success or failure.
    const row = await db.select().from(webhooks).where(eq(webhooks.id, mine.id)).get();
    expect(row).toMatchObject({ failingSince: null, failedCount: 0 });
  });

  test('a test works on a disabled webhook, and on one not subscribed to it', async () => {
    const acme = await openCompany();
    const receiver = openReceiver();
    const mine = await acme.hook({ url: receiver.url, events: ['job.closed'] });
    await acme.admin('PUT', `${PATH}/${mine.id}`, { status: false });
    expect((await sendTest(acme, mine)).body.data).toMatchObject({ success: true });
    expect(await receiver.taken()).toHaveLength(1);
    const webhook = await acme.admin<Webhook>('GET', `${PATH}/${mine.id}`);
    expect(webhook.body.data.status).toBe(false);
  });

  test('a test is not sent to other webhooks that subscribe to webhook.test', async () => {
    const acme = await openCompany();
    const other = openReceiver();
    await acme.hook({ url: other.url, events: ['webhook.test'] });
    expect((await sendTest(acme, await acme.hook())).body.data.success).toBe(true);
    expect(await other.taken()).toEqual([]);
    expect(await deliveriesOf(acme)).toEqual([]);
  });

  test('a test with a repeated Idempotency-Key is sent once', async () => {
    const acme = await openCompany();
    const receiver = openReceiver();
    const { id } = await acme.hook({ url: receiver.url });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const ask = () => acme.admin('POST', `${PATH}/${id}/test`, undefined, key);
    expect((await ask()).text).toBe((await ask()).text);
    expect(await receiver.taken()).toHaveLength(1);
  });
});

function redeliver(acme: Company, { id }: Named, delivery: string) {
  const path = `${PATH}/${id}/deliveries/${delivery}/redeliver`;
  return acme.admin<Redelivery>('POST', path);
}

describe('POST /api/plugins/webhooks/{id}/deliveries/{delivery_id}/redeliver', () => {
  test('a redelivery sends the same body and id, and is logged from the first attempt', async () => {
    const acme = await openCompany();
    const receiver = openReceiver();
    const mine = await acme.hook({ url: receiver.url });
    const id = await insertDelivery(acme, mine.id);
    const answer = await redeliver(acme, mine, id);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      data: { delivery_id: id, event: 'job.closed' },
    });
    const [post] = await receiver.takes(1);
    expect(post?.headers['x-service-delivery']).toBe(id);
    const body = Buffer.from(post?.body ?? '', 'latin1').toString();
    const [event] = await db.select().from(events).where(eq(events.companyId, acme.id));
    expect(body).toBe(event?.body);
    await expect.poll(() => logsOf(acme)).toMatchObject([{ deliveryId: id, attempt: 1 }]);
    expect(await deliveriesOf(acme)).toMatchObject([{ id, dueAt: null, hasSucceeded: true }]);
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'webhook.redeliver',
      subjectId: mine.id,
    });
  });

  test('a redelivery starts a new schedule, even after success, and enqueues the delivery', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    const { env: bindings, queue } = withWebhooks();
    const long = new Date(Date.now() - 20 * DAY_MS);
    for (const hasSucceeded of [true, false]) {
      const id = await insertDelivery(acme, mine.id, { hasSucceeded, openedAt: long });
      const path = `${PATH}/${mine.id}/deliveries/${id.toUpperCase()}/redeliver`;
      const before = Date.now();
      const answer = await callDirectly(bindings, await acme.token('Admin'), 'POST', path);
      await answer.settled();
      expect(answer, answer.text).toMatchObject({
        status: 200,
        body: { data: { delivery_id: id } },
      });
      expect(queue.messages.splice(0)).toEqual([{ body: { id }, delaySeconds: 0 }]);
      const row = await deliveryRow(id);
      expect(row).toMatchObject({ attempts: 0, hasSucceeded: false });
      expect(row?.dueAt?.getTime()).toBeGreaterThanOrEqual(before);
      expect(row?.openedAt).toEqual(row?.dueAt);
      await end(id);
    }
  });

  test('redelivering an open delivery is refused (409) and changes nothing', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    const dueAt = new Date(Date.now() + 30 * MINUTE_MS);
    const id = await insertDelivery(acme, mine.id, { dueAt, attempts: 2 });
    expect(await redeliver(acme, mine, id)).toMatchObject({
      status: 409,
      body: { code: 'delivery_open' },
    });
    expect(await deliveryRow(id)).toMatchObject({ dueAt, attempts: 2 });
    await end(id);
  });

  test('redelivering for a disabled webhook is refused (409)', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    const id = await insertDelivery(acme, mine.id);
    await acme.admin('PUT', `${PATH}/${mine.id}`, { status: false });
    expect(await redeliver(acme, mine, id)).toMatchObject({
      status: 409,
      body: { code: 'webhook_disabled' },
    });
    expect(await deliveryRow(id)).toMatchObject({ dueAt: null });
  });

  test('of three concurrent redeliveries one starts', async () => {
    const acme = await openCompany();
    const receiver = openReceiver();
    const mine = await acme.hook({ url: receiver.url });
    const id = await insertDelivery(acme, mine.id);
    const answers = await Promise.all([1, 2, 3].map(() => redeliver(acme, mine, id)));
    const startedCount = answers.filter(({ status }) => status === 200).length;
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(startedCount).toBeGreaterThan(0);
    await receiver.takes(startedCount);
  });

  test('only deliveries of this webhook can be redelivered (404)', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const [mine, other, theirs] = [await acme.hook(), await acme.hook(), await globex.hook()];
    const foreign = await insertDelivery(globex, theirs.id);
    for (const id of [await insertDelivery(acme, other.id), foreign, crypto.randomUUID()]) {
      expect(await redeliver(acme, mine, id)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
    expect(await redeliver(acme, theirs, foreign)).toMatchObject({ status: 404 });
    for (const { dueAt } of [...(await deliveriesOf(acme)), ...(await deliveriesOf(globex))]) {
      expect(dueAt).toBeNull();
    }
  });

  test.each(['1', 'x', '%20', `${crypto.randomUUID()}0`, '00000000000040008000000000000000'])(
    'refuses the delivery id %s (422)',
    async (id) => {
      const acme = await openCompany();
      expectInvalid(await redeliver(acme, await acme.hook(), id), 'delivery_id');
    },
  );
});

function recover(acme: Company, { id }: Named, given: unknown) {
  return acme.admin<Recovery>('POST', `${PATH}/${id}/recover`, given);
}

describe('POST /api/plugins/webhooks/{id}/recover', () => {
  const since = (agoMs = MINUTE_MS) => ({ since: new Date(Date.now() - agoMs).toISOString() });

  test('a recovery restarts the deliveries failed since then, under the same ids', async () => {
    const acme = await openCompany();
    const receiver = openReceiver();
    const mine = await acme.hook({ url: receiver.url });
    await backdate(mine);
    const failedIds = [await insertDelivery(acme, mine.id), await insertDelivery(acme, mine.id)];
    await insertDelivery(acme, mine.id, { hasSucceeded: true });
    const answer = await recover(acme, mine, since());
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual({ success: true, data: { recovered: 2, has_more: false } });
    const posts = await receiver.takes(2);
    const ids = posts.map(({ headers }) => headers['x-service-delivery']);
    expect(new Set(ids)).toEqual(new Set(failedIds));
    const entry = (await acme.audited()).at(-1);
    expect(entry).toMatchObject({ action: 'webhook.recover', subjectId: mine.id });
    // Nothing is left to recover.
    await expect
      .poll(async () => (await deliveriesOf(acme)).filter(({ hasSucceeded }) => hasSucceeded))
      .toHaveLength(3);
    expect((await recover(acme, mine, since())).body.data).toEqual({
      recovered: 0,
      has_more: false,
    });
  });

  test('a recovery delivers what a disabled webhook missed, and no unsubscribed events', async () => {
    const acme = await openCompany();
    const receiver = openReceiver();
    const mine = await acme.hook({ url: receiver.url, events: ['job.published'] });
    await acme.admin('PUT', `${PATH}/${mine.id}`, { status: false });
    const job = await acme.postJob({ status: 'Live' });
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Closed' });
    expect(await deliveriesOf(acme)).toEqual([]);
    await acme.admin('PUT', `${PATH}/${mine.id}`, { status: true });
    expect((await recover(acme, mine, since())).body.data).toEqual({
      recovered: 1,
      has_more: false,
    });
    const [post] = await receiver.takes(1);
    const [published] = await acme.announced();
    expect(JSON.parse(Buffer.from(post?.body ?? '', 'latin1').toString())).toEqual(published);
  });

  test('a recovery restarts nothing from before `since` or before the webhook was created', async () => {
    const acme = await openCompany();
    await acme.postJob({ status: 'Live' });
    const mine = await acme.hook();
    await insertDelivery(acme, mine.id);
    const none = { recovered: 0, has_more: false };
    expect((await recover(acme, mine, since(-MINUTE_MS))).body.data).toEqual(none);
    expect((await recover(acme, mine, since(DAY_MS))).body.data.recovered).toBe(1);
  });

  test('a recovery excludes other companies and other webhooks', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const [mine, other, theirs] = [await acme.hook(), await acme.hook(), await globex.hook()];
    for (const one of [mine, other, theirs]) await backdate(one);
    await insertDelivery(acme, other.id);
    await insertDelivery(globex, theirs.id);
    // Both webhooks subscribe to the other one's event.
    expect((await recover(acme, mine, since())).body.data.recovered).toBe(1);
    const rows = await deliveriesOf(acme);
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ webhookId }) => webhookId))).toEqual(new Set([mine.id, other.id]));
    expect(rows.find(({ webhookId }) => webhookId === other.id)).toMatchObject({ dueAt: null });
    expect(await deliveriesOf(globex)).toMatchObject([{ dueAt: null }]);
  });

  test('a recovery of a disabled webhook is refused (409)', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    await acme.admin('PUT', `${PATH}/${mine.id}`, { status: false });
    expect(await recover(acme, mine, since())).toMatchObject({
      status: 409,
      body: { code: 'webhook_disabled' },
    });
  });

  test('a recovery accepts times with any offset, up to 30 days ago', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    const almost = new Date(Date.now() - 30 * DAY_MS + MINUTE_MS).toISOString();
    for (const time of [almost, almost.replace('Z', '+00:00'), '2100-01-01T00:00:00-08:00']) {
      expect((await recover(acme, mine, { since: time })).body.data).toEqual({
        recovered: 0,
        has_more: false,
      });
    }
  });

  test.each([
    ['since', {}],
    ['since', { since: null }],
    ['since', { since: '' }],
    ['since', { since: 'yesterday' }],
    ['since', { since: '2026-11-20' }],
    ['since', { since: '2026-11-20T12:00:00' }],
    ['since', { since: '2026-13-40T12:00:00Z' }],
    ['since', { since: 1_795_000_000_000 }],
    ['since', { since: new Date(Date.now() - 30 * DAY_MS - SECOND_MS).toISOString() }],
    ['since', { since: '1970-01-01T00:00:00Z' }],
    ['body', []],
  ])('a recovery rejects %s of %j (422)', async (field, given) => {
    const acme = await openCompany();
    const mine = await acme.hook();
    expectInvalid(await recover(acme, mine, given), field);
    expect(await acme.audited()).toHaveLength(1);
  });

  test('a recovery starts a thousand at once, oldest first, and says that there are more', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    const { env: bindings, queue } = withWebhooks();
    const token = await acme.token('Admin');
    const path = `${PATH}/${mine.id}/recover`;
    const beginning = Date.now() + MINUTE_MS;
    await plantEvents(acme, RECOVERED_MAX + 1, beginning);
    const body = { since: new Date(beginning).toISOString() };
    for (const [recovered, has_more] of [
      [RECOVERED_MAX, true],
      [1, false],
      [0, false],
    ] as const) {
      const answer = await callDirectly<Recovery>(bindings, token, 'POST', path, body);
      await answer.settled();
      expect(answer.body.data, answer.text).toEqual({ recovered, has_more });
      expect(new Set(queue.messages.map(({ body: message }) => JSON.stringify(message))).size).toBe(
        recovered,
      );
      queue.messages.splice(0);
      const last = (await deliveriesOf(acme)).at(-1);
      if (has_more) expect(last?.eventId).toBe(firstIdAt(new Date(beginning)) + RECOVERED_MAX - 1);
    }
    await db.delete(webhookDeliveries).where(eq(webhookDeliveries.webhookId, mine.id));
  });

  /** Events of `job.closed` with consecutive ids. */
  async function plantEvents(acme: Company, count: number, from: number): Promise<void> {
    const first = firstIdAt(new Date(from));
    await db.run(sql`
      with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n + 1 < ${count})
      insert into ${events} (id, company_id, name, body, subject, subject_id, created_at)
      select ${first} + n, ${acme.id}, 'job.closed', '{}', 'job', 7, ${from} from numbers`);
  }
});

async function deliveryRow(id: string) {
  return db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)).get();
}

/** Hides these deliveries from polls. */
async function end(id: string): Promise<void> {
  await db.update(webhookDeliveries).set({ dueAt: null }).where(eq(webhookDeliveries.id, id));
}

/** Makes the webhook older than its seeded events. */
async function backdate({ id }: Named): Promise<void> {
  const createdAt = new Date(Date.now() - DAY_MS);
  await db.update(webhooks).set({ createdAt }).where(eq(webhooks.id, id));
}
