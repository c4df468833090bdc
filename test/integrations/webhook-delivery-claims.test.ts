/**
 * Leases: a delivery is neither lost nor sent by two senders at once (contract 6.2; design: the row
 * is authoritative).
 */
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { openDb } from '#platform/db.ts';
import { webhookLogs } from '#data/tables/webhooks.ts';
import { firstIdAt } from '#lib/ids.ts';
import { SECOND_MS } from '#lib/time.ts';
import worker from '../../src/worker.ts';
import { API } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { CONNECTION_LOST, d1Error, watched } from '../support/d1.ts';
import {
  emitJobPublished,
  BROKEN,
  deliver,
  deliveryRow,
  openSender,
  RECEIVED,
  TIMED_OUT,
  subscribe,
  webhookRow,
} from '../support/deliveries.ts';
import type { AttemptResult, Sender } from '../support/deliveries.ts';
import { callDirectly } from '../support/direct.ts';
import { db } from '../support/operator.ts';
import { restartPolling } from '../support/polls.ts';
import { openReceiver } from '../support/receiver.ts';
import { deliveriesOf, deliverNow, logsOf, withWebhooks } from '../support/webhooks.ts';

const LEASE_MS = 30 * SECOND_MS;
const OVERDUE_MS = 5 * SECOND_MS;
const SWEEP_EVERY_MS = 10 * SECOND_MS;

let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

async function setUp(
  answers: AttemptResult[] = [],
  options: Parameters<typeof openSender>[1] = {},
) {
  const acme = await openCompany();
  const webhook = await subscribe(acme);
  const start = Date.now();
  setClock(start);
  const [id = ''] = await emitJobPublished(openSender(), acme);
  return { acme, webhook, start, id, sender: openSender(answers, options) };
}

/** Leases the delivery, and returns how it continues once the receiver has answered. */
async function leaseAndHold(id: string) {
  const requested = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<AttemptResult>();
  const sender = openSender(() => {
    requested.resolve();
    return answered.promise;
  });
  const work = deliver(sender, id);
  await requested.promise;
  return {
    async end(went: AttemptResult) {
      answered.resolve(went);
      await work;
    },
  };
}

describe('concurrent senders', () => {
  test('of many senders that are notified of one delivery, one sends it', async () => {
    const { acme, sender, id } = await setUp();
    await Promise.all(Array.from({ length: 20 }, () => deliver(sender, id)));
    expect(sender.posts).toHaveLength(1);
    expect(await logsOf(acme)).toHaveLength(1);
    expect(await deliveryRow(id)).toMatchObject({ attempts: 1, dueAt: null, hasSucceeded: true });
  });

  test('of twenty messages in one batch, one sends the delivery', async () => {
    const { acme, sender, id } = await setUp();
    await deliver(sender, ...Array.from({ length: 20 }, () => id));
    expect(sender.posts).toHaveLength(1);
    expect(await logsOf(acme)).toHaveLength(1);
  });

  test('a delivery that is being sent is sent by no one else', async () => {
    const { id, sender } = await setUp();
    const first = await leaseAndHold(id);
    await deliver(sender, id);
    expect(sender.posts).toEqual([]);
    await first.end(RECEIVED);
    await deliver(sender, id);
    expect(sender.posts).toEqual([]);
  });

  test('a sender sends the other deliveries it is notified of', async () => {
    const acme = await openCompany();
    for (let nth = 0; nth < 5; nth++) await subscribe(acme);
    const sender = openSender();
    const ids = await emitJobPublished(sender, acme);
    await deliver(sender, ids[0]);
    await deliver(sender, ...ids, ...ids);
    const sent = sender.posts.map(({ headers }) => headers['X-Service-Delivery']);
    expect(sent).toHaveLength(ids.length);
    expect(new Set(sent)).toEqual(new Set(ids));
  });

  test('a malformed message is acknowledged and delays no other', async () => {
    const { acme, sender, id } = await setUp();
    await deliver(sender, 'no id', undefined, crypto.randomUUID(), id);
    expect(sender.posts).toHaveLength(1);
    expect(await logsOf(acme)).toHaveLength(1);
    expect(String(logged.mock.calls)).toContain('A queue message is malformed.');
  });
});

