/** Tests tables of jobs and schools by the names of their columns, and where columns begin. */
import { expect, test } from 'vitest';
import { printed, resumeOf } from './support/lines.ts';

const heading = { size: 14, isBold: true };

test('a table may have the two ends of a period in two columns, and number its rows', () => {
  const columns = [40, 80, 160, 240, 400];
  const rows = [
    ['Sl. No', 'From', 'To', 'Company', 'Designation'],
    ['1', 'May 2019', 'June 2021', 'Hotel Park', 'Head Chef'],
    ['2', 'June 2016', 'April 2019', 'Brasserie Lune', 'Waiter'],
  ].flatMap((texts, row) =>
    texts.map((text, at) => [columns[at] ?? 0, 115 + row * 15, text] as const),
  );
  const { work } = resumeOf(printed([[40, 100, 'Work experience'], ...rows]));
  expect(work).toMatchObject([
    { name: 'Hotel Park', position: 'Head Chef', startDate: '2019-05', endDate: '2021-06' },
    { name: 'Brasserie Lune', position: 'Waiter', startDate: '2016-06', endDate: '2019-04' },
  ]);
});

test('a column of an unknown name beside known ones tells about the school', () => {
  const columns = [40, 160, 280, 400];
  const rows = [
    ['School', 'Degree', 'Manner', 'Year'],
    ['Leeds City College', 'Diploma', 'Evening', '2016'],
    ['Open University', 'Certificate', 'Distance', '2014'],
  ].flatMap((texts, row) =>
    texts.map((text, at) => [columns[at] ?? 0, 115 + row * 15, text] as const),
  );
  const { education } = resumeOf(printed([[40, 100, 'Education'], ...rows]));
  expect(education).toMatchObject([
    { institution: 'Leeds City College', endDate: '2016' },
    { institution: 'Open University', endDate: '2014' },
  ]);
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
