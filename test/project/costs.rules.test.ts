/** The costs of a month, by the list prices. */
import { expect, test } from 'vitest';
import { costOf, examples } from '../../tools/deployment/costs.ts';

const [small, large] = Object.values(examples).map(costOf);
const usdOf = (cost: typeof small, what: string) =>
  Math.round(cost?.lines.find((line) => line.what === what)?.usd ?? -1);

test('a small installation pays for the plan alone', () => {
  expect(small?.usd).toBe(5);
});

test('for a thousand companies, email is most of the price', () => {
  expect(usdOf(large, 'Workers: requests')).toBe(24);
  expect(usdOf(large, 'Workers: milliseconds of CPU')).toBe(5);
  expect(usdOf(large, 'D1: rows written')).toBe(33);
  expect(usdOf(large, 'D1: GB')).toBe(4);
  expect(usdOf(large, 'Email')).toBe(349);
  expect(large?.lines.toSorted((a, b) => b.usd - a.usd)[0]?.what).toBe('Email');
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