describe('a delivery whose message is lost', () => {
  async function tick(bindings: Env): Promise<void> {
    await restartPolling();
    const execution = createExecutionContext();
    await worker.scheduled(createScheduledController(), bindings, execution);
    await waitOnExecutionContext(execution);
  }

  test('a delivery whose message is lost is found by the cron after 5 s', async () => {
    const { start, id } = await setUp();
    const { env: bindings, queue } = withWebhooks();
    const wake = { body: { id }, delaySeconds: 0 };
    setClock(start + OVERDUE_MS - 1);
    await tick(bindings);
    expect(queue.messages).not.toContainEqual(wake);
    setClock(start + OVERDUE_MS);
    await tick(bindings);
    expect(queue.messages).toContainEqual(wake);
  });

  test('a delivery whose message is lost is found by any request, 10 s after the last poll', async () => {
    const { start, id } = await setUp();
    const { env: bindings, queue } = withWebhooks();
    const wake = { body: { id }, delaySeconds: 0 };
    const ask = async () => {
      const execution = createExecutionContext();
      const request = new Request(`${API}/api/nothing`) as Parameters<typeof worker.fetch>[0];
      expect(await worker.fetch(request, bindings, execution)).toMatchObject({ status: 404 });
      await waitOnExecutionContext(execution);
    };
    // The first request opens the services and does not poll yet.
    for (const at of [0, OVERDUE_MS, SWEEP_EVERY_MS - 1]) {
      setClock(start + at);
      await ask();
      expect(queue.messages).toEqual([]);
    }
    setClock(start + SWEEP_EVERY_MS);
    await ask();
    expect(queue.messages).toContainEqual(wake);
    const { length } = queue.messages;
    setClock(start + 2 * SWEEP_EVERY_MS - 1);
    await ask();
    expect(queue.messages).toHaveLength(length);
    setClock(start + 2 * SWEEP_EVERY_MS);
    await ask();
    // It waits in the queue.
    expect(queue.messages.filter(({ body }) => (body as { id: string }).id === id)).toHaveLength(1);
  });

  test('a delivery of a change that was answered without a message arrives', async () => {
    const acme = await openCompany();
    const receiver = openReceiver();
    await subscribe(acme, { url: receiver.url });
    const full = { sendBatch: () => Promise.reject(new Error('Too many.')) };
    const { env: bindings } = withWebhooks({ WEBHOOKS: full as unknown as Queue });
    const body = { title: 'Baker', status: 'Live' };
    const token = await acme.token('Admin');
    const answer = await callDirectly(bindings, token, 'POST', '/api/jobs/store', body);
    expect(answer.status).toBe(201);
    await answer.settled();
    const { env: healthy, queue } = withWebhooks();
    setClock(Date.now() + OVERDUE_MS);
    await tick(healthy);
    const [row] = await deliveriesOf(acme);
    const mine = queue.messages.flatMap(({ body: wake }) => {
      const { id } = wake as { id: string };
      return id === row?.id ? [id] : [];
    });
    expect(mine).toHaveLength(1);
    await deliverNow(mine, healthy);
    expect(await receiver.taken()).toHaveLength(1);
    expect(await deliveryRow(row?.id)).toMatchObject({ dueAt: null, hasSucceeded: true });
  });

  test('a retry whose message is lost is found too', async () => {
    const { start, id, sender } = await setUp([BROKEN]);
    sender.services.webhooks.enqueue = () => Promise.reject(new Error('Too many.'));
    await deliver(sender, id);
    const { env: bindings, queue } = withWebhooks();
    setClock(start + 10 * SECOND_MS + OVERDUE_MS);
    await tick(bindings);
    expect(queue.messages).toContainEqual({ body: { id }, delaySeconds: 0 });
    await deliver(sender, id);
    expect(await deliveryRow(id)).toMatchObject({ attempts: 2, hasSucceeded: true });
  });
});

/** Makes these round trips of a sender fail: the first is the lease, the next ones record the result. */
function failingStore(...refused: number[]) {
  const d1 = watched(env.DB, (_, count) => {
    if (refused.includes(count)) throw d1Error(CONNECTION_LOST);
  });
  return { db: openDb(d1) };
}

