/** Tests signs that a font, an abbreviation or a period of years uses in another way than usual. */
import { describe, expect, test } from 'vitest';
import { cleanText } from '../src/readers/clean.ts';
import { isProse } from '../src/extract/columns/rows.ts';
import { periodsOf } from '../src/extract/dates/dates.ts';
import { resumeOf } from './support/lines.ts';

describe('a soft hyphen', () => {
  test.each([
    ['Mar. 2019 \u00ad Apr. 2021', 'Mar. 2019 - Apr. 2021'],
    ['2003\u00ad2005', '2003-2005'],
    ['2019 \u00ad', '2019 -'],
    ['\u00ad 2021', '- 2021'],
    ['\u00ad', '-'],
    ['(415) 555\u00ad0133', '(415) 555-0133'],
    ['Jean\u00adLuc', 'Jean-Luc'],
    ['Excel\u00ad, Word', 'Excel-, Word'],
  ])('is printed in %j', (text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  test.each([
    ['Entwick\u00adlung', 'Entwicklung'],
    ['ENTWICK\u00adLUNG', 'ENTWICKLUNG'],
    ['раз\u00adвитие', 'развитие'],
  ])('is not printed within %j', (text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });
});

test('a dash of Windows-1252 that a font gives as it is stays a dash', () => {
  expect(cleanText('2019 \u0096 2021 \u0097 Leeds')).toBe('2019 – 2021 – Leeds');
});

describe('a full stop', () => {
  test.each([
    'Head of Payroll, Lakeside Dairy Products Inc.',
    'Head of Payroll, Lakeside Dairy Products Ltd.',
    'Head of Payroll, Lakeside Dairy Products Pty. Ltd.',
    'Head of the Payroll Team at Lakeside Corp.',
    'Leiter der Abteilung Lohn, Molkerei Seeblick, Inh.',
    'Jefe de nóminas y personal, Lácteos Lago Ltda.',
    'Research Assistant in Soil Science, Lakeside Univ.',
  ])('is that of an abbreviation in %j', (text) => {
    expect(isProse(text)).toBe(false);
  });

  test.each([
    'Led the payroll team of all sites.',
    'Moved the payroll of Lakeside Inc. to another system.',
    'Worked with the Lakeside Dairy, and liked the people.',
  ])('ends the sentence %j', (text) => {
    expect(isProse(text)).toBe(true);
  });

  test('of a legal form leaves the first job a job', () => {
    const { work } = resumeOf(`Anna Weber
Experience
Head of Payroll, Lakeside Dairy Products Inc.
May 2019 – June 2021
- Led a team of four
Payroll Clerk, Hotel Park Ltd.
May 2015 – April 2019
- Paid two hundred people`);
    expect(work).toMatchObject([
      { position: 'Head of Payroll', name: 'Lakeside Dairy Products Inc.', startDate: '2019-05' },
      { position: 'Payroll Clerk', name: 'Hotel Park Ltd.', startDate: '2015-05' },
    ]);
  });
});

describe('two years', () => {
  test.each([
    ['2003–05', '2003', '2005'],
    ['2003—05', '2003', '2005'],
    ['2003–5', '2003', '2005'],
    ['1998–02', '1998', '2002'],
    ['2009–10', '2009', '2010'],
    ['1999/00', '1999', '2000'],
    ['2011-14', '2011', '2014'],
    ['1998-13', '1998', '2013'],
  ])('are a period in %j', (text, start, end) => {
    expect(periodsOf(`Hotel Park\t${text}`)).toMatchObject([{ start, end, isSingle: false }]);
  });

  test.each([
    ['2003-05', '2003-05'],
    ['2003/05', '2003-05'],
    ['2003.05', '2003-05'],
    ['2003–05–2004–06', '2003'],
  ])('are not found in %j', (text, start) => {
    expect(periodsOf(text)[0]).toMatchObject({ start });
  });

  const cv = (...periods: string[]) =>
    resumeOf(
      `Anna Weber\nExperience\n${periods.map((one) => `Nurse, Hotel Park\t${one}\n- Led it`).join('\n')}`,
    ).work.map(({ startDate, endDate }) => `${startDate} ${endDate}`);

  test('with a hyphen are told by those that are no month', () => {
    expect(cv('2011-14', '2003-05')).toEqual(['2011 2014', '2003 2005']);
  });

  test('with a hyphen are months where months are written so', () => {
    expect(cv('2011-04 - 2014-05', '2003-05 - 2003-09')).toEqual([
      '2011-04 2014-05',
      '2003-05 2003-09',
    ]);
  });
});
