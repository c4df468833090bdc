/** Tests periods in the ways in which they are written, and numbers that are not years. */
import { describe, expect, test } from 'vitest';
import { periodsOf } from '../src/extract/dates/dates.ts';
import { resumeOf } from './support/lines.ts';

test.each([
  ['tháng 8 năm 2023 – tháng 5 năm 2024', '2023-08', '2024-05'],
  ['Tháng 8 2023 – nay', '2023-08', null],
  ['03/2023 से', '2023-03', null],
  ['Q1 2019 – Q3 2021', '2019', '2021'],
  ['2019 – …', '2019', null],
])('%s is a period', (text, start, end) => {
  expect(periodsOf(text)).toMatchObject([{ start, end, isSingle: false }]);
});

test('two years at the ends of a bar are a period, and one is that of a job that goes on', () => {
  const { work } = resumeOf(`
    Work experience
    2021
    Head Chef, Hotel Park, Bern
    2016\t2021
    Waiter, Brasserie Lune, Geneva
    2012 2016
    Kitchen Assistant, Hotel Linde, Basel`);
  expect(work).toMatchObject([
    { name: 'Hotel Park', startDate: '2021' },
    { name: 'Brasserie Lune', startDate: '2016', endDate: '2021' },
    { name: 'Hotel Linde', startDate: '2012', endDate: '2016' },
  ]);
  expect(work[0]).not.toHaveProperty('endDate');
});

test('one line of two years is no time line', () => {
  const { work } = resumeOf(`
    Work experience
    2021
    Head Chef, Hotel Park, Bern
    2016 2017`);
  expect(work).toMatchObject([{ startDate: '2021', endDate: '2021' }]);
});

test('a point between two months is a dash that the font does not have', () => {
  expect(periodsOf('Jan 2024 • Jun 2025')).toMatchObject([
    { start: '2024-01', end: '2025-06', isSingle: false },
  ]);
  expect(periodsOf('2024 • 2025')).toHaveLength(2);
});

describe('the two ends of a period', () => {
  test.each([
    ['2019 ... 2021', '2019', '2021'],
    ['2019…2021', '2019', '2021'],
    ['2019 | 2021', '2019', '2021'],
    ['03/2019 / 05/2021', '2019-03', '2021-05'],
    ['03.2019 | 05.2021', '2019-03', '2021-05'],
    ['03/2019 / present', '2019-03', null],
  ])('%s', (text, start, end) => {
    expect(periodsOf(text)).toMatchObject([{ start, end }]);
  });
});
