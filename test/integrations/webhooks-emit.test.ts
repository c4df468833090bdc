/**
 * Emitting events: in the batch of the change, to every subscriber, without waiting for the queue
 * (contract 6, 6.1).
 */
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import type { DeliveryLog, Webhook } from '#integrations/webhooks/schemas.ts';
import type { Page } from '#lib/pagination.ts';
import { SECOND_MS } from '#lib/time.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import worker from '../../src/worker.ts';
import { API } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callWatched, CONNECTION_LOST, d1Error } from '../support/d1.ts';
import { callDirectly } from '../support/direct.ts';
import { restartPolling } from '../support/polls.ts';
import { openReceiver } from '../support/receiver.ts';
import { deliverNow, deliveriesOf, logsOf, withWebhooks } from '../support/webhooks.ts';

const PATH = '/api/plugins/webhooks';
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;
/** A delivery overdue for this long has lost its message. */
const OVERDUE_MS = 5 * SECOND_MS;

function setStatus(acme: Company, { id }: Pick<Job, 'id'>, status: string) {
  return acme.recruiter('POST', `/api/jobs/update-status/${id}`, { status });
}

async function hooksDelivered(acme: Company): Promise<number[]> {
  return (await deliveriesOf(acme)).map(({ webhookId }) => webhookId);
}

/** Compares without order. */
function expectAmong(found: readonly number[], wanted: readonly number[]): void {
  expect(found).toHaveLength(wanted.length);
  expect(new Set(found)).toEqual(new Set(wanted));
}

/** Publishes a job through a Worker with this queue. */
async function publish(acme: Company, queue: Partial<Queue>) {
  const bindings = { WEBHOOKS: queue as Queue };
  const body = { title: 'Baker', status: 'Live' };
  const token = await acme.token('Recruiter');
  return callDirectly<Job>(bindings, token, 'POST', '/api/jobs/store', body);
}

