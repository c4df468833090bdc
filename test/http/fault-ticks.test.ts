/**
 * The cron job and the queue consumers, with each call of the database failing once: the next ticks complete the work, and no
 * email is sent twice. A sample runs here; `npm run check:faults` runs all.
 */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';
import { setClock } from '../support/clock.ts';
import type { Fault } from '../support/faults/bindings.ts';
import { differences, shapeOf, storedOf } from '../support/faults/store.ts';
import { openWorkBindings, tickAndConsume, works } from '../support/faults/work.ts';
import type { Outgoing, Work } from '../support/faults/work.ts';

/** Failures are logged, and emails printed, thousands of times. */
let muted: MockInstance[] = [];
beforeEach(() => {
  muted = [
    vi.spyOn(console, 'error').mockImplementation(() => undefined),
    vi.spyOn(console, 'warn').mockImplementation(() => undefined),
  ];
});
afterEach(() => {
  for (const spy of muted) spy.mockRestore();
});

/** Longer than any lease, after which the next tick takes up what an error interrupted. */
const LATER_MS = 3 * MINUTE_MS;
const DRAINING_TICKS = 3;

/** Does what other tests have left to be done: each call of a tick is tried, and theirs would be as well. */
async function drain(): Promise<void> {
  for (let nth = 0; nth < DRAINING_TICKS; nth++) await tickAndConsume([], Date.now());
}

/** Runs the work with a fault, and three ticks without. */
async function outcomeOf(open: () => Promise<Work>, fault: Fault | null) {
  const work = await open();
  const start = Date.now();
  const sent: Outgoing = [];
  const { env: bindings, calls } = openWorkBindings(fault, sent);
  await work.run(bindings, start);
  for (let nth = 1; nth <= 3; nth++) {
    setClock(start + nth * LATER_MS);
    await tickAndConsume(sent, start + nth * LATER_MS);
  }
  vi.useRealTimers();
  const mailed = sent.filter((to) => to === work.to).length;
  return { calls: calls.length, mailed, shape: shapeOf(await storedOf(work)) };
}

/** Every fault, or those of every fourth call, which fails before and after in turn. */
function faultsOf(calls: number): Fault[] {
  const each = Array.from({ length: calls }, (_, index) => index + 1);
  const isAll = env.FAULTS === 'all';
  const sampled = { before: 1, after: 5 };
  return (['before', 'after'] as const).flatMap((how) =>
    each.filter((at) => isAll || at % 8 === sampled[how]).map((at) => ({ how, at })),
  );
}

describe('work whose call to the database fails once', () => {
  test.each(Object.entries(works))(
    '%s is completed by the next ticks, and sends no email twice',
    async (_, open) => {
      await drain();
      const whole = await outcomeOf(open, null);
      expect(whole.mailed).toBe(1);
      const faults: string[] = [];
      for (const fault of faultsOf(whole.calls)) {
        const { mailed, shape } = await outcomeOf(open, fault);
        const unlike = differences(whole.shape, shape);
        if (mailed === 1 && unlike.length === 0) continue;
        faults.push(`${JSON.stringify(fault)}: ${mailed} emails, ${unlike.join(', ')}`);
      }
      expect(faults).toEqual([]);
    },
    300_000,
  );
});
