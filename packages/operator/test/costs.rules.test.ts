/** The costs of a month, by the list prices. */
import { expect, test } from 'vitest';
import { costOf, examples } from '../tools/deployment/costs.ts';

const [small, large] = Object.values(examples).map(costOf);
const usdOf = (cost: typeof small, what: string) =>
  Math.round(cost?.lines.find((line) => line.what === what)?.usd ?? -1);

test('a small installation pays for the plan alone', () => {
  expect(small?.usd).toBe(5);
});

test('for a thousand companies, email is most of the price', () => {
  expect(usdOf(large, 'Workers: requests')).toBe(24);
  expect(usdOf(large, 'Workers: milliseconds of CPU')).toBe(5);
  // 2 million calls a day, one in twenty of 20 rows, and 151 rows for each application.
  expect(usdOf(large, 'D1: rows written')).toBe(40);
  expect(usdOf(large, 'D1: GB')).toBe(4);
  expect(usdOf(large, 'Email')).toBe(349);
  expect(large?.lines.toSorted((a, b) => b.usd - a.usd)[0]?.what).toBe('Email');
});

test('copies of files and backups are in the price', () => {
  const { 'R2: GB': gb, 'R2: writes and lists': writes } = Object.fromEntries(
    (large?.lines ?? []).map(({ what, amount }) => [what, amount]),
  );
  // Two million files of 0.3 MB twice, and 47 dumps of a fifth of 10 GB.
  expect(gb).toBeCloseTo(1200 + 94);
  // Two files of each application, twice; 10,000 parts a night; lists of 1,000.
  expect(writes).toBe(800_000 + 300_000 + 120_000);
});

const load = { viewsADay: 0, callsADay: 1000, applicationsAMonth: 10, files: 0, databaseGb: 0 };
const amountOf = ({ lines }: ReturnType<typeof costOf>, what: string) =>
  lines.find((line) => line.what === what)?.amount;
const measured = { source: 'a test', requests: 100, rows_read: 5000, rows_written: 300 };

test('what a bench has measured is taken for each call, and applications come on top', () => {
  const cost = costOf({ ...load, measured: { ...measured, days: null } });
  expect(amountOf(cost, 'D1: rows read')).toBe(30_000 * 50);
  expect(amountOf(cost, 'D1: rows written')).toBe(30_000 * 3 + 10 * 151);
  expect(amountOf(cost, 'Workers: requests')).toBe(30_000);
});

test('what a deployment has measured says how many requests there are, too', () => {
  const cost = costOf({ ...load, measured: { ...measured, days: 1 } });
  expect(amountOf(cost, 'Workers: requests')).toBe(3000);
  expect(amountOf(cost, 'D1: rows read')).toBe(150_000);
  expect(amountOf(cost, 'D1: rows written')).toBe(9000);
});

test('what the plan includes costs nothing', () => {
  const nothing = costOf({
    viewsADay: 0,
    callsADay: 0,
    applicationsAMonth: 0,
    files: 0,
    databaseGb: 0,
  });
  expect(nothing.lines.filter(({ usd }) => usd > 0)).toEqual([
    { what: 'Workers Paid', amount: 1, usd: 5 },
  ]);
});
