/** Tests periods that a narrow column breaks over several lines, and jobs below an unknown heading. */
import { describe, expect, test } from 'vitest';
import { streamsOf } from '../src/extract/columns/columns.ts';
import { tidySegments } from '../src/extract/lines.ts';
import { printed, resumeOf } from './support/lines.ts';

type Pieces = Parameters<typeof printed>[0];

function linesOf(pieces: Pieces): string[] {
  return streamsOf(tidySegments(printed(pieces))).flatMap((lines) => lines.map(({ text }) => text));
}

/** Dates at the left, each line of them beside another of the text. */
function beside(dates: readonly string[]): Pieces {
  const texts = ['Engineer', 'Acme Ltd', 'Built bridges', 'Kept plans'];
  return [
    ...dates.map((text, at) => [40, 40 + at * 14, text] as const),
    ...texts.map((text, at) => [160, 40 + at * 14, text] as const),
  ];
}

describe('a period over several lines', () => {
  test.each<[readonly string[], string]>([
    [['2020-11 – 2022-', '08'], '2020-11 – 2022-08'],
    [['2019年4月〜2025年11', '月'], '2019年4月〜2025年11月'],
    [['November 2019', '—', 'August 2022'], 'November 2019 — August 2022'],
    [['March 2019', '– Present'], 'March 2019 – Present'],
    [['luglio', '2013–dicem-', 'bre 2015'], 'luglio 2013–dicembre 2015'],
  ])('%j is joined in its first line', (dates, period) => {
    expect(linesOf(beside(dates))[0]).toBe(`${period}\tEngineer`);
  });

  test.each<[readonly string[]]>([
    [['2019 – 2021', '2017 – 2019']],
    [['2019', '2017']],
    [['2019 – 2021', '2 years']],
  ])('%j are different things', (dates) => {
    expect(linesOf(beside(dates))[0]).toBe(`${dates[0]}\tEngineer`);
  });

  test('is joined beside lines of another height', () => {
    const { work } = resumeOf(
      printed([
        [40, 20, 'Jane Doe'],
        [40, 40, 'Experience'],
        [480, 56, 'February 2023', { width: 80 }],
        [50, 61, 'Engineer, Acme Ltd'],
        [500, 72, '— Present', { width: 60 }],
        [50, 76, 'Built bridges'],
        [480, 96, 'November 2019', { width: 80 }],
        [50, 101, 'Draftsman, Baker Inc'],
        [510, 112, '—', { width: 20 }],
        [50, 116, 'Drew plans'],
        [485, 128, 'January 2023', { width: 70 }],
      ]),
    );
    expect(work).toMatchObject([
      { name: 'Acme Ltd', position: 'Engineer', startDate: '2023-02' },
      { name: 'Baker Inc', position: 'Draftsman', startDate: '2019-11', endDate: '2023-01' },
    ]);
  });
});

describe('jobs below a heading that is not recognized', () => {
  test('are cut from the section above', () => {
    const { work, skills } = resumeOf(`
      Jane Doe
      Skills
      AutoCAD, MATLAB, Budgeting
      Acme Ltd\tOslo
      Engineer\t2019 – 2021
      • Built bridges
      Baker Inc\tOslo
      Draftsman\t2015 – 2019`);
    expect(work).toMatchObject([
      { name: 'Acme Ltd', position: 'Engineer', startDate: '2019' },
      { name: 'Baker Inc', position: 'Draftsman', startDate: '2015' },
    ]);
    expect(skills.map(({ name }) => name)).toStrictEqual(['AutoCAD', 'MATLAB', 'Budgeting']);
  });

  test('are not looked for if another section has some', () => {
    const { work } = resumeOf(`
      Jane Doe
      Experience
      Engineer, Acme Ltd\t2019 – 2021
      Projects and other things
      Skills
      Trained as a welder\t2015 – 2019`);
    expect(work).toHaveLength(1);
  });
});
