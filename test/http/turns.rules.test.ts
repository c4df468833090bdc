/** Requests that compete for the same records take their turns in the order in which they came, and none waits long. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { takeTurn } from '#http/turns.ts';

/** The clock and the timers of the test, so that no time passes. */
function useClock() {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Takes a turn that lasts so long, and notes when it began. */
async function turn(lane: string, lastsMs: number, begun: number[], nth: number) {
  const end = await takeTurn(lane);
  begun.push(nth);
  await new Promise((resolve) => {
    setTimeout(resolve, lastsMs);
  });
  end();
}

test('who came first goes first', async () => {
  useClock();
  const begun: number[] = [];
  const turns = Array.from({ length: 30 }, (_, nth) => turn('in order', 100, begun, nth));
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all(turns);
  expect(begun).toEqual(Array.from({ length: 30 }, (_, nth) => nth));
});

test('nobody waits longer than five seconds, however many wait', async () => {
  useClock();
  const waited: number[] = [];
  const turns = Array.from({ length: 100 }, async () => {
    const end = await takeTurn('many');
    waited.push(Date.now());
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    end();
  });
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(turns);
  expect(Math.max(...waited)).toBeLessThanOrEqual(5100);
});

test('a request that waited before has less time left', async () => {
  useClock();
  const held = await takeTurn('spent');
  const second = (async () => {
    const end = await takeTurn('spent', 1000);
    end();
    return Date.now();
  })();
  // The turn that is held is passed on after two seconds.
  await vi.advanceTimersByTimeAsync(1500);
  expect(await second).toBeLessThanOrEqual(1100);
  held();
});

test('a turn whose request has ended is passed on', async () => {
  useClock();
  await takeTurn('ended');
  const next = (async () => {
    await takeTurn('ended');
    return Date.now();
  })();
  await vi.advanceTimersByTimeAsync(2100);
  expect(await next).toBeGreaterThanOrEqual(2000);
});
