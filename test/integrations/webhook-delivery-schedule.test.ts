/** The schedule: four attempts, 10 s, 60 s and 300 s after the end of the previous one (contract 3.3, 6.3). */
import { describe, expect, test } from 'vitest';
import { SECOND_MS, timestamp } from '#lib/time.ts';
import type { DeliveryLog } from '#integrations/webhooks/schemas.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import {
  emitJobPublished,
  requestAsAdmin,
  BROKEN,
  deliver,
  deliveryRow,
  openSender,
  RECEIVED,
  TIMED_OUT,
  subscribe,
} from '../support/deliveries.ts';
import type { AttemptResult } from '../support/deliveries.ts';
import { logsOf } from '../support/webhooks.ts';

const DELAYS_SECONDS = [10, 60, 300] as const;
/** A message may arrive this early. */
const EARLY_MS = 200;
/** How long each attempt takes in these tests. */
const ATTEMPT_MS = 4321;

/** A company with one webhook, and a receiver that answers these statuses slowly. */
async function setUp(answers: AttemptResult[]) {
  const acme = await openCompany();
  const webhook = await subscribe(acme);
  // A whole second, like the signed time.
  const start = Math.ceil(Date.now() / SECOND_MS) * SECOND_MS;
  setClock(start);
  const sender = openSender(() => {
    setClock(Date.now() + ATTEMPT_MS);
    return Promise.resolve(answers.shift() ?? RECEIVED);
  });
  const [id = ''] = await emitJobPublished(sender, acme);
  return { acme, webhook, sender, id, start };
}

const answer = (statusCode: number): AttemptResult => ({ ...BROKEN, statusCode });

