/** Tests two columns of entries side by side that each begin with their period. */
import { expect, test } from 'vitest';
import { printed, resumeOf } from './support/lines.ts';

const left: [string, string][] = [
  ['2012 - 2015 - University of Lowell', 'Master of Law'],
  ['2006 - 2012 - Lowell Grammar School', 'Abitur'],
];
const right: [string, string][] = [
  ['2016 / 09 - Hotel Park', 'Head Chef'],
  ['2014 - 2016 - We4U GmbH', 'Software Engineer'],
  ['2012 - 2014 - Café Blum', 'Waiter'],
];

/** The entries stand on the same lines. */
function cv(heads: [string, string] = ['Education', 'Experience']) {
  const column = (x: number, entries: [string, string][]) =>
    entries.flatMap(([name, about], at): [number, number, string][] => [
      [x, 120 + at * 50, name],
      [x, 134 + at * 50, about],
    ]);
  return resumeOf(
    printed([
      [40, 40, 'Anna Weber', { size: 20 }],
      [50, 100, heads[0], { size: 14 }],
      [330, 100, heads[1], { size: 14 }],
      ...column(40, left),
      ...column(320, right),
    ]),
  );
}

test('are read one after the other', () => {
  const { work, education } = cv();
  expect(work.map(({ position, name, startDate }) => `${position} @ ${name} ${startDate}`)).toEqual(
    [
      'Head Chef @ Hotel Park 2016-09',
      'Software Engineer @ We4U GmbH 2014',
      'Waiter @ Café Blum 2012',
    ],
  );
  expect(education.map(({ institution }) => institution)).toEqual([
    'University of Lowell',
    'Lowell Grammar School',
  ]);
});

test('rows with a period at one side stay rows', () => {
  const { work } = resumeOf(
    printed([
      [40, 40, 'Anna Weber', { size: 20 }],
      [40, 100, 'Experience', { size: 14 }],
      [40, 120, '2016 - 2019'],
      [200, 120, 'Head Chef, Hotel Park'],
      [40, 134, '2014 - 2016'],
      [200, 134, 'Waiter, Café Blum'],
    ]),
  );
  expect(work.map(({ name, startDate }) => `${name} ${startDate}`)).toEqual([
    'Hotel Park 2016',
    'Café Blum 2014',
  ]);
});