describe('a sender that stops', () => {
  test('a sender that stops between the POST and its record costs no attempt: the id is sent again after the lease', async () => {
    const { acme, start, id, sender } = await setUp([RECEIVED], failingStore(2, 3, 4));
    await deliver(sender, id);
    expect(sender.posts).toHaveLength(1);
    expect(await logsOf(acme)).toEqual([]);
    expect(await deliveryRow(id)).toMatchObject({
      attempts: 0,
      dueAt: new Date(start + LEASE_MS),
      hasSucceeded: false,
    });

    const next = openSender();
    setClock(start + LEASE_MS - 201);
    await deliver(next, id);
    expect(next.posts).toEqual([]);
    setClock(start + LEASE_MS + OVERDUE_MS);
    await deliver(next, id);
    expect(next.posts).toMatchObject([
      { body: sender.posts[0]?.body, headers: { 'X-Service-Delivery': id } },
    ]);
    expect(await logsOf(acme)).toMatchObject([{ attempt: 1, hasSucceeded: true }]);
    expect(await deliveryRow(id)).toMatchObject({ attempts: 1, dueAt: null, hasSucceeded: true });
  });

  test('a sender that stops before it leases leaves the delivery to the next message', async () => {
    const { id, sender } = await setUp([], failingStore(1));
    await deliver(sender, id);
    expect(sender.posts).toEqual([]);
    expect(String(logged.mock.calls)).toContain('Network connection lost');
    await deliver(sender, id);
    expect(sender.posts).toHaveLength(1);
  });

  test('a sender whose database fails twice still records the result', async () => {
    const { acme, id, sender } = await setUp([BROKEN], failingStore(2, 3));
    await deliver(sender, id);
    expect(sender.wakes).toEqual([{ id, delaySeconds: 10 }]);
    expect(await logsOf(acme)).toMatchObject([{ attempt: 1, statusCode: 500 }]);
    expect(await deliveryRow(id)).toMatchObject({ attempts: 1 });
    expect(logged).not.toHaveBeenCalled();
  });

  test('a sender that stops every time never counts an attempt, until the delivery expires', async () => {
    const { acme, start, id } = await setUp();
    for (let nth = 0; nth < 6; nth++) {
      setClock(start + nth * LEASE_MS);
      const sender = openSender([BROKEN], failingStore(2, 3, 4));
      await deliver(sender, id);
      expect(sender.posts).toHaveLength(1);
    }
    expect(await deliveryRow(id)).toMatchObject({ attempts: 0 });
    expect(await logsOf(acme)).toEqual([]);
  });

  test('a sender whose generated id collides takes the next one', async () => {
    const { acme, start } = await setUp();
    const sender = openSender();
    const ids: string[] = [];
    for (let nth = 0; nth < 10; nth++) ids.push(...(await emitJobPublished(sender, acme)));
    await takeIds(acme, start);
    await deliver(sender, ...ids);
    expect(sender.posts).toHaveLength(10);
    const rows = await deliveriesOf(acme);
    expect(
      rows
        .filter(({ hasSucceeded }) => hasSucceeded)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted());
    expect(logged).not.toHaveBeenCalled();
  });
});

/** Takes every tenth id of this millisecond: senders draw theirs in turn, so one of ten meets a taken one, and not three times. */
async function takeIds({ id }: Company, at: number): Promise<void> {
  const first = firstIdAt(new Date(at));
  // The real clock reaches this millisecond too.
  onTestFinished(async () => {
    await db.delete(webhookLogs).where(eq(webhookLogs.companyId, id));
  });
  await db.run(sql`
    insert into webhook_logs (id, company_id, webhook_id, delivery_id, event, attempt, status_code,
      has_succeeded, duration_ms, created_at)
    with recursive ids (id) as (
      select ${first} union all select id + 1 from ids where id < ${first + 2 * 4096}
    )
    select id, ${id}, 0, 'other', 'job.published', 1, 200, 1, 0, ${at} from ids where id % 10 = 0
  `);
}

