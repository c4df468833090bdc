/** Tests employers with several positions, tables of events, and seasons. */
import { describe, expect, test } from 'vitest';
import { periodsOf } from '../src/extract/dates/dates.ts';
import { jobsOf } from '../src/extract/work/work.ts';
import { linesIn, printed } from './support/lines.ts';
import { linesOf } from '../src/extract/lines.ts';
import type { Line } from '../src/extract/lines.ts';

function jobsIn(lines: readonly Line[], language = 'en'): string[] {
  const habit = { isMonthFirst: false, isJapanese: language === 'ja' };
  return jobsOf(lines, habit, language).map(
    ({ name, position, period }) =>
      `${position} | ${name} | ${period?.start ?? ''}..${period?.end ?? ''}`,
  );
}

describe('positions below an employer', () => {
  test.each([
    [
      'with a period of the employer',
      `Acme Corporation\t2015 – Present
       Senior Manager
       2019 – Present
       Led the team of eight people in two countries.
       Manager
       2015 – 2019
       Built the first support desk.
       Beta Inc\t2010 – 2015
       Analyst
       Answered questions of customers.`,
    ],
    [
      'with a period of the employer, titles and dates on one line',
      `Acme Corporation\t2015 – Present
       Senior Manager\t2019 – Present
       • Led the team of eight people
       Manager\t2015 – 2019
       • Built the first support desk
       Beta Inc\t2010 – 2015
       Analyst\t2010 – 2015
       • Answered questions`,
    ],
    [
      'with a duration of the employer',
      `Acme Corporation
       11 years 3 months
       Senior Manager
       2019 - Present (7 years)
       Led the team of eight people in two countries
       Manager
       2015 - 2019 (4 years)
       I answered for the whole shop
       Beta Inc
       Analyst
       2010 - 2015 (5 years)
       Berlin`,
    ],
  ])('are read %s', (_, text) => {
    expect(jobsIn(linesIn(text))).toStrictEqual([
      'Senior Manager | Acme Corporation | 2019..',
      'Manager | Acme Corporation | 2015..2019',
      'Analyst | Beta Inc | 2010..2015',
    ]);
  });

  test('entries with overlapping periods are entries of their own', () => {
    expect(
      jobsIn(
        linesIn(`
          Software Engineer\t2015 – Present
          Acme Corporation
          Volunteer Coach\t2017 – 2018
          Red Cross Foundation`),
      ),
    ).toStrictEqual([
      'Software Engineer | Acme Corporation | 2015..',
      'Volunteer Coach | Red Cross Foundation | 2017..2018',
    ]);
  });

  test('the look of the employer ends a group on paper', () => {
    const head = { size: 13, isBold: true };
    const lines = linesOf(
      printed([
        [50, 100, 'Acme Corporation', head],
        [50, 114, '6 years 2 months'],
        [50, 130, 'Manager'],
        [50, 144, 'March 2018 - Present (4 years)'],
        [50, 160, 'Opened four shops'],
        [50, 174, 'Clerk'],
        [50, 188, 'January 2016 - March 2018 (2 years)'],
        [50, 204, 'Sold bread'],
        [50, 230, 'Beta Inc', head],
        [50, 244, 'Analyst'],
        [50, 258, 'June 2010 - May 2015 (5 years)'],
      ]),
      true,
    );
    expect(jobsIn(lines)).toStrictEqual([
      'Manager | Acme Corporation | 2018-03..',
      'Clerk | Acme Corporation | 2016-01..2018-03',
      'Analyst | Beta Inc | 2010-06..2015-05',
    ]);
  });
});

describe('tables of events', () => {
  test.each([
    [
      'with era dates',
      `平成25年4月 株式会社山田商事 入社
       平成30年3月 一身上の都合により退職
       平成30年4月 さくら物流株式会社 入社
       令和3年9月 さくら物流株式会社 退社
       令和3年10月 株式会社みどり 入社
       現在に至る
       以上`,
    ],
    [
      'in columns of years and months',
      `平成25\t4\t株式会社山田商事に入社
       平成30\t3\t会社都合により退職
       平成30\t4\tさくら物流株式会社に正社員として入社
       令和3\t9\tさくら物流株式会社を退社
       令和3\t10\t株式会社みどりに入社、横浜店に勤務
       \t\t現在在職中`,
    ],
    [
      'with letters of eras',
      `H25\t4\t株式会社山田商事 入社
       H30\t3\t同社 退職
       H30\t4\tさくら物流株式会社 入社
       R3\t9\t退職
       R3\t10\t株式会社みどり 入社 現在に至る`,
    ],
  ])('give each employer its own end %s', (_, text) => {
    expect(jobsIn(linesIn(text), 'ja')).toStrictEqual([
      'null | 株式会社山田商事 | 2013-04..2018-03',
      'null | さくら物流株式会社 | 2018-04..2021-09',
      'null | 株式会社みどり | 2021-10..',
    ]);
  });

  test('the position stands beside or below the row', () => {
    expect(
      jobsIn(
        linesIn(`
          2015年\t4月\t株式会社山田商事\t入社
          \t\t経理担当として勤務
          2018年\t3月\t退職
          2018年\t4月\tさくら物流株式会社\t入社 (営業職)`),
        'ja',
      ),
    ).toStrictEqual([
      '経理担当 | 株式会社山田商事 | 2015-04..2018-03',
      '営業職 | さくら物流株式会社 | 2018-04..',
    ]);
  });

  test('Korean tables are read alike', () => {
    expect(
      jobsIn(
        linesIn(`
          2015.03\t(주)한국상사 입사
          2018.02\t(주)한국상사 퇴사
          2018.04\t서울물류 입사`),
        'ko',
      ),
    ).toStrictEqual(['null | (주)한국상사 | 2015-03..2018-02', 'null | 서울물류 | 2018-04..']);
  });
});

describe('seasons', () => {
  test.each([
    ['Summer 2019 – Winter 2020', '2019..2020'],
    ['Sommer 2019 bis Herbst 2020', '2019..2020'],
    ['été 2018 - hiver 2019', '2018..2019'],
    ['primavera de 2018 – presente', '2018..null'],
    ['Fall Semester 2018', '2018..2018'],
    ['Wintersemester 2018/19', '2018..2019'],
    ['2019年夏', '2019..2019'],
  ])('"%s" is one period', (text, expected) => {
    const [period, ...others] = periodsOf(text);
    expect(`${period?.start}..${period?.end}`).toBe(expected);
    expect(others).toStrictEqual([]);
    expect(text.slice(period?.from, period?.to)).toBe(text);
  });

  test('a season that is part of a name stays', () => {
    const [period] = periodsOf('Summer School 2018');
    expect('Summer School 2018'.slice(period?.from, period?.to)).toBe('2018');
  });
});
