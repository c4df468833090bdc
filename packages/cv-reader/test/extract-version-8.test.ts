/** Tests what version 8 of the reader learned from layouts: labels above values, dates below descriptions, names beside job titles. */
import { describe, expect, test } from 'vitest';
import { periodsOf } from '../src/extract/dates.ts';
import { headingOf } from '../src/extract/headings.ts';
import { printed, resumeOf } from './support/lines.ts';

const small = { size: 7, isBold: true };
const large = { size: 14, isBold: true };

/** Lines from top to bottom, each with its texts from left to right. */
function form(lines: readonly (readonly string[])[]) {
  return printed(
    lines.flatMap((texts, line) =>
      texts.map((text, at) => {
        const look = /^[A-Z /]+$/u.test(text) ? small : {};
        return [40 + at * 200, 100 + line * 14, text, look] as const;
      }),
    ),
  );
}

describe('labels above their values', () => {
  const jobs = [
    ['EMPLOYER', 'CITY'],
    ['Hotel Park', 'Bern'],
    ['POSITION', 'LINE MANAGER OF THE DAY'],
    ['Head Chef', 'Mrs Ada Hill'],
    ['START DATE', 'END DATE'],
    ['05/2019', 'Present'],
    ['EMPLOYER', 'CITY'],
    ['Brasserie Lune', 'Geneva'],
    ['POSITION', 'LINE MANAGER OF THE DAY'],
    ['Waiter', 'Mr Paul Roe'],
    ['START DATE', 'END DATE'],
    ['06/2016', '04/2019'],
  ];

  test('are read with the value of their column, and unknown ones name nothing', () => {
    const { work } = resumeOf(form([['Work experience'], ...jobs]));
    expect(work).toMatchObject([
      { name: 'Hotel Park', position: 'Head Chef', startDate: '2019-05' },
      { name: 'Brasserie Lune', position: 'Waiter', startDate: '2016-06', endDate: '2019-04' },
    ]);
    expect(work).toHaveLength(2);
    expect(work[0]).not.toHaveProperty('endDate');
  });

  test('ask for no end of a job that goes on', () => {
    const { work } = resumeOf(`
      Work experience
      Employer: Hotel Park
      Job title: Head Chef
      I currently work here: Yes
      From: 05/2019
      Duties: Menus
      Employer: Brasserie Lune
      Job title: Waiter
      From: 06/2016
      Terminates on: 04/2019`);
    expect(work).toMatchObject([{ startDate: '2019-05' }, { endDate: '2019-04' }]);
    expect(work[0]).not.toHaveProperty('endDate');
  });

  test('a label that a narrow column breaks is no heading', () => {
    const { work } = resumeOf(`
      Esperienza lavorativa
      Date (da – a)\t03/2023 – attuale
      Nome e indirizzo del datore di\tTrattoria Da Nino, Torino
      lavoro
      Tipo di impiego\tCuoco`);
    expect(work).toMatchObject([
      { name: 'Trattoria Da Nino', position: 'Cuoco', startDate: '2023-03' },
    ]);
  });
});

test('in a form of schools, an unknown label is no name', () => {
  const { education } = resumeOf(`
    Opleiding
    Instituut\tMendelcollege
    Richting\tTechniek
    Diploma\tJa
    Behaald op\tmei 2019
    Instituut\tHet Hooghuis
    Richting\tZorg
    Diploma\tJa
    Behaald op\tmei 2015`);
  expect(education.map(({ institution }) => institution)).toStrictEqual([
    'Mendelcollege',
    'Het Hooghuis',
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
      [40, 100, 'Work experience', large],
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

test('numbered lines below a period are a list', () => {
  const { work } = resumeOf(`
    경력사항
    2019.06 ~ 2025.07 부산항만물류 물류센터장
    1. 일 평균 500건 출고 관리
    2. 작업자 25명 배치 및 교육
    2015.12 ~ 2019.05 신선냉장유통(주) 물류센터 파트장
    1. 일 평균 500건 출고 관리`);
  expect(work).toMatchObject([
    { name: '부산항만물류', position: '물류센터장' },
    { name: '신선냉장유통(주)', position: '물류센터 파트장' },
  ]);
});

describe('names', () => {
  test('stand before a job title that the CV has elsewhere', () => {
    const { basics } = resumeOf(`
      Anna Weber Clinical Nurse Manager
      mail.me@example.org
      Experience
      2019 – 2021\tClinical Nurse Manager, Hotel Park`);
    expect(basics.name).toBe('Anna Weber');
  });

  test('stand before an address in a mail, whose receiver is somebody else', () => {
    const { basics } = resumeOf(`
      Mail\tjobs@bakery.example
      Application: Baker
      Anna Weber <aweber@example.org>\t16.03.2026, 20:29
      To: jobs@bakery.example
      Experience
      2019 – 2021: Baker, Bakery Lune, Bern`);
    expect(basics).toMatchObject({ name: 'Anna Weber', email: 'aweber@example.org' });
  });

  test('are not that of the website of an agency', () => {
    const { basics } = resumeOf(`
      Northgate Search\twww.northgate-search.example
      Kandidat/in\tAnna Weber
      E-Mail\tblue.heron@example.org`);
    expect(basics.name).toBe('Anna Weber');
    expect(basics.url).toBeUndefined();
  });
});

test.each([
  ['أولاً: التعليم', 'education'],
  ['三、工作经历', 'work'],
  ['B. Education', 'education'],
  ['Expériences détaillées', 'work'],
])('%s is a heading', (text, kind) => {
  expect(headingOf(text)?.kinds).toStrictEqual([kind]);
});

test.each([
  ['tháng 8 năm 2023 – tháng 5 năm 2024', '2023-08', '2024-05'],
  ['Tháng 8 2023 – nay', '2023-08', null],
  ['03/2023 से', '2023-03', null],
  ['Q1 2019 – Q3 2021', '2019', '2021'],
  ['2019 – …', '2019', null],
])('%s is a period', (text, start, end) => {
  expect(periodsOf(text)).toMatchObject([{ start, end, isSingle: false }]);
});
