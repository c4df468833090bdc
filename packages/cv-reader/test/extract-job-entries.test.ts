/** Tests entries of jobs: told in sentences, with dates below, listed twice, with facts between title and employer. */
import { describe, expect, test } from 'vitest';
import { printed, resumeOf } from './support/lines.ts';

const heading = { size: 14, isBold: true };

const large = { size: 20, isBold: true };

const bold = { isBold: true };

describe('jobs described in a sentence', () => {
  test.each([
    [
      'Presently working as Head Chef at Hotel Park, Bern from May 2019 to till date.',
      'Head Chef',
      'Hotel Park',
    ],
    ['• Worked as a Head Chef at Hotel Park from May 2016 to June 2019', 'Head Chef', 'Hotel Park'],
    ['Working with Hotel Park as Head Chef since May 2019', 'Head Chef', 'Hotel Park'],
    ['Tätig als Köchin bei Hotel Park, 05/2016 – 06/2019', 'Köchin', 'Hotel Park'],
  ])('%s', (line, position, name) => {
    expect(resumeOf(`Experience\n${line}\n• Cooked`).work).toMatchObject([{ position, name }]);
  });

  test('are no work as a part of something', () => {
    const { work } = resumeOf(
      'Experience\nCook, Hotel Park, 2016 – 2019\n• Worked as part of a team of nine in 2018',
    );
    expect(work).toHaveLength(1);
  });

  test('name a title behind a point', () => {
    const { work } = resumeOf('Experience\n2019 – 2021\tHotel Park, Bern. Head Chef.\n• Cooked');
    expect(work).toMatchObject([{ name: 'Hotel Park', position: 'Head Chef' }]);
  });
});

test('employer and period may stand below what was done', () => {
  const entry = (y: number, title: string, employer: string, period: string) =>
    [
      [40, y, title, { size: 12, isBold: true }],
      [40, y + 14, 'Cooked for eighty guests every evening and trained two apprentices.'],
      [40, y + 28, 'Bought from local farms'],
      [40, y + 42, employer, { size: 8 }],
      [400, y + 42, period, { size: 8 }],
    ] as const;
  const { work } = resumeOf(
    printed([
      [40, 100, 'Work experience', heading],
      ...entry(120, 'Head Chef', 'Hotel Park, Bern', '05/2019 – present'),
      ...entry(190, 'Waiter', 'Brasserie Lune, Geneva', '06/2016 – 04/2019'),
    ]),
  );
  expect(work).toMatchObject([
    { name: 'Hotel Park', position: 'Head Chef', startDate: '2019-05' },
    { name: 'Brasserie Lune', position: 'Waiter', startDate: '2016-06', endDate: '2019-04' },
  ]);
});

test('a job that is listed in a table and told below is one job', () => {
  const { work } = resumeOf(`
    Career
    Head Chef, Hotel Park\tMay 2019 – June 2021
    Waiter, Brasserie Lune\tJune 2016 – April 2019
    Experience
    Hotel Park\tMay 2019 – June 2021
    Head Chef | Bern
    - Cooked for eighty guests
    Brasserie Lune\tJune 2016 – April 2019
    Waiter | Geneva
    - Served the terrace`);
  expect(work).toMatchObject([
    { name: 'Hotel Park', position: 'Head Chef', highlights: ['Cooked for eighty guests'] },
    { name: 'Brasserie Lune', position: 'Waiter', highlights: ['Served the terrace'] },
  ]);
  expect(work).toHaveLength(2);
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

test('a labelled fact behind the town is no title', () => {
  const { work } = resumeOf(
    printed([
      [40, 50, 'Marcus Okafor', large],
      [40, 100, 'Experience', heading],
      [40, 120, 'Meridian Hotels Ltd', bold],
      [440, 120, '2020 - 2025'],
      [40, 134, 'Halifax, Canada'],
      [440, 134, 'Hours per week: 38'],
      [40, 148, 'Senior Accountant'],
      [40, 180, 'Education', heading],
      [40, 200, '2015 – 2018 Diploma, Leeds City College'],
    ]),
  );
  expect(work).toHaveLength(1);
  expect(work[0]).toMatchObject({ name: 'Meridian Hotels Ltd', position: 'Senior Accountant' });
});
