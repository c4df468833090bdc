/**
 * Database failures while events are emitted, deliveries leased and results recorded: nothing is
 * lost or left half done.
 */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { openDb } from '#platform/db.ts';
import { pollDeliveries } from '#integrations/webhooks/consumer.ts';
import { SECOND_MS } from '#lib/time.ts';
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
  webhookRow,
} from '../support/deliveries.ts';
import type { AttemptResult, Sender } from '../support/deliveries.ts';
import { deliveriesOf, logsOf } from '../support/webhooks.ts';
import { CONNECTION_LOST, d1Error } from '../support/d1.ts';

/** `before`: nothing was done. `after`: it was done, but the answer was lost. */
type Fault = { from: number; until: number; when: 'before' | 'after' };

/** D1 whose round trips with these numbers fail, counted from 1. All writes of the service are batches. */
function failingStore({ from, until, when }: Fault) {
  let count = 0;
  const d1 = new Proxy(env.DB, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name !== 'batch') return member.bind(target);
      return async (statements: D1PreparedStatement[]) => {
        count += 1;
        const fails = count >= from && count <= until;
        if (fails && when === 'before') throw d1Error(CONNECTION_LOST);
        const results = await target.batch(statements);
        if (fails) throw d1Error(CONNECTION_LOST);
        return results;
      };
    },
  });
  return { db: openDb(d1), trips: () => count };
}

let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

/** The lease is the first round trip; recording the result is tried in the next three. */
const ranges = [
  [1, 1],
  [1, Infinity],
  [2, 2],
  [2, 3],
  [2, 4],
  [2, Infinity],
] as const;
const faults = (['before', 'after'] as const).flatMap((when) =>
  ranges.map(([from, until]): Fault => ({ from, until, when })),
);

/** A lease, the whole schedule, and five seconds per attempt. */
const SWEEPS_MAX = 45;

/** Polls with a working database until the company has no open delivery. */
async function pollUntilEnded(sender: Sender, acme: Company): Promise<void> {
  for (let sweep = 0; sweep < SWEEPS_MAX; sweep++) {
    const open = (await deliveriesOf(acme)).filter(({ dueAt }) => dueAt !== null);
    if (open.length === 0) return;
    setClock(Date.now() + 10 * SECOND_MS);
    sender.wakes.length = 0;
    pollDeliveries(sender.services);
    await sender.settled();
    const mine = sender.wakes.filter(({ id }) => open.some((row) => row.id === id));
    await deliver(sender, ...mine.map(({ id }) => id));
  }
  expect.fail('a delivery stays open');
}

/** Every delivery is open, or ended and logged. */
async function expectWhole(acme: Company, id: string): Promise<void> {
  const row = (await deliveryRow(id)) ?? expect.fail('the delivery is gone');
  const logs = await logsOf(acme);
  expect(logs).toHaveLength(row.attempts);
  expect(logs.some(({ hasSucceeded }) => hasSucceeded)).toBe(row.hasSucceeded);
  if (row.dueAt === null) expect(logs.length).toBeGreaterThan(0);
}

async function setUp() {
  const acme = await openCompany();
  const webhook = await subscribe(acme);
  const start = Date.now();
  setClock(start);
  const [id = ''] = await emitJobPublished(openSender(), acme);
  return { acme, webhook, id, start };
}

