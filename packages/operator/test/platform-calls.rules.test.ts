/** Calls of the platform's API stay below its limit. */
import { expect, test } from 'vitest';
import { openPace } from '../tools/deployment/pace.ts';

test('calls wait once there are too many of them in a window, and no longer than it', () => {
  const pace = openPace(3, 1000);
  expect([0, 10, 20].map((now) => pace.take(now))).toEqual([0, 0, 0]);
  expect(pace.take(30)).toBe(970);
  expect(pace.take(30)).toBe(980);
  expect(pace.take(5000)).toBe(0);
});

test('no window has more calls than are allowed, however many are asked for at once', () => {
  const pace = openPace(10, 1000);
  const times = Array.from({ length: 100 }, (_, at) => at + pace.take(at));
  for (const [at, time] of times.entries())
    expect((times[at + 10] ?? Infinity) - time).toBeGreaterThanOrEqual(1000);
});
