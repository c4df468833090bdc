/** The request a receiver gets: one POST with its headers and body (contract 6.2). */
import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { events } from '#data/tables/events.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { deliveryRow, subscribe } from '../support/deliveries.ts';
import { callDirectly } from '../support/direct.ts';
import { db } from '../support/operator.ts';
import { openReceiver } from '../support/receiver.ts';
import { deliverNow, withWebhooks } from '../support/webhooks.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;

async function setUp(behaviour?: string) {
  const acme = await openCompany();
  const receiver = openReceiver(behaviour);
  const webhook = await subscribe(acme, {
    url: receiver.url,
    events: ['job.published', 'job.closed'],
  });
  return { acme, receiver, webhook, worker: withWebhooks() };
}

type Worker = ReturnType<typeof withWebhooks>;

/** The ids that were enqueued, in order. */
function enqueuedIds({ queue }: Worker): string[] {
  return queue.messages.map(({ body }) => (body as { id: string }).id);
}

async function request<Data>(worker: Worker, acme: Company, path: string, body: object) {
  const token = await acme.token('Admin');
  const answer = await callDirectly<Data>(worker.env, token, 'POST', path, body);
  expect(answer, answer.text).toMatchObject({ body: { success: true } });
  await answer.settled();
  return answer.body.data;
}

/** Publishes a job. */
const publish = (worker: Worker, acme: Company) =>
  request<Job>(worker, acme, '/api/jobs/store', { title: 'Bäcker', status: 'Live' });

async function lastEvent({ id }: Company) {
  const rows = db.select().from(events).where(eq(events.companyId, id)).orderBy(desc(events.id));
  const [row = expect.fail()] = await rows.limit(1);
  return row;
}

describe('a delivery', () => {
  test('a delivery is one POST with the headers of the contract, and no others of ours', async () => {
    const { acme, receiver, worker } = await setUp();
    await publish(worker, acme);
    const [id = '', ...more] = enqueuedIds(worker);
    expect(id).toMatch(UUID);
    expect(more).toEqual([]);
    expect(worker.queue.messages).toEqual([{ body: { id }, delaySeconds: 0 }]);
    expect(await deliverNow([id], worker.env)).toMatchObject({ outcome: 'ok', ackAll: true });
    const [post = expect.fail(), ...others] = await receiver.taken();
    expect(others).toEqual([]);
    expect(post.method).toBe('POST');
    const { headers } = post;
    expect(headers).toEqual({
      'content-type': 'application/json',
      'user-agent': 'Service-Webhooks/1.0',
      'x-service-event': 'job.published',
      'x-service-delivery': id,
      'x-service-signature': expect.stringMatching(/^sha256=[0-9a-f]{64}$/u),
      'webhook-id': id,
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/u),
      'webhook-signature': expect.stringMatching(/^v1,[\w+/]{43}=$/u),
      // Added by the network.
      host: new URL(receiver.url).host,
      'content-length': String(post.body.length),
      'cf-worker': expect.any(String),
    });
  });

  test('the body is the envelope of the outbox, byte for byte, on every attempt', async () => {
    const start = Date.now();
    setClock(start);
    const { acme, receiver, worker } = await setUp('/status/500,503,404,410');
    const job = await publish(worker, acme);
    const [id = ''] = enqueuedIds(worker);
    for (const after of [0, 10, 70, 370]) {
      setClock(start + after * 1000);
      await deliverNow([id], worker.env);
    }
    const posts = await receiver.taken();
    expect(posts).toHaveLength(4);
    const { body } = await lastEvent(acme);
    for (const post of posts) {
      expect(Buffer.from(post.body, 'latin1').toString()).toBe(body);
      expect(post.headers).toMatchObject({
        'content-length': String(Buffer.byteLength(body)),
        'x-service-delivery': id,
      });
    }
    expect(body).toBe(
      JSON.stringify({
        event: 'job.published',
        timestamp: `${new Date(start).toISOString().slice(0, 19)}+00:00`,
        data: { job_id: job.id, title: 'Bäcker', status: 'Live' },
      }),
    );
    expect(await deliveryRow(id)).toMatchObject({ attempts: 4, dueAt: null, hasSucceeded: false });
  });

  test('every webhook and every event has its own delivery id', async () => {
    const { acme, worker } = await setUp();
    await subscribe(acme);
    await subscribe(acme, { events: ['job.closed'] });
    await subscribe(await openCompany());
    const job = await publish(worker, acme);
    expect(enqueuedIds(worker)).toHaveLength(2);
    await request(worker, acme, `/api/jobs/update-status/${job.id}`, { status: 'Closed' });
    const ids = enqueuedIds(worker);
    expect(new Set(ids).size).toBe(4);
    const rows = await Promise.all(ids.map((id) => deliveryRow(id)));
    expect(new Set(rows.map((row) => row?.companyId))).toEqual(new Set([acme.id]));
    expect(new Set(rows.map((row) => row?.eventId)).size).toBe(2);
  });

  test('an event without subscribers has no delivery, but is kept', async () => {
    const acme = await openCompany();
    const worker = withWebhooks();
    const webhook = await subscribe(acme);
    const off = await acme.admin('PUT', `/api/plugins/webhooks/${webhook.id}`, { status: false });
    expect(off.status).toBe(200);
    await subscribe(acme, { events: ['application.created'] });
    await publish(worker, acme);
    expect(worker.queue.messages).toEqual([]);
    expect(await acme.announced()).toMatchObject([{ event: 'job.published' }]);
  });
});