describe('database failures while a delivery is sent', () => {
  test.each(faults)(
    'database failures $when round trip $from to $until lose nothing of a delivery that is received',
    async (fault) => {
      const { acme, webhook, id } = await setUp();
      const sender = openSender([], failingStore(fault));
      await deliver(sender, id).catch(() => {});
      await expectWhole(acme, id);
      await pollUntilEnded(openSender(), acme);
      await expectWhole(acme, id);
      expect(await deliveryRow(id)).toMatchObject({ attempts: 1, hasSucceeded: true });
      expect(await logsOf(acme)).toMatchObject([{ attempt: 1, hasSucceeded: true }]);
      expect(await webhookRow(webhook)).toMatchObject({ failingSince: null, failedCount: 0 });
    },
  );

  test.each(faults)(
    'database failures $when round trip $from to $until lose nothing of a delivery that fails',
    async (fault) => {
      const { acme, webhook, id } = await setUp();
      const broken = (given = {}) => openSender(() => Promise.resolve(BROKEN), given);
      await deliver(broken(failingStore(fault)), id).catch(() => {});
      await expectWhole(acme, id);
      await pollUntilEnded(broken(), acme);
      await expectWhole(acme, id);
      expect(await deliveryRow(id)).toMatchObject({ attempts: 4, hasSucceeded: false });
      expect((await logsOf(acme)).map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4]);
      expect(await webhookRow(webhook)).toMatchObject({ failedCount: 1 });
    },
  );

  test.each(faults)(
    'database failures $when round trip $from to $until of the last attempt count it once',
    async (fault) => {
      const { acme, webhook, id, start } = await setUp();
      const answers = [BROKEN, BROKEN, BROKEN];
      const sender = openSender(answers);
      for (const after of [0, 10, 70]) {
        setClock(start + after * SECOND_MS);
        await deliver(sender, id);
      }
      setClock(start + 370 * SECOND_MS);
      await deliver(openSender([BROKEN], failingStore(fault)), id).catch(() => {});
      await expectWhole(acme, id);
      await pollUntilEnded(openSender([BROKEN]), acme);
      expect(await deliveryRow(id)).toMatchObject({ attempts: 4, hasSucceeded: false });
      expect(await logsOf(acme)).toHaveLength(4);
      expect(await webhookRow(webhook)).toMatchObject({ failedCount: 1 });
    },
  );

  test.each([RECEIVED, BROKEN])(
    'two database failures still record the result at once, and the next attempt is made: $statusCode',
    async (went: AttemptResult) => {
      for (const when of ['before', 'after'] as const) {
        const { acme, id } = await setUp();
        const sender = openSender([went], failingStore({ from: 2, until: 3, when }));
        await deliver(sender, id);
        expect(await logsOf(acme)).toHaveLength(1);
        expect(sender.wakes).toEqual(went === BROKEN ? [{ id, delaySeconds: 10 }] : []);
        expect(logged).not.toHaveBeenCalled();
      }
    },
  );
});

describe('database failures while an event is emitted', () => {
  const publish = (sender: Sender, acme: Company) =>
    requestAsAdmin(sender, acme, 'POST', '/api/jobs/store', { title: 'Baker', status: 'Live' });

  test.each(['before', 'after'] as const)(
    'a database failure %s any round trip of a change stores the job with its delivery, or neither',
    async (when) => {
      const acme = await openCompany();
      await acme.token('Admin');
      await subscribe(acme);
      const outcomes: [status: number, jobs: number][] = [];
      for (let trip = 1; ; trip++) {
        const before = (await deliveriesOf(acme)).length;
        const eventCount = (await acme.announced()).length;
        const store = failingStore({ from: trip, until: trip, when });
        const sender = openSender([], store);
        const { status } = await publish(sender, acme);
        await sender.settled();
        const deliveries = (await deliveriesOf(acme)).length - before;
        expect((await acme.announced()).length - eventCount).toBe(deliveries);
        outcomes.push([status, deliveries]);
        if (store.trips() < trip) break;
      }
      const errorStatuses = [503, 0];
      // The reads with the check of the token, the change, and no more round trips that could fail.
      expect(outcomes).toEqual([
        errorStatuses,
        when === 'before' ? errorStatuses : [503, 1],
        [201, 1],
      ]);
      const path = '/api/jobs/index';
      const { body } = await requestAsAdmin<{ total: number }>(openSender(), acme, 'GET', path);
      const all = await deliveriesOf(acme);
      expect(body.data.total).toBe(all.length);

      const start = Date.now();
      setClock(start);
      const sender = openSender();
      await pollUntilEnded(sender, acme);
      const sent = sender.posts.map(({ headers }) => headers['X-Service-Delivery']);
      expect(sent).toHaveLength(all.length);
      expect(new Set(sent)).toEqual(new Set(all.map(({ id }) => id)));
    },
  );
});
