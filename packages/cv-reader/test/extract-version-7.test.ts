/** Tests what version 7 of the reader learned from layouts: forms with a label for every fact, names in pieces, titles of documents. */
import { describe, expect, test } from 'vitest';
import { factsOfName } from '../src/extract/evidence/of-name.ts';
import { joinApart } from '../src/readers/pdf/letters-apart.ts';
import { readHtml } from '../src/readers/html.ts';
import { printed, resumeOf } from './support/lines.ts';

describe('forms with a label for every fact', () => {
  test('have both ends of a period on lines of their own, and facts that name nothing', () => {
    const { work } = resumeOf(`
      Employment history
      Employer name\tHotel Park
      Type of business\tHospitality
      Address\tBern
      Job title\tHead Chef
      Start date\tMay 2019
      End date\tPresent
      Grade\tNot applicable
      Employer name\tBrasserie Lune
      Type of business\tHospitality
      Address\tGeneva
      Job title\tWaiter
      Start date\tJune 2016
      End date\tApril 2019
      Grade\tNot applicable`);
    expect(work).toMatchObject([
      { name: 'Hotel Park', position: 'Head Chef', startDate: '2019-05' },
      { name: 'Brasserie Lune', position: 'Waiter', startDate: '2016-06', endDate: '2019-04' },
    ]);
    expect(work[0]).not.toHaveProperty('endDate');
  });

  test('may have a heading for each entry', () => {
    const { work } = resumeOf(`
      --- Berufserfahrung 1 ---
      Firma: Hotel Park
      Position: Küchenchefin
      Von: 2019
      Bis: laufend
      --- Berufserfahrung 2 ---
      Firma: Gasthof Krone
      Position: Köchin
      Von: 2016
      Bis: 2019`);
    expect(work).toMatchObject([
      { name: 'Hotel Park', position: 'Küchenchefin', startDate: '2019' },
      { name: 'Gasthof Krone', position: 'Köchin', startDate: '2016', endDate: '2019' },
    ]);
  });

  test('may have two labels in a row', () => {
    const { work } = resumeOf(`
      경력사항
      회사명\t미래솔루션\t재직기간\t2019 - 2021
      직위\t영업팀장\t고용형태\t정규직
      회사명\t푸른식품\t재직기간\t2016 - 2019
      직위\t영업과장\t고용형태\t정규직`);
    expect(work).toMatchObject([
      { name: '미래솔루션', position: '영업팀장' },
      { name: '푸른식품', position: '영업과장' },
    ]);
  });

  test('have the name behind points, and right beside its label in a row', () => {
    expect(resumeOf('Name: ........ Anna Weber\nEmail: mail.me@example.org').basics.name).toBe(
      'Anna Weber',
    );
    expect(
      resumeOf('성 명\t박민준\t지원 분야\t영업팀장\nEmail\tminjun.park@example.org').basics.name,
    ).toBe('박민준');
  });
});

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

test('the title of a form is no name', () => {
  const { basics } = resumeOf('SƠ YẾU LÝ LỊCH\nEmail: mail.me@example.org');
  expect(basics.name).toBeUndefined();
});

describe('letter-spaced words', () => {
  const piece = (text: string, x: number, width: number) => ({
    text,
    x,
    width,
    y: 10,
    size: 10,
    isBold: false,
    isUpright: true,
  });

  test('are one word where a font has only some of their letters', () => {
    const joined = joinApart([piece('Ż', 0, 6), piece('U R A W', 9, 37)]);
    expect(joined.map(({ text }) => text)).toStrictEqual(['ŻURAW']);
  });

  test('are two words where the gap is wider', () => {
    const [joined] = joinApart([piece('A N N A', 0, 34), piece('K O C H', 41.5, 36)]);
    expect(joined?.text).toBe('ANNA\ue7feKOCH');
  });
});

test('what a saved page is operated with is no text of the CV', () => {
  const html =
    '<nav><a href="#">Jobs</a></nav><button>Print</button><p><a href="#a">Anna</a><a href="#b">Weber</a></p>';
  expect(readHtml(html).map(({ text }) => text)).toStrictEqual(['Anna', 'Weber']);
});

describe('what speaks against a name', () => {
  const factsOf = (name: string) => {
    const cell = { text: name, page: 1, x: 0, width: 50, y: 1, size: 12, isBold: false };
    const line = { ...cell, cells: [cell], isPlaced: true };
    const context = { about: [line], all: [line], email: null, profiles: [], language: 'en' };
    return factsOfName({ name, line, isLabelled: false, hasRival: false }, context);
  };

  test.each([
    ['AnnaWeber', 'runTogether'],
    ['A NNA WEBER', 'lettersApart'],
    ['Application Form', 'vocabulary'],
  ] as const)('%s: %s', (name, fact) => {
    expect(factsOf(name)[fact]).toBe(true);
    expect(factsOf('Anna Weber')[fact]).toBe(false);
  });

  test.each(['Ronald McDonald', 'Danny DeVito', 'Anna de la Torre', 'J. R. Weber'])(
    '%s is whole',
    (name) => {
      expect(factsOf(name)).toMatchObject({ runTogether: false, lettersApart: false });
    },
  );
});
