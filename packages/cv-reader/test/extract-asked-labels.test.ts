/** Tests labels and headings by their words, as forms ask for facts in words that no list has. */
import { describe, expect, test } from 'vitest';
import { periodsOf } from '../src/extract/dates/dates.ts';
import { columnKindOf } from '../src/extract/labels/labels.ts';
import { printed, resumeOf } from './support/lines.ts';

const large = { size: 20, isBold: true };
const bold = { isBold: true };
const small = { size: 7 };

describe('a label is known by its words', () => {
  test.each([
    ['Exact title of your post', 'work', 'title'],
    ['Name of your last employer', 'work', 'employer'],
    ['Titre exact de votre poste', 'work', 'title'],
    ['Nombre del último empleador', 'work', 'employer'],
    ['Address of employer', 'work', 'about'],
    ['Employer, place', 'work', 'employer'],
    ['Principal domaine d’études', 'education', 'area'],
    ['Nom et lieu de l’établissement', 'education', 'school'],
  ] as const)('%s', (label, section, kind) => {
    expect(columnKindOf(label, section)).toBe(kind);
  });

  test.each([
    'Company director',
    'University of Leeds',
    'Post office',
    'Head of employer relations',
    'Roles and responsibilities of the post',
  ])('%s is not a label', (text) => {
    expect(columnKindOf(text, 'work')).not.toBe('employer');
    expect(columnKindOf(text, 'work')).not.toBe('title');
  });
});

describe('a form with numbered parts', () => {
  const job = (y: number, [from, to, title, employer]: readonly string[]) =>
    [
      [40, y, 'From', small],
      [160, y, 'To', small],
      [280, y, 'Exact title of your post', small],
      [40, y + 14, from ?? ''],
      [160, y + 14, to ?? ''],
      [280, y + 14, title ?? ''],
      [40, y + 28, 'Name of your employer', small],
      [280, y + 28, 'Address of employer', small],
      [40, y + 42, employer ?? ''],
      [280, y + 42, 'Bern, Switzerland'],
    ] as const;

  const form = printed([
    [40, 40, 'Anna Weber', large],
    [40, 80, '9. Education', bold],
    [40, 100, '2015 – 2018 Diploma, Leeds City College'],
    [
      40,
      120,
      '10. Employment record: starting with your present post, list every employment',
      bold,
    ],
    ...job(140, ['05/2019', '06/2021', 'Head Chef', 'Hotel Park']),
    ...job(210, ['02/2016', '04/2019', 'Waiter', 'Brasserie Lune']),
    [40, 280, '11. List any skills', bold],
    [40, 300, 'Menu planning, Butchery, Food hygiene'],
  ]);

  test('has jobs below a heading with an instruction', () => {
    expect(resumeOf(form).work).toMatchObject([
      { name: 'Hotel Park', position: 'Head Chef', startDate: '2019-05', endDate: '2021-06' },
      { name: 'Brasserie Lune', position: 'Waiter', startDate: '2016-02', endDate: '2019-04' },
    ]);
  });

  test('and skills that are asked for', () => {
    expect(resumeOf(form).skills.map(({ name }) => name)).toStrictEqual([
      'Menu planning',
      'Butchery',
      'Food hygiene',
    ]);
  });
});

test('headings in two languages are read by the one that is known', () => {
  const { work, education, skills } = resumeOf(
    printed([
      [40, 40, 'Anna Weber', large],
      [40, 80, 'Werdegang / Parcours de vie', bold],
      [40, 100, '2019 – 2021 Köchin, Hotel Park'],
      [40, 140, 'Ausbildung / Naglfar', bold],
      [40, 160, '2015 – 2018 Lehre, Berufsschule Ulm'],
      [40, 200, 'Kenntnisse / Xyzzy', bold],
      [40, 220, 'Menüplanung, Excel'],
    ]),
  );
  expect(work).toMatchObject([{ name: 'Hotel Park' }]);
  expect(education).toMatchObject([{ institution: 'Berufsschule Ulm' }]);
  expect(skills.map(({ name }) => name)).toContain('Menüplanung');
});

test('employer and title may stand above what was done, and the period below it', () => {
  const job = (y: number, texts: readonly string[]) =>
    texts.map((text, at) => [40, y + at * 14, text, at === 0 ? large : {}] as const);
  const { work } = resumeOf(
    printed([
      [40, 20, 'Work experience', { size: 26, isBold: true }],
      ...job(40, [
        'Head Chef',
        'Hotel Park',
        'Wrote the seasonal menu with local farms',
        '05/2019 - 06/2021',
      ]),
      ...job(120, [
        'Waiter',
        'Brasserie Lune',
        'Served 120 covers on a Saturday night',
        '02/2016 - 04/2019',
      ]),
    ]),
  );
  expect(work).toMatchObject([
    { name: 'Hotel Park', position: 'Head Chef', startDate: '2019-05' },
    { name: 'Brasserie Lune', position: 'Waiter', startDate: '2016-02' },
  ]);
});

describe('short years', () => {
  test.each([
    ['03/19', '2019-03', '2019-03'],
    ['03/19-05/21', '2019-03', '2021-05'],
    ['since 03/19', '2019-03', null],
  ])('%s', (text, start, end) => {
    expect(periodsOf(text)).toMatchObject([{ start, end }]);
  });

  test.each(['01/02', '12/19 pieces'])('%s is no date', (text) => {
    expect(periodsOf(text)).toStrictEqual([]);
  });
});

test('dates with points have the day first, also where those with slashes have the month', () => {
  const american = { isMonthFirst: true, isJapanese: false };
  expect(periodsOf('01.03.2019 – 02.05.2021', american)).toMatchObject([
    { start: '2019-03', end: '2021-05' },
  ]);
  expect(periodsOf('01/03/2019 – 02/05/2021', american)).toMatchObject([
    { start: '2019-01', end: '2021-02' },
  ]);
});
