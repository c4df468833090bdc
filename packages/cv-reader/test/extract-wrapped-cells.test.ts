/** Tests cells of tables that go on below themselves. */
import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/extract/lines.ts';
import { joinWrappedCells } from '../src/extract/columns/wrapped-cells.ts';
import { printed, resumeOf } from './support/lines.ts';

type Pieces = Parameters<typeof printed>[0];

function rows(pieces: Pieces): string[] {
  return joinWrappedCells(linesOf(printed(pieces), true)).map(({ text }) => text);
}

/** A column of 70 points and one of 60, beside a description. */
const table: Pieces = [
  [40, 40, '2019 – 2021'],
  [120, 40, 'Harbour Cold', { width: 60 }],
  [200, 40, 'Stock', { width: 25 }],
  [280, 40, 'Counted all goods'],
  [120, 53, 'Storage', { width: 35 }],
  [280, 53, 'Planned loads'],
];

describe('a cell of a table', () => {
  test('goes on below where its next word had no room', () => {
    expect(rows(table)).toStrictEqual([
      '2019 – 2021\tHarbour Cold Storage\tStock\tCounted all goods',
      'Planned loads',
    ]);
  });

  test('goes on over several lines, and breaks words with a hyphen', () => {
    expect(
      rows([
        ...table.slice(0, 4),
        [120, 53, 'Storage Verwal-', { width: 70 }],
        [120, 66, 'tung', { width: 20 }],
      ]),
    ).toStrictEqual(['2019 – 2021\tHarbour Cold Storage Verwaltung\tStock\tCounted all goods']);
  });

  test('has no space added in scripts without spaces', () => {
    expect(
      rows([
        [40, 40, '2019'],
        [120, 40, '江南冷链配送有限', { width: 70 }],
        [200, 40, '物流专员', { width: 40 }],
        [120, 53, '公司', { width: 20 }],
      ]),
    ).toStrictEqual(['2019\t江南冷链配送有限公司\t物流专员']);
  });

  test.each<[string, Pieces]>([
    ['has room for the next word', [[200, 53, 'Keeper', { width: 30 }]]],
    ['is a date', [[40, 53, '2023', { width: 20 }]]],
    ['is in the row after a gap', [[120, 70, 'Storage', { width: 35 }]]],
    ['looks different', [[120, 53, 'Storage', { width: 35, isBold: true }]]],
  ])('does not go on if it %s', (_, below) => {
    expect(rows([...table.slice(0, 4), ...below])).toHaveLength(2);
  });

  test('names the employer of a row with a long description', () => {
    const { work } = resumeOf(
      printed([
        [40, 10, 'Jane Doe'],
        [40, 25, 'Work Experience'],
        ...table.slice(0, 2),
        [200, 40, 'Clerk', { width: 25 }],
        [280, 40, 'Counted all goods of the hall by hand every week, with a team of nine'],
        ...table.slice(4),
      ]),
    );
    expect(work).toMatchObject([
      { name: 'Harbour Cold Storage', position: 'Clerk', startDate: '2019', endDate: '2021' },
    ]);
  });
});
