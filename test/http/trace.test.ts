/** W3C Trace Context: what a caller sends as `traceparent` is in the log, in messages of queues, and in requests to webhooks. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { CONNECTION_LOST, d1Error, watched } from '../support/d1.ts';
import { subscribe } from '../support/deliveries.ts';
import { callDirectly } from '../support/direct.ts';
import { consume } from '../support/queue.ts';
import { openReceiver } from '../support/receiver.ts';
import { withWebhooks } from '../support/webhooks.ts';

const SPAN = '00f067aa0ba902b7';

function newTrace() {
  const id = crypto.randomUUID().replaceAll('-', '');
  return { id, headers: { traceparent: `00-${id}-${SPAN}-01` } };
}

const passedOn = (id: string) =>
  expect.stringMatching(new RegExp(`^00-${id}-(?!${SPAN})[\\da-f]{16}-01$`, 'u'));

let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

const lines = () => logged.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);

/** A database whose batches all fail. */
const brokenDb = watched(env.DB, (trip) => {
  if (trip === 'batch') throw d1Error(CONNECTION_LOST);
});

/** Publishes a job as a caller that sends these headers. */
async function publish(receiverBehaviour: string | undefined, headers: Record<string, string>) {
  const acme = await openCompany();
  const receiver = openReceiver(receiverBehaviour);
  await subscribe(acme, { url: receiver.url, events: ['job.published'] });
  const worker = withWebhooks();
  const token = await acme.token('Admin');
  const job = { title: 'Bäcker', status: 'Live' };
  const answer = await callDirectly(worker.env, token, 'POST', '/api/jobs/store', job, headers);
  expect(answer, answer.text).toMatchObject({ body: { success: true } });
  await answer.settled();
  const deliver = () =>
    consume(
      'recruiting-webhooks',
      worker.queue.messages.splice(0).map(({ body }) => body),
      worker.env,
    );
  return { receiver, queue: worker.queue, deliver };
}

describe('a request with traceparent', () => {
  test('has its trace in the line that the log has of its failure', async () => {
    const { id, headers } = newTrace();
    const acme = await openCompany();
    const token = await acme.token('Admin');
    const path = '/api/jobs/index';
    const answer = await callDirectly({ DB: brokenDb }, token, 'GET', path, undefined, headers);
    expect(answer.status).toBe(503);
    expect(lines()).toEqual([expect.objectContaining({ trace_id: id, name: 'Error' })]);
  });

  test('passes its trace on to webhooks, with a span of its own for each attempt', async () => {
    const start = Date.now();
    setClock(start);
    const { id, headers } = newTrace();
    const { receiver, queue, deliver } = await publish('/status/500,200', headers);
    expect(queue.messages).toEqual([
      {
        body: { id: expect.any(String), traceparent: passedOn(id) },
        delaySeconds: 0,
      },
    ]);
    await deliver();
    // The second attempt has the trace of the first.
    expect(queue.messages).toEqual([
      {
        body: { id: expect.any(String), traceparent: passedOn(id), delaySeconds: 10 },
        delaySeconds: 10,
      },
    ]);
    setClock(start + 10_000);
    await deliver();
    const posts = await receiver.taken();
    const sent = posts.map((post) => post.headers['traceparent']);
    expect(sent).toEqual([passedOn(id), passedOn(id)]);
    expect(new Set(sent).size).toBe(2);
  });

  test('has its trace in the line of a message that fails', async () => {
    const { id, headers } = newTrace();
    const bindings = { ...env, DB: brokenDb };
    await consume('recruiting-meetings', [{ id: 1, ...headers }, { id: 2 }], bindings);
    const traced = lines().filter((line) => line instanceof Object && 'trace_id' in line);
    expect(lines()).toHaveLength(2);
    expect(traced).toEqual([expect.objectContaining({ trace_id: id })]);
  });
});

describe('a request without a valid traceparent', () => {
  test.each([undefined, `00-${'0'.repeat(32)}-${SPAN}-01`, 'any; drop table', '00-ABC-1-1'])(
    'is served as it is, and passes nothing on (%j)',
    async (traceparent) => {
      const headers = traceparent === undefined ? {} : { traceparent };
      const { receiver, queue, deliver } = await publish(undefined, headers);
      expect(queue.messages.map(({ body }) => Object.keys(body as object))).toEqual([['id']]);
      await deliver();
      const [post = expect.fail()] = await receiver.taken();
      expect(post.headers).not.toHaveProperty('traceparent');
      expect(lines()).toEqual([]);
    },
  );
});
