/** How fast the database grows, by the sizes of its days. */
import { expect, test } from 'vitest';
import { growthOf } from '#operator/growth/rules.ts';

const GB = 1e9;
const sizes = (...bytes: number[]) => bytes.map((one, at) => ({ day: 20_000 + at, bytes: one }));

test('nothing is said of it before there are the sizes of two days', () => {
  expect(growthOf([])).toBeNull();
  expect(growthOf(sizes(GB))).toBeNull();
});

test('it is that of the last 30 days, and the days left are those to 10 GB', () => {
  const before = { day: 19_000, bytes: 0 };
  const growth = growthOf([before, ...sizes(4 * GB, 4.5 * GB, 5 * GB)]);
  expect(growth).toEqual({ bytes: 5 * GB, bytesPerDay: 0.5 * GB, daysLeft: 10 });
});

test('days without a size are counted, and a database that does not grow is never full', () => {
  const [first = { day: 0, bytes: 0 }] = sizes(GB);
  const later = { day: first.day + 20, bytes: 2 * GB };
  expect(growthOf([first, later])?.bytesPerDay).toBe(GB / 20);
  expect(growthOf(sizes(2 * GB, GB))).toMatchObject({ daysLeft: null, bytesPerDay: -GB });
  expect(growthOf(sizes(GB, GB))).toMatchObject({ daysLeft: null, bytesPerDay: 0 });
  expect(growthOf(sizes(10 * GB, 11 * GB))?.daysLeft).toBe(0);
});