describe('a sender that lost its lease', () => {
  test('a slow sender that lost its lease to a successful one, and then fails, changes nothing', async () => {
    const { acme, webhook, start, id, sender } = await setUp();
    const slow = await leaseAndHold(id);
    setClock(start + LEASE_MS);
    await deliver(sender, id);
    expect(sender.posts).toHaveLength(1);
    setClock(start + LEASE_MS + 1);
    await slow.end(TIMED_OUT);
    expect(await deliveryRow(id)).toMatchObject({ attempts: 1, dueAt: null, hasSucceeded: true });
    expect(await webhookRow(webhook)).toMatchObject({ failingSince: null, failedCount: 0 });
    // Both POSTs were sent, and both are logged.
    expect(await logsOf(acme)).toMatchObject([
      { attempt: 1, hasSucceeded: true },
      { attempt: 1, hasSucceeded: false, error: 'timeout' },
    ]);
  });

  test('a slow sender that lost its lease to a running one, and then fails, changes nothing', async () => {
    const { webhook, start, id } = await setUp();
    const slow = await leaseAndHold(id);
    setClock(start + LEASE_MS);
    const next = await leaseAndHold(id);
    setClock(start + LEASE_MS + 1);
    await slow.end(BROKEN);
    const lease = new Date(start + 2 * LEASE_MS);
    expect(await deliveryRow(id)).toMatchObject({ attempts: 0, dueAt: lease });
    await next.end(BROKEN);
    expect(await deliveryRow(id)).toMatchObject({
      attempts: 1,
      dueAt: new Date(start + LEASE_MS + 1 + 10 * SECOND_MS),
    });
    expect(await webhookRow(webhook)).toMatchObject({
      failingSince: new Date(start + LEASE_MS + 1),
    });
  });

  test.each([RECEIVED, BROKEN])(
    'a slow sender that lost its lease, and then succeeds, ends the delivery: $statusCode',
    async (went) => {
      const { webhook, start, id } = await setUp();
      const slow = await leaseAndHold(id);
      setClock(start + LEASE_MS);
      const next = await leaseAndHold(id);
      await slow.end(RECEIVED);
      expect(await deliveryRow(id)).toMatchObject({ dueAt: null, hasSucceeded: true });
      await next.end(went);
      expect(await deliveryRow(id)).toMatchObject({ dueAt: null, hasSucceeded: true });
      expect(await webhookRow(webhook)).toMatchObject({ failingSince: null, failedCount: 0 });
      const sender = openSender();
      setClock(start + 3 * LEASE_MS);
      await deliver(sender, id);
      expect(sender.posts).toEqual([]);
    },
  );
});

const HOUR_MS = 3600 * SECOND_MS;