describe('the schedule of a delivery', () => {
  test('a failing delivery is attempted at once, then 10 s, 60 s and 300 s after the previous end, and no fifth time', async () => {
    const { acme, webhook, sender, id, start } = await setUp([
      BROKEN,
      TIMED_OUT,
      answer(404),
      BROKEN,
    ]);
    expect(sender.wakes).toEqual([{ id, delaySeconds: 0 }]);
    await deliver(sender, id);
    // After each number of attempts, with messages that come early, on time or late.
    const schedule = [
      [1, 10, -EARLY_MS],
      [2, 60, 0],
      [3, 300, 3 * SECOND_MS],
    ] as const;
    let end = start + ATTEMPT_MS;
    for (const [attempts, delaySeconds, aside] of schedule) {
      const due = end + delaySeconds * SECOND_MS;
      expect(sender.posts).toHaveLength(attempts);
      expect(sender.wakes.at(-1)).toEqual({ id, delaySeconds });
      expect(await deliveryRow(id)).toMatchObject({ attempts, dueAt: new Date(due) });
      for (const early of [due - delaySeconds * SECOND_MS, due - EARLY_MS - 1]) {
        setClock(early);
        await deliver(sender, id);
        expect(sender.posts).toHaveLength(attempts);
      }
      const startedAt = due + aside;
      setClock(startedAt);
      await deliver(sender, id);
      end = startedAt + ATTEMPT_MS;
    }
    expect(sender.posts).toHaveLength(4);
    expect(sender.wakes).toHaveLength(4);
    expect(await deliveryRow(id)).toMatchObject({ attempts: 4, dueAt: null, hasSucceeded: false });
    setClock(end + 3600 * SECOND_MS);
    await deliver(sender, id);
    expect(sender.posts).toHaveLength(4);

    const path = `/api/plugins/webhooks/${webhook.id}/logs`;
    const logs = await requestAsAdmin<{ data: DeliveryLog[] }>(sender, acme, 'GET', path);
    expect(logs.body.data.data.toReversed()).toMatchObject([
      { attempt: 1, status_code: 500, error: null, response: 'No.' },
      { attempt: 2, status_code: 0, error: 'timeout', response: null },
      { attempt: 3, status_code: 404, error: null, response: 'No.' },
      { attempt: 4, status_code: 500, error: null, response: 'No.' },
    ]);
    for (const log of logs.body.data.data) {
      expect(log).toMatchObject({ delivery_id: id, success: false, delivered_at: null });
    }
  });

  test.each([1, 2, 3, 4])('a delivery ends when attempt %i succeeds', async (last) => {
    const { acme, webhook, sender, id } = await setUp(
      Array.from({ length: last - 1 }, () => BROKEN),
    );
    await deliver(sender, id);
    for (const delaySeconds of DELAYS_SECONDS.slice(0, last - 1)) {
      setClock(Date.now() + delaySeconds * SECOND_MS);
      await deliver(sender, id);
    }
    const end = new Date();
    expect(sender.posts).toHaveLength(last);
    expect(await deliveryRow(id)).toMatchObject({
      attempts: last,
      dueAt: null,
      hasSucceeded: true,
    });
    expect(sender.wakes.map(({ delaySeconds }) => delaySeconds)).toEqual(
      [0, ...DELAYS_SECONDS].slice(0, last),
    );
    setClock(end.getTime() + 600 * SECOND_MS);
    await deliver(sender, id);
    expect(sender.posts).toHaveLength(last);

    const path = `/api/plugins/webhooks/${webhook.id}/logs`;
    const { body } = await requestAsAdmin<{ data: DeliveryLog[] }>(sender, acme, 'GET', path);
    const [newest, ...before] = body.data.data;
    expect(newest).toMatchObject({
      attempt: last,
      status_code: 200,
      success: true,
      error: null,
      response: null,
      duration_ms: RECEIVED.durationMs,
      delivered_at: timestamp(end),
      created_at: timestamp(end),
    });
    expect(before.map(({ attempt, success }) => ({ attempt, success }))).toEqual(
      Array.from({ length: last - 1 }, (_, index) => ({
        attempt: last - 1 - index,
        success: false,
      })),
    );
  });

  test.each([301, 302, 304, 307, 308, 400, 401, 404, 410, 429, 500, 503])(
    'the status %i is retried',
    async (statusCode) => {
      const { acme, sender, id } = await setUp([answer(statusCode)]);
      await deliver(sender, id);
      expect(sender.wakes.at(-1)).toEqual({ id, delaySeconds: 10 });
      expect(await logsOf(acme)).toMatchObject([{ attempt: 1, statusCode, hasSucceeded: false }]);
    },
  );

  test.each([200, 201, 202, 204, 299])('the status %i succeeds', async (statusCode) => {
    const { acme, sender, id } = await setUp([{ ...RECEIVED, statusCode }]);
    await deliver(sender, id);
    expect(sender.wakes).toHaveLength(1);
    expect(await logsOf(acme)).toMatchObject([{ attempt: 1, statusCode, hasSucceeded: true }]);
  });

  test('every attempt has the same body and id', async () => {
    const { sender, id, start } = await setUp([BROKEN, BROKEN, BROKEN, BROKEN]);
    await deliver(sender, id);
    for (const delaySeconds of DELAYS_SECONDS) {
      setClock(Date.now() + delaySeconds * SECOND_MS);
      await deliver(sender, id);
    }
    const [first, ...others] = sender.posts;
    expect(others).toHaveLength(3);
    for (const { body, url, headers } of others) {
      expect({ body, url }).toEqual({ body: first?.body, url: first?.url });
      expect(headers['X-Service-Delivery']).toBe(id);
      expect(headers['X-Service-Signature']).toBe(first?.headers['X-Service-Signature']);
    }
    // Only the signed time differs, or receivers that refuse old signatures would refuse late attempts.
    const gap = ATTEMPT_MS / SECOND_MS;
    expect(sender.posts.map(({ headers }) => Number(headers['webhook-timestamp']))).toEqual(
      [0, 10 + gap, 70 + 2 * gap, 370 + 3 * gap].map((after) =>
        Math.floor(start / SECOND_MS + after),
      ),
    );
  });
});
