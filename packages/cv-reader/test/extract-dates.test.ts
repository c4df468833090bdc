/** Tests how dates and periods are read in many languages. */
import { describe, expect, test } from 'vitest';
import { isDuration, periodsOf, withoutPeriods } from '../src/extract/dates/dates.ts';
import { plain } from '../src/extract/text-folding.ts';
import type { DateHabit } from '../src/extract/dates/date-points.ts';
import { monthNames, presentWords } from '../src/extract/words/months.ts';

function shown(text: string, habit?: DateHabit): string {
  return periodsOf(text, habit)
    .map(({ start, end, isSingle }) => (isSingle ? start : `${start}..${end ?? ''}`))
    .join(' ');
}

describe('a period', () => {
  test.each([
    ['Jan 2021 – Present', '2021-01..'],
    ['June 2017 - Dec. 2020', '2017-06..2020-12'],
    ['September 15, 2014 to March 1, 2016', '2014-09..2016-03'],
    ["Jan '16 – Mar '18", '2016-01..2018-03'],
    ['05/2018 – 06/2020', '2018-05..2020-06'],
    ['03/18 - 02/20', '2018-03..2020-02'],
    ['2016-04 – 2019-06', '2016-04..2019-06'],
    ['2016/04 - 2019/06', '2016-04..2019-06'],
    ['01.03.2018 – 31.12.2021', '2018-03..2021-12'],
    ['2012 – 2016', '2012..2016'],
    ['2012-16', '2012..2016'],
    ['2019/2020', '2019..2020'],
    ['Jan – Mar 2020', '2020-01..2020-03'],
    ['since 2019', '2019..'],
    ['2019 –', '2019..'],
    ['(2015–2018)', '2015..2018'],
    ['02/2016 - heute', '2016-02..'],
    ['seit 03/2020', '2020-03..'],
    ['Mai 2012 bis Dezember 2014', '2012-05..2014-12'],
    ['de janvier 2015 à août 2019', '2015-01..2019-08'],
    ['Depuis septembre 2019', '2019-09..'],
    ["05/2018 – aujourd'hui", '2018-05..'],
    ['mars 2012 – avr. 2018', '2012-03..2018-04'],
    ['Febrero 2019 – Actualidad', '2019-02..'],
    ['desde enero de 2016 hasta marzo de 2018', '2016-01..2018-03'],
    ['agosto 2020 até atual', '2020-08..'],
    ['fev. de 2018 – abr. de 2021', '2018-02..2021-04'],
    ['Da maggio 2013 a oggi', '2013-05..'],
    ['dal 2010 al 2014', '2010..2014'],
    ['feb 2018 t/m heden', '2018-02..'],
    ['sinds maart 2017', '2017-03..'],
    ['03.2018 – obecnie', '2018-03..'],
    ['od stycznia 2015 do marca 2017', '2015-01..2017-03'],
    ['IX 2017 – VIII 2019', '2017-09..2019-08'],
    ['Mayıs 2018 - Halen', '2018-05..'],
    ['Ocak 2015 – Şubat 2017', '2015-01..2017-02'],
    ['od 05/2018', '2018-05..'],
    ['leden 2014 – srpen 2019', '2014-01..2019-08'],
    ['augusti 2017 – nuvarande', '2017-08..'],
    ['08.2017 – d.d.', '2017-08..'],
    ['tammikuu 2019 – nykyinen', '2019-01..'],
    ['2017. május – jelenleg', '2017-05..'],
    ['ianuarie 2016 – prezent', '2016-01..'],
    ['сентябрь 2017 — настоящее время', '2017-09..'],
    ['с июня 2009 г. по февраль 2015 г.', '2009-06..2015-02'],
    ['июнь 2019 – по н.в.', '2019-06..'],
    ['з 10.2019 по теперішній час', '2019-10..'],
    ['квітень 2020 р. – травень 2021 р.', '2020-04..2021-05'],
    ['Ιανουάριος 2015 – σήμερα', '2015-01..'],
    ['ינואר 2015 - היום', '2015-01..'],
    ['09/2019 - حتى الآن', '2019-09..'],
    ['من أكتوبر 2016 إلى الآن', '2016-10..'],
    ['مايو ٢٠١٨ - أبريل ٢٠٢٠', '2018-05..2020-04'],
    ['كانون الثاني 2015 - تشرين الأول 2016', '2015-01..2016-10'],
    ['अप्रैल 2018 - वर्तमान', '2018-04..'],
    ['2019年7月〜現在', '2019-07..'],
    ['2016年4月から2019年6月まで', '2016-04..2019-06'],
    ['2019年7月〜', '2019-07..'],
    ['平成25年4月 〜 令和元年9月', '2013-04..2019-09'],
    ['2018.03-至今', '2018-03..'],
    ['2020年6月 – 至今', '2020-06..'],
    ['2018.09 ~ 현재', '2018-09..'],
    ['2018년 3월 ~ 2020년 2월', '2018-03..2020-02'],
  ])('%j is read as the periods %j', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test('letters of eras are read in Japanese only', () => {
    expect(shown('H28.4 - R1.9', { isMonthFirst: false, isJapanese: true })).toBe(
      '2016-04..2019-09',
    );
    expect(shown('H28.4')).toBe('');
  });

  test.each([
    ['04/08/2019 – 05/09/2020', true, '2019-04..2020-05'],
    ['04/08/2019 – 05/09/2020', false, '2019-08..2020-09'],
    ['25/08/2019 – 13/09/2020', true, '2019-08..2020-09'],
  ])('%j is read in the order of day and month of the country', (text, isMonthFirst, expected) => {
    expect(shown(text, { isMonthFirst, isJapanese: false })).toBe(expected);
  });

  test('a period printed from right to left is reversed', () => {
    expect(shown('12/2020 - 01/2018')).toBe('2018-01..2020-12');
    expect(shown('الآن - 01/2018')).toBe('2018-01..');
  });

  test.each([
    'ISO 9001:2015',
    '+49 2016 2017',
    '12345',
    '192.168.2019.1',
    'EN 60204',
    '1.2020.300',
  ])('is not in %j', (text) => {
    expect(periodsOf(text).filter(({ isSingle }) => !isSingle)).toStrictEqual([]);
  });

  test('removing a period leaves the rest of the line as cells', () => {
    const text = 'Senior Engineer\tJan 2021 – Present (2 yrs 3 mos)';
    expect(withoutPeriods(text, periodsOf(text))).toBe('Senior Engineer');
    const japanese = '株式会社日向商事(2017年4月〜現在)';
    expect(withoutPeriods(japanese, periodsOf(japanese))).toBe('株式会社日向商事');
    const both = '2015 – 2018: Cook, Hotel Park';
    expect(withoutPeriods(both, periodsOf(both))).toBe('Cook, Hotel Park');
  });

  test('finding periods takes linear time', () => {
    const before = performance.now();
    periodsOf('01/2019 - 02/2020 '.repeat(10_000));
    periodsOf('1'.repeat(100_000));
    expect(performance.now() - before).toBeLessThan(200);
  });
});

describe('a duration', () => {
  test.each(['2 years 3 months', '6 лет 9 месяцев', '3年3ヶ月', '5 Jahre', '1 an 2 mois', '2 yrs'])(
    '%j is one',
    (text) => {
      expect(isDuration(text)).toBe(true);
    },
  );
  test.each(['2 years of welding', 'Python', '24 Hours Ltd'])('%j is not a duration', (text) => {
    expect(isDuration(text)).toBe(false);
  });
});

describe('the words', () => {
  const languages = 'en de fr es pt it nl pl tr cs sk sv da nb fi hu ro ru uk el he ar hi'.split(
    ' ',
  );

  test.each(languages)('the word lists contain the names of the months in %s', (language) => {
    const known = new Map(
      monthNames.flatMap((names, index) =>
        names.split(' ').map((name) => [plain(name), index] as const),
      ),
    );
    const wrong: string[] = [];
    for (let month = 0; month < 12; month++) {
      for (const style of [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
          ...style,
          timeZone: 'UTC',
        });
        const part = format
          .formatToParts(new Date(Date.UTC(2020, month, 1)))
          .find(({ type }) => type === 'month');
        const name = plain(part?.value ?? '').replace(/\.$/u, '');
        if (!/^\d+$/u.test(name) && known.get(name) !== month) wrong.push(name);
      }
    }
    expect(wrong).toStrictEqual([]);
  });

  test('no word names two months', () => {
    const all = monthNames.flatMap((names, index) =>
      [...new Set(names.split(' ').map((name) => plain(name)))].map((name) => `${name} ${index}`),
    );
    const names = all.map((name) => name.split(' ')[0]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toStrictEqual([]);
  });

  test.each(presentWords.map((word) => [word]))('%j ends a current period', (word) => {
    expect(shown(`03/2019 – ${word}`)).toBe('2019-03..');
  });
});