describe('the end of a delivery', () => {
  async function expectUnsent(sender: Sender, id: string): Promise<void> {
    await deliver(sender, id);
    expect(sender.posts).toEqual([]);
    expect(sender.wakes).toEqual([]);
    expect(await deliveryRow(id)).toMatchObject({ dueAt: null, hasSucceeded: false });
    // One attempt suffices.
    await deliver(sender, id);
  }

  test('a delivery that was attempted and has been open for an hour expires', async () => {
    const { acme, webhook, start, id } = await setUp();
    await deliver(openSender([BROKEN]), id);
    setClock(start + HOUR_MS + 1);
    await expectUnsent(openSender(), id);
    expect(await logsOf(acme)).toMatchObject([
      { attempt: 1, statusCode: 500 },
      { attempt: 1, statusCode: 0, error: 'expired', hasSucceeded: false, durationMs: 0 },
    ]);
    expect(await webhookRow(webhook)).toMatchObject({ failedCount: 0 });
  });

  test('a delivery that was attempted and has been open for less than an hour is attempted again', async () => {
    const { start, id } = await setUp();
    await deliver(openSender([BROKEN]), id);
    setClock(start + HOUR_MS);
    const sender = openSender();
    await deliver(sender, id);
    expect(sender.posts).toHaveLength(1);
    expect(await deliveryRow(id)).toMatchObject({ attempts: 2, hasSucceeded: true });
  });

  test('a delivery that could not be attempted for a day expires', async () => {
    const { acme, webhook, start, id } = await setUp();
    setClock(start + 24 * HOUR_MS + 1);
    await expectUnsent(openSender(), id);
    expect(await logsOf(acme)).toMatchObject([
      { attempt: 0, statusCode: 0, error: 'expired', hasSucceeded: false },
    ]);
    expect(await webhookRow(webhook)).toMatchObject({ failingSince: null });
  });

  test('a delivery that could not be attempted for less than a day gets its whole schedule', async () => {
    const { start, id } = await setUp();
    setClock(start + 24 * HOUR_MS);
    const sender = openSender([BROKEN]);
    await deliver(sender, id);
    expect(sender.posts).toHaveLength(1);
    expect(sender.wakes).toEqual([{ id, delaySeconds: 10 }]);
  });

  test.each([0, 1])(
    'a delivery of a webhook that was disabled ends after %i attempts',
    async (attempts) => {
      const { acme, webhook, start, id } = await setUp();
      if (attempts > 0) await deliver(openSender([BROKEN]), id);
      const path = `/api/plugins/webhooks/${webhook.id}`;
      expect(await acme.admin('PUT', path, { status: false })).toMatchObject({ status: 200 });
      setClock(start + 10 * SECOND_MS);
      await expectUnsent(openSender(), id);
      const logs = await logsOf(acme);
      expect(logs).toHaveLength(attempts + 1);
      expect(logs.at(-1)).toMatchObject({
        attempt: attempts,
        statusCode: 0,
        error: 'disabled',
        hasSucceeded: false,
        answer: null,
      });
    },
  );

  test('a delivery of a deleted webhook is deleted without a log', async () => {
    const { acme, webhook, id, sender } = await setUp();
    await acme.admin('DELETE', `/api/plugins/webhooks/${webhook.id}`);
    await deliver(sender, id);
    expect(sender.posts).toEqual([]);
    expect(await deliveryRow(id)).toBeUndefined();
    expect(await logsOf(acme)).toEqual([]);
  });

  test.each([RECEIVED, BROKEN])(
    'a delivery whose webhook is deleted during the attempt has no log: $statusCode',
    async (went) => {
      const { acme, webhook, id } = await setUp();
      const sending = await leaseAndHold(id);
      await acme.admin('DELETE', `/api/plugins/webhooks/${webhook.id}`);
      await sending.end(went);
      expect(await logsOf(acme)).toEqual([]);
    },
  );

  test('a delivery to a host that became a career domain is not sent, and is retried', async () => {
    const { acme, webhook, id, sender } = await setUp();
    await env.DB.prepare('update webhooks set url = ?, hostname = ? where id = ?')
      .bind('https://careers-uk.example/hooks', 'careers-uk.example', webhook.id)
      .run();
    await deliver(sender, id);
    expect(sender.posts).toEqual([]);
    expect(sender.wakes).toEqual([{ id, delaySeconds: 10 }]);
    expect(await logsOf(acme)).toMatchObject([{ attempt: 1, statusCode: 0, error: 'refused' }]);
  });

  test('a delivery that cannot be signed is not sent, and that is no attempt', async () => {
    const { acme, webhook, id, sender } = await setUp();
    const { sealed_secret: sealed } =
      (await env.DB.prepare('select sealed_secret from webhooks where id = ?')
        .bind(webhook.id)
        .first<{ sealed_secret: string }>()) ?? expect.fail();
    const seal = (text: string) =>
      env.DB.prepare('update webhooks set sealed_secret = ? where id = ?')
        .bind(text, webhook.id)
        .run();
    await seal(`${sealed.slice(0, -4)}AAAA`);
    await deliver(sender, id).catch(() => {});
    expect(sender.posts).toEqual([]);
    expect(await deliveryRow(id)).toMatchObject({ attempts: 0 });
    expect(await logsOf(acme)).toEqual([]);
    expect(String(logged.mock.calls)).toContain('a key that is gone');
    await seal(sealed);
    setClock(Date.now() + LEASE_MS);
    await deliver(sender, id);
    expect(sender.posts).toHaveLength(1);
  });
});