describe('job.published', () => {
  test.each(['Closed', 'Archived'])(
    'job.published and job.closed (%s) carry job_id, title and status, and nothing else (6.1, 6.2)',
    async (status) => {
      const acme = await openCompany();
      const mine = await acme.hook();
      const job = await acme.postJob({ title: 'Bäcker & "Koch"', status: 'Live' });
      await setStatus(acme, job, status);
      const stamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/u);
      const title = 'Bäcker & "Koch"';
      expect(await acme.announced()).toEqual([
        {
          event: 'job.published',
          timestamp: stamp,
          data: { job_id: job.id, title, status: 'Live' },
        },
        { event: 'job.closed', timestamp: stamp, data: { job_id: job.id, title, status } },
      ]);
      expect(await hooksDelivered(acme)).toEqual([mine.id, mine.id]);
    },
  );

  test('an event has a delivery for every active subscriber, and for no other webhook', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const both = await acme.hook();
    const published = await acme.hook({ events: ['job.published'] });
    const closed = await acme.hook({ events: ['job.closed', 'webhook.test'] });
    const disabled = await acme.hook();
    await acme.hook({ events: ['application.created', 'webhook.test'] });
    await globex.hook();
    await acme.admin('PUT', `${PATH}/${disabled.id}`, { status: false });
    const job = await acme.postJob({ status: 'Live' });
    expectAmong(await hooksDelivered(acme), [both.id, published.id]);
    await setStatus(acme, job, 'Closed');
    expectAmong((await hooksDelivered(acme)).slice(2), [both.id, closed.id]);
    expect(await deliveriesOf(globex)).toEqual([]);
    const ids = (await deliveriesOf(acme)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(UUID);
  });

  test('an event reaches webhooks created before it, and none that were deleted', async () => {
    const acme = await openCompany();
    const mine = await acme.hook({ events: ['job.closed'] });
    const job = await acme.postJob({ status: 'Live' });
    expect(await hooksDelivered(acme)).toEqual([]);
    await acme.admin('PUT', `${PATH}/${mine.id}`, { events: ['job.published'] });
    await setStatus(acme, job, 'Closed');
    expect(await hooksDelivered(acme)).toEqual([]);
    await setStatus(acme, job, 'Live');
    expect(await hooksDelivered(acme)).toEqual([mine.id]);
    await acme.admin('DELETE', `${PATH}/${mine.id}`);
    await acme.postJob({ status: 'Live' });
    expect(await hooksDelivered(acme)).toEqual([mine.id]);
  });

  test('an event without subscribers is kept in the outbox', async () => {
    const acme = await openCompany();
    await acme.postJob({ status: 'Live' });
    expect(await acme.announced()).toHaveLength(1);
    expect(await deliveriesOf(acme)).toEqual([]);
  });

  test('an event reaches all 20 webhooks, once each', async () => {
    const acme = await openCompany();
    const receivers = Array.from({ length: 20 }, () => openReceiver());
    for (const { url } of receivers) await acme.hook({ url });
    await acme.postJob({ status: 'Live' });
    const posts = await Promise.all(receivers.map(({ takes }) => takes(1)));
    expect(new Set(posts.flat().map(({ headers }) => headers['x-service-delivery'])).size).toBe(20);
    await expect.poll(() => logsOf(acme)).toHaveLength(20);
    for (const { taken } of receivers) expect(await taken()).toHaveLength(1);
  });

  test('an event is delivered and logged', async () => {
    const acme = await openCompany();
    const receiver = openReceiver('/status/204');
    const { id } = await acme.hook({ url: receiver.url });
    const job = await acme.postJob({ title: 'Zażółć 👩🏽‍🚀', status: 'Live' });
    const [post] = await receiver.takes(1);
    expect(post?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Service-Webhooks/1.0',
      'x-service-event': 'job.published',
      'x-service-delivery': expect.stringMatching(UUID),
      'x-service-signature': expect.stringMatching(/^sha256=[\da-f]{64}$/u),
    });
    const body = JSON.parse(Buffer.from(post?.body ?? '', 'latin1').toString());
    expect(body).toMatchObject({ data: { job_id: job.id, title: 'Zażółć 👩🏽‍🚀' } });
    const path = `${PATH}/${id}/logs`;
    await expect
      .poll(async () => (await acme.admin<Page<DeliveryLog>>('GET', path)).body.data)
      .toMatchObject({
        total: 1,
        data: [
          {
            delivery_id: post?.headers['x-service-delivery'],
            event: 'job.published',
            attempt: 1,
            status_code: 204,
            success: true,
            error: null,
            response: null,
            delivered_at: expect.any(String),
          },
        ],
      });
  });

  test('an event is stored with the change, or neither is', async () => {
    const acme = await openCompany();
    await acme.hook();
    const job = await acme.postJob();
    const refuse = (trip: string, count: number) => {
      if (trip === 'batch' && count > 2) throw d1Error(CONNECTION_LOST);
    };
    const url = `${API}/api/jobs/update-status/${job.id}`;
    const token = await acme.token('Recruiter');
    const answer = await callWatched(refuse, 'POST', url, { token, body: { status: 'Live' } });
    expect(answer.status).toBe(503);
    expect(await acme.announced()).toEqual([]);
    expect(await deliveriesOf(acme)).toEqual([]);
    expect(await acme.showJob(job)).toMatchObject({ status: 'Draft' });
  });
});

