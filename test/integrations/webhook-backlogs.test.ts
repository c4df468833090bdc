/** Backlogs: one company's surplus holds up nobody else, and what waits in a queue is not enqueued again. */
import { createMessageBatch } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { publicContext } from '#http/context.ts';
import { enqueueOverdue } from '#integrations/webhooks/actions/deliver.ts';
import { consumeDeliveries } from '#integrations/webhooks/consumer.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import {
  deliver,
  deliveryRow,
  emitJobPublished,
  openSender,
  subscribe,
} from '../support/deliveries.ts';
import type { Sender } from '../support/deliveries.ts';
import { restartPolling } from '../support/polls.ts';

/** A company with this many deliveries that are due, and their ids in the order of their messages. */
async function withDue(events: number, hooks = 1): Promise<{ acme: Company; ids: string[] }> {
  const acme = await openCompany();
  for (let nth = 0; nth < hooks; nth += 1) await subscribe(acme);
  const ids: string[] = [];
  for (let nth = 0; nth < events; nth += 1)
    ids.push(...(await emitJobPublished(openSender(), acme)));
  return { acme, ids };
}

/** The deliveries that the sender has posted, in order. */
const posted = ({ posts }: Sender) =>
  posts.map(({ headers }) => headers['X-Service-Delivery'] ?? '');

/** Polls, and returns which of these were enqueued. */
async function polled(ids: readonly string[], limit = 1000): Promise<string[]> {
  const sender = openSender();
  await enqueueOverdue(publicContext(sender.services, new Date()), limit);
  return sender.wakes.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
}

async function consumeSentAt(sentAt: number, body: object): Promise<void> {
  const sender = openSender();
  const message = { id: 'm', timestamp: new Date(sentAt), attempts: 1, body };
  await consumeDeliveries(sender.services, createMessageBatch('recruiting-webhooks', [message]));
  await sender.settled();
}

test('a delivery goes ahead of another company’s surplus, and each is sent once', async () => {
  const start = Date.now();
  setClock(start);
  const noisy = await withDue(20, 4);
  const other = await withDue(1);
  const sender = openSender();
  await deliver(sender, ...noisy.ids.slice(0, 5));
  expect(posted(sender)).toContain(other.ids[0]);
  const rest = [...noisy.ids.slice(5), ...other.ids];
  for (let at = 0; at < rest.length; at += 5) await deliver(sender, ...rest.slice(at, at + 5));
  // Of what goes ahead, the surplus loses as many messages in the end as are left: polling finds those.
  const all = [...noisy.ids, ...other.ids];
  setClock(start + 6 * SECOND_MS);
  await deliver(sender, ...(await polled(all)));
  const sent = posted(sender).filter((id) => all.includes(id));
  expect(sent.toSorted()).toEqual(all.toSorted());
});

test('several companies with a surplus take turns with one that has a single delivery', async () => {
  setClock(Date.now());
  const noisy = [await withDue(15, 4), await withDue(15, 4), await withDue(15, 4)];
  const other = await withDue(1);
  const sender = openSender();
  // The messages of the first company are all ahead of the others'.
  await deliver(sender, ...(noisy[0]?.ids.slice(0, 5) ?? []));
  const sent = posted(sender);
  expect(sent).toContain(other.ids[0]);
  for (const { ids } of noisy) expect(ids.some((id) => sent.includes(id))).toBe(true);
});

test('the messages of companies without a surplus lease what they name', async () => {
  setClock(Date.now());
  const [first, second] = [await withDue(3), await withDue(3)];
  const sender = openSender();
  await deliver(sender, ...second.ids);
  expect(posted(sender).toSorted()).toEqual(second.ids.toSorted());
  await deliver(sender, ...first.ids);
  expect(posted(sender).toSorted()).toEqual([...first.ids, ...second.ids].toSorted());
});

test('a message that comes early leases neither its delivery nor a surplus twice', async () => {
  const start = Date.now();
  setClock(start);
  const noisy = await withDue(12, 4);
  const sender = openSender();
  for (let round = 0; round < 2; round += 1) {
    for (let at = 0; at < noisy.ids.length; at += 5)
      await deliver(sender, ...noisy.ids.slice(at, at + 5));
  }
  const sent = posted(sender).filter((id) => noisy.ids.includes(id));
  expect(sent.toSorted()).toEqual(noisy.ids.toSorted());
});

test('what waits in a queue that is behind is not enqueued again, and what it has lost is', async () => {
  await restartPolling();
  const start = Date.now();
  setClock(start);
  const { acme, ids: lost } = await withDue(1);
  // Requests poll, too, so there is none after this.
  setClock(start + 10 * SECOND_MS);
  const [consumed] = await emitJobPublished(openSender(), acme);
  const waiting = await emitJobPublished(openSender(), acme);
  setClock(start + 20 * SECOND_MS);
  await consumeSentAt(start + 10 * SECOND_MS, { id: consumed });
  expect(await polled([...lost, ...waiting])).toEqual(lost);
  // The queue has stopped: what waited in it counts as lost.
  setClock(start + 41 * SECOND_MS);
  expect((await polled(waiting)).toSorted()).toEqual(waiting.toSorted());
});

test('a message with a delay waits from the end of its delay', async () => {
  await restartPolling();
  const start = Date.now() + 5 * MINUTE_MS;
  setClock(start);
  const { ids } = await withDue(2);
  setClock(start + 10 * SECOND_MS);
  await consumeSentAt(start, { id: ids[0], delaySeconds: 10 });
  expect(await polled(ids.slice(1))).toEqual(ids.slice(1));
});

test('polls enqueue each delivery once in two minutes, also of one instant', async () => {
  await restartPolling();
  const start = Date.now() + 10 * MINUTE_MS;
  setClock(start);
  const { ids } = await withDue(4, 2);
  setClock(start + 6 * SECOND_MS);
  const found: string[] = [];
  for (let poll = 0; poll < 20; poll += 1) found.push(...(await polled(ids, 3)));
  expect(found.toSorted()).toEqual(ids.toSorted());
  setClock(start + 60 * SECOND_MS);
  expect(await polled(ids)).toEqual([]);
  setClock(start + 6 * SECOND_MS + 2 * MINUTE_MS);
  expect((await polled(ids)).toSorted()).toEqual(ids.toSorted());
  // A retry that has become due meanwhile is none of those.
  expect(await deliveryRow(ids[0])).toMatchObject({ dueAt: new Date(start) });
});

test('a clock that was set back hides nothing from polling', async () => {
  await restartPolling();
  const start = Date.now() + 20 * MINUTE_MS;
  setClock(start + MINUTE_MS);
  const later = await withDue(1);
  setClock(start + MINUTE_MS + 6 * SECOND_MS);
  expect(await polled(later.ids)).toEqual(later.ids);
  setClock(start);
  const { ids } = await withDue(1);
  setClock(start + 6 * SECOND_MS);
  expect(await polled(ids)).toEqual(ids);
});
