/** Tests what version 9 of the reader learned from layouts: monograms, time lines, names in numbered fields, cells at the margin. */
import { describe, expect, test } from 'vitest';
import { periodsOf } from '../src/extract/dates.ts';
import { headingOf } from '../src/extract/headings.ts';
import { isMonogramOf, withoutMonogram } from '../src/extract/monograms.ts';
import { printed, resumeOf } from './support/lines.ts';

const large = { size: 20, isBold: true };
const heading = { size: 14, isBold: true };

describe('a monogram is no part of a name', () => {
  test.each([
    ['SK Sabine Krüger', 'Sabine Krüger'],
    ['Anna Weber AW', 'Anna Weber'],
    ['J.R. Jan van der Ree', 'Jan van der Ree'],
    ['BL Benoît Le Goff', 'Benoît Le Goff'],
    ['ÁM Álvaro Muñoz Ibáñez', 'Álvaro Muñoz Ibáñez'],
    ['Á Álvaro', 'Álvaro'],
  ])('%s', (text, name) => {
    expect(withoutMonogram(text)).toBe(name);
  });

  test.each([['JP Anna Weber'], ['Anna Weber'], ['A. Anna Weber'], ['AW'], ['JJ JJ']])(
    'and %s has none',
    (text) => {
      expect(withoutMonogram(text)).toBe(text);
    },
  );

  test('a word is none of its own', () => {
    expect(isMonogramOf('LI', 'LI')).toBe(false);
  });

  test('also where it is larger than the name, in a column before it', () => {
    const { basics } = resumeOf(
      printed([
        [40, 60, 'AW', { size: 36, isBold: true }],
        [200, 60, 'Anna Weber', large],
        [200, 80, 'Head Chef | Bern'],
        [200, 110, 'Experience', heading],
        [200, 130, '2019 – 2021 Head Chef, Hotel Park'],
        [200, 160, 'Education', heading],
        [200, 180, '2015 – 2018 Diploma, Leeds City College'],
      ]),
    );
    expect(basics.name).toBe('Anna Weber');
  });
});

