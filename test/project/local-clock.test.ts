/** The cron trigger of a development machine. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startClock } from '../../tools/local/clock.ts';

const TIMES = { firstMs: 100, everyMs: 1000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('runs at the start, and again without anybody calling it', async () => {
  const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const clock = startClock(run, TIMES);
  await vi.advanceTimersByTimeAsync(99);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(run).toHaveBeenCalledTimes(3);
  await clock.pause();
});

test('begins no run while one is in progress', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn<() => Promise<void>>(() => promise);
  const clock = startClock(run, TIMES);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(1);
  resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(2);
  await clock.pause();
});

test('prints the failure of a run, and runs again', async () => {
  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const run = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('The store is busy.')));
  const clock = startClock(run, TIMES);
  await vi.advanceTimersByTimeAsync(1100);
  expect(run).toHaveBeenCalledTimes(2);
  expect(printed.mock.calls.flat()).toEqual(
    Array(2).fill('The cron run failed. Error: The store is busy.\n'),
  );
  await clock.pause();
});

test('a pause waits for the run in progress, and nothing runs until it ends', async () => {
  let ended = 0;
  const run = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    ended += 1;
  };
  const clock = startClock(run, TIMES);
  await vi.advanceTimersByTimeAsync(200);
  const paused = clock.pause().then(() => ended);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await paused).toBe(1);
  expect(ended).toBe(1);
  clock.resume();
  await vi.advanceTimersByTimeAsync(1500);
  expect(ended).toBe(2);
  void clock.pause();
});