describe('the cost of an event', () => {
  test.each([0, 1, 20])(
    'emitting an event takes no more round trips for %i webhooks',
    async (count) => {
      const acme = await openCompany();
      const receiver = openReceiver();
      for (let index = 0; index < count; index++) await acme.hook({ url: receiver.url });
      const trips: string[] = [];
      const body = { title: 'Baker', status: 'Live' };
      const token = await acme.token('Recruiter');
      const watch = (trip: string) => trips.push(trip);
      const answer = await callWatched(watch, 'POST', `${API}/api/jobs/store`, { token, body });
      expect(answer.status).toBe(201);
      const quiet: string[] = [];
      await callWatched((trip) => quiet.push(trip), 'POST', `${API}/api/jobs/store`, {
        token,
        body: { title: 'Baker' },
      });
      expect(trips).toEqual(quiet);
      expect(await hooksDelivered(acme)).toHaveLength(count);
    },
  );

  test('emitting an event enqueues messages that hold the delivery ids and nothing else', async () => {
    const acme = await openCompany();
    for (let index = 0; index < 3; index++) await acme.hook();
    const { queue } = withWebhooks();
    const answer = await publish(acme, queue.binding);
    await answer.settled();
    expect(answer.status).toBe(201);
    const rows = await deliveriesOf(acme);
    expect(rows).toHaveLength(3);
    const expectedMessages = rows.map(({ id }) => ({ body: { id }, delaySeconds: 0 }));
    expect(queue.messages).toHaveLength(3);
    expect(queue.messages).toEqual(expect.arrayContaining(expectedMessages));
    for (const row of rows) {
      expect(row).toMatchObject({ attempts: 0, hasSucceeded: false });
      expect(row.dueAt).toEqual(row.openedAt);
    }
  });

  test('emitting an event without subscribers enqueues nothing', async () => {
    const acme = await openCompany();
    await acme.hook({ events: ['webhook.test'] });
    const { queue } = withWebhooks();
    const answer = await publish(acme, queue.binding);
    await answer.settled();
    expect(queue.messages).toEqual([]);
  });

  test('a change is answered before the queue answers', async () => {
    const acme = await openCompany();
    await acme.hook();
    let sendCount = 0;
    const answer = await publish(acme, {
      sendBatch() {
        sendCount += 1;
        return new Promise(() => {});
      },
    });
    expect(answer, answer.text).toMatchObject({ status: 201, body: { data: { status: 'Live' } } });
    expect(sendCount).toBe(1);
    expect(await deliveriesOf(acme)).toMatchObject([{ dueAt: expect.any(Date) }]);
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('Queue sendBatch failed: Too Many Requests'))],
    [
      'throws',
      () => {
        throw new Error('Queue sendBatch failed: Too Many Requests');
      },
    ],
  ])(
    'a change is answered although the queue %s, and the cron finds its delivery',
    async (_, sendBatch) => {
      const acme = await openCompany();
      const receiver = openReceiver();
      await acme.hook({ url: receiver.url });
      const start = Date.now();
      setClock(start);
      const answer = await publish(acme, { sendBatch });
      await answer.settled();
      expect(answer, answer.text).toMatchObject({
        status: 201,
        body: { data: { status: 'Live' } },
      });
      const [row] = await deliveriesOf(acme);
      expect(row?.dueAt).toEqual(new Date(start));
      const { env: bindings, queue } = withWebhooks();
      // A poll does not overtake a message on its way.
      for (const [afterMs, found] of [
        [OVERDUE_MS - 1, false],
        [OVERDUE_MS, true],
      ] as const) {
        setClock(start + afterMs);
        await tick(bindings);
        const ids = queue.messages.map(({ body }) => (body as { id: string }).id);
        expect(ids.includes(row?.id ?? '')).toBe(found);
      }
      await deliverNow([row?.id ?? ''], bindings);
      expect(await receiver.taken()).toHaveLength(1);
      expect(await logsOf(acme)).toMatchObject([{ deliveryId: row?.id, hasSucceeded: true }]);
      expect(await deliveriesOf(acme)).toMatchObject([{ dueAt: null, hasSucceeded: true }]);
    },
  );

  async function tick(bindings: Env): Promise<void> {
    await restartPolling();
    const execution = createExecutionContext();
    await worker.scheduled(createScheduledController(), bindings, execution);
    await waitOnExecutionContext(execution);
  }
});

describe('a disabled webhook', () => {
  test('a disabled webhook gets no deliveries, and gets them again when it is enabled', async () => {
    const acme = await openCompany();
    const receiver = openReceiver();
    const { id } = await acme.hook({ url: receiver.url });
    const set = (status: boolean) => acme.admin<Webhook>('PUT', `${PATH}/${id}`, { status });
    await set(false);
    await acme.postJob({ title: 'Missed', status: 'Live' });
    await set(true);
    await acme.postJob({ title: 'Told', status: 'Live' });
    const [post] = await receiver.takes(1);
    expect(post?.body).toContain('"Told"');
    expect(await hooksDelivered(acme)).toEqual([id]);
  });
});
