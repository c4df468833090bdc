/** Tests tables whose first row names the columns, and those that only begin like one. */
import { expect, test } from 'vitest';
import { resumeOf } from './support/lines.ts';
import { printed } from './support/lines.ts';

const jobsOf = (from: Parameters<typeof resumeOf>[0]) =>
  resumeOf(from).work.map(
    ({ name, position, startDate, endDate }) => `${position} | ${name} | ${startDate}..${endDate}`,
  );

const bold = { isBold: true };

test('a table of jobs is read by the names of its columns', () => {
  const table = printed([
    [40, 100, 'Experience', { size: 14, ...bold }],
    [40, 120, 'Company', bold],
    [160, 120, 'Position', bold],
    [280, 120, 'Duties', bold],
    [440, 120, 'Period', bold],
    [40, 140, 'Harbour Foods'],
    [160, 140, 'Warehouse'],
    [280, 140, '– Counted stock for'],
    [440, 140, '2019 – 2021'],
    [40, 152, 'London'],
    [160, 152, 'Manager'],
    [280, 152, 'nine shops'],
    [40, 180, 'Moor Parcels'],
    [160, 180, 'Driver'],
    [280, 180, '– Drove a van'],
    [440, 180, '2016 – 2019'],
  ]);
  expect(jobsOf(table)).toStrictEqual([
    'Warehouse Manager | Harbour Foods | 2019..2021',
    'Driver | Moor Parcels | 2016..2019',
  ]);
  expect(resumeOf(table).work[0]?.highlights).toStrictEqual(['Counted stock for nine shops']);
});

test('a column without a name has what the section is about', () => {
  const { education } = resumeOf(
    printed([
      [40, 100, 'Utbildning', { size: 14, ...bold }],
      [200, 120, 'Examen', bold],
      [400, 120, 'Period', bold],
      [40, 140, 'Akademin i Umeå'],
      [200, 140, 'Yrkeshögskoleexamen Logistik'],
      [400, 140, '2017–2020'],
    ]),
  );
  expect(education).toMatchObject([{ institution: 'Akademin i Umeå', endDate: '2020' }]);
});

test('a row with more texts than names is read as any other', () => {
  const jobs = jobsOf(`
    Experience
    Dates\tOccupation or position held Company
    2019 – 2021\tWarehouse Manager\tHarbour Foods Ltd
    2016 – 2019\tDriver\tMoor Parcels Ltd`);
  expect(jobs).toStrictEqual([
    'Warehouse Manager | Harbour Foods Ltd | 2019..2021',
    'Driver | Moor Parcels Ltd | 2016..2019',
  ]);
});