test('a form may number the fields of the name', () => {
  const { basics } = resumeOf(`
    1. Proposed role: Store Manager
    2. Family name: Weber
    3. First names: Anna
    4. Nationality: Swiss`);
  expect(basics.name).toBe('Anna Weber');
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

test('an employer at the margin does not go on below the job title', () => {
  const job = (y: number, period: string, title: string, employer: string) =>
    [
      [40, y, period],
      [120, y, title, { isBold: true, width: 60 }],
      [420, y, employer, { size: 8, width: 120 }],
      [120, y + 12, 'Cooked for eighty guests every evening. Trained two of the', { width: 400 }],
      [120, y + 24, 'apprentices. Bought from farms.'],
    ] as const;
  const { work } = resumeOf(
    printed([
      [40, 100, 'Work experience', heading],
      ...job(120, '05/2019 – present', 'Head Chef', 'Hotel Park'),
      ...job(170, '06/2016 – 04/2019', 'Waiter', 'Brasserie Lune'),
    ]),
  );
  expect(work).toMatchObject([
    { name: 'Hotel Park', position: 'Head Chef' },
    { name: 'Brasserie Lune', position: 'Waiter' },
  ]);
});

test.each([
  ['Опыт работы 12 лет 7 месяцев', 'work'],
  ['Le mie esperienze', 'work'],
  ['Mi formación', 'education'],
  ['Seminer ve Kurslar', 'certificates'],
  ['자격 및 교육', 'certificates'],
])('%s is a heading', (text, kind) => {
  expect(headingOf(text)?.kinds).toStrictEqual([kind]);
});

test('a point between two months is a dash that the font does not have', () => {
  expect(periodsOf('Jan 2024 • Jun 2025')).toMatchObject([
    { start: '2024-01', end: '2025-06', isSingle: false },
  ]);
  expect(periodsOf('2024 • 2025')).toHaveLength(2);
});

test('headings in the middle of their column do not tell where it begins', () => {
  const left = (y: number, text: string) => [40, y, text, { width: 150 }] as const;
  const right = (y: number, text: string) => [310, y, text, { width: 150 }] as const;
  const { work, education, skills } = resumeOf(
    printed([
      [120, 100, 'Skills', { ...heading, width: 40 }],
      [385, 100, 'Experience', { ...heading, width: 80 }],
      left(120, 'Menus'),
      right(120, 'Hotel Park'),
      left(134, 'Purchasing'),
      right(135, 'Head Chef'),
      left(148, 'Baking'),
      right(150, '05/2019 – present'),
      right(165, '• Cooked for eighty guests'),
      [100, 180, 'Education', { ...heading, width: 80 }],
      right(190, 'Brasserie Lune'),
      left(200, 'Diploma in Catering'),
      right(205, 'Waiter'),
      left(214, 'Leeds City College'),
      right(220, '06/2016 – 04/2019'),
      left(228, '2013 – 2015'),
      right(235, '• Served the terrace'),
    ]),
  );
  expect(work).toMatchObject([
    { name: 'Hotel Park', position: 'Head Chef', startDate: '2019-05' },
    { name: 'Brasserie Lune', position: 'Waiter', endDate: '2019-04' },
  ]);
  expect(education).toMatchObject([{ institution: 'Leeds City College', endDate: '2015' }]);
  expect(skills.map(({ name }) => name)).toStrictEqual(['Menus', 'Purchasing', 'Baking']);
});

test('a length below a period does not part the title from the employer', () => {
  const job = (y: number, [period, length, title, employer, town]: readonly string[]) =>
    [
      [40, y, period ?? ''],
      [160, y, title ?? '', { isBold: true }],
      [40, y + 12, length ?? ''],
      [160, y + 14, employer ?? ''],
      [160, y + 26, town ?? ''],
      [160, y + 38, '— Приём и отгрузка машин'],
    ] as const;
  const { work } = resumeOf(
    printed([
      [40, 100, 'Опыт работы 7 лет 2 месяца', heading],
      ...job(120, ['май 2020 – сегодня', '5 лет', 'Начальник смены', 'ООО «Вектор»', 'г. Самара']),
      ...job(190, ['март 2018 – май 2020', '2 года', 'Бухгалтер', 'ООО «Волга»', 'г. Казань']),
    ]),
  );
  expect(work).toMatchObject([
    { name: 'ООО «Вектор»', position: 'Начальник смены', startDate: '2020-05' },
    { name: 'ООО «Волга»', position: 'Бухгалтер', endDate: '2020-05' },
  ]);
});

test('of two columns of subjects, the first has the degrees', () => {
  const columns = [40, 160, 280, 400];
  const rows = [
    ['Course', 'Specialization', 'Institute', 'Year of Passing'],
    ['Diploma', 'Palliative Care', 'Open University', '2021'],
  ].flatMap((texts, row) =>
    texts.map((text, at) => [columns[at] ?? 0, 115 + row * 15, text] as const),
  );
  const { education } = resumeOf(printed([[40, 100, 'Education'], ...rows]));
  expect(education).toMatchObject([
    {
      institution: 'Open University',
      studyType: 'Diploma',
      area: 'Palliative Care',
      endDate: '2021',
    },
  ]);
});

test('the names of columns are neither a heading nor a school', () => {
  const columns = [40, 160, 280, 400];
  const rows = [
    ['पाठ्यक्रम', 'विषय', 'संस्थान', 'उत्तीर्ण वर्ष'],
    ['बी.टेक.', 'कंप्यूटर विज्ञान', 'मालवीय प्रौद्योगिकी संस्थान', '2017'],
  ].flatMap((texts, row) =>
    texts.map((text, at) => [columns[at] ?? 0, 115 + row * 15, text] as const),
  );
  const { education } = resumeOf(printed([[40, 100, 'शैक्षिक योग्यता'], ...rows]));
  expect(education).toMatchObject([{ institution: 'मालवीय प्रौद्योगिकी संस्थान', endDate: '2017' }]);
  const form = resumeOf(`
    Education
    Institution (date from – date to)\tDegree(s) or diploma(s) obtained
    Leeds City College\tDiploma, Nursing
    (05/2013 – 09/2015)`);
  expect(form.education.map(({ institution }) => institution)).toStrictEqual([
    'Leeds City College',
  ]);
});

test('a label within a row is not the school behind it', () => {
  const { education } = resumeOf(`
    Education
    2014\tDiploma, Nursing\tSchool\tLeeds City College
    2010\tCertificate, Biology\tSchool\tOpen University`);
  expect(education.map(({ institution }) => institution)).toStrictEqual([
    'Leeds City College',
    'Open University',
  ]);
});
