/** Tests how jobs are read by the places and looks of their lines, where no word tells. */
import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/extract/lines.ts';
import { jobsOf } from '../src/extract/work/work.ts';
import { printed } from './support/lines.ts';

type Pieces = Parameters<typeof printed>[0];

const bold = { isBold: true };

function jobsIn(pieces: Pieces): string[] {
  const habit = { isMonthFirst: false, isJapanese: false };
  return jobsOf(linesOf(printed(pieces), true), habit, 'en').map(
    ({ name, position, period }) =>
      `${position} | ${name} | ${period?.start ?? ''}..${period?.end ?? ''}`,
  );
}

describe('positions that are indented below their employer', () => {
  test('have its name, and periods of their own', () => {
    expect(
      jobsIn([
        [40, 20, 'Kestrel & Vane', bold],
        [400, 20, '2015 – now'],
        [56, 35, 'Shop Manager'],
        [400, 35, '2019 – now'],
        [70, 50, 'Opened two branches'],
        [56, 65, 'Shop Assistant'],
        [400, 65, '2015 – 2019'],
        [70, 80, 'Conseil to customers'],
        [40, 100, 'Alder Row', bold],
        [400, 100, '2012 – 2015'],
        [56, 115, 'Cashier'],
        [70, 130, 'Kept the till'],
      ]),
    ).toStrictEqual([
      'Shop Manager | Kestrel & Vane | 2019..',
      'Shop Assistant | Kestrel & Vane | 2015..2019',
      'Cashier | Alder Row | 2012..2015',
    ]);
  });

  test('do not take a description for a second position', () => {
    expect(
      jobsIn([
        [40, 20, 'Shop Manager, Kestrel', bold],
        [400, 20, '2015 – 2019'],
        [60, 35, 'Manager of the night shift'],
      ]),
    ).toStrictEqual(['Shop Manager | Kestrel | 2015..2019']);
  });
});

describe('a description is no employer', () => {
  test('if the title and the employer stand around "at"', () => {
    expect(
      jobsIn([
        [40, 20, 'Store Manager at Wexford Road', bold],
        [400, 20, '2015 – 2019'],
        [40, 35, 'Ran the science club after school hours'],
      ]),
    ).toStrictEqual(['Store Manager | Wexford Road | 2015..2019']);
  });

  test('if it has the place of none in the other jobs', () => {
    expect(
      jobsIn([
        [40, 20, 'Harrow & Blake LLP'],
        [400, 20, '2019 – 2021'],
        [40, 35, 'Accountant'],
        [40, 50, 'Wrote the reports'],
        [40, 70, 'Tanner Brothers'],
        [400, 70, '2015 – 2019'],
        [40, 85, 'Clerk'],
        [40, 100, 'Closed the books'],
      ]),
    ).toStrictEqual([
      'Accountant | Harrow & Blake LLP | 2019..2021',
      'Clerk | Tanner Brothers | 2015..2019',
    ]);
  });

  test('if it has a number or small words', () => {
    expect(
      jobsIn([
        [40, 20, 'Warehouse Operative'],
        [400, 20, '2015 – 2019'],
        [40, 35, 'Harbour Cold'],
        [40, 50, 'Picked and packed 180 orders'],
      ]),
    ).toStrictEqual(['Warehouse Operative | Harbour Cold | 2015..2019']);
  });

  test('if it looks like the descriptions of the section', () => {
    expect(
      jobsIn([
        [40, 20, 'Fjällräven', { size: 12, isBold: true }],
        [400, 20, '2019 – 2021'],
        [40, 35, 'Systemutvecklare', { size: 11 }],
        [40, 50, 'Byggde tjänster i SQL'],
        [40, 65, 'Skrev dokumentation för jouren i tre år och fem månader, med tio andra.'],
      ]),
    ).toStrictEqual(['Systemutvecklare | Fjällräven | 2019..2021']);
  });

  test('and a legal form that is also a province stays with its name', () => {
    expect(
      jobsIn([
        [40, 20, 'Engineer'],
        [400, 20, '2019 – 2021'],
        [40, 35, 'Norrsken Data AB'],
      ]),
    ).toStrictEqual(['Engineer | Norrsken Data AB | 2019..2021']);
  });

  test('and what stands beside a labelled position is one, whatever its words', () => {
    expect(
      jobsIn([
        [40, 20, 'QuickBox Couriers', bold],
        [40, 35, 'Position: Shift Supervisor'],
        [40, 50, 'Dates: 2019 – 2021'],
      ]),
    ).toStrictEqual(['Shift Supervisor | QuickBox Couriers | 2019..2021']);
  });
});
