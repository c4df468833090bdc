/** Tests what version 10 of the reader learned from changed layouts: what is no name, numbered headings, signs within periods. */
import { describe, expect, test } from 'vitest';
import { periodsOf } from '../src/extract/dates.ts';
import { headingOf } from '../src/extract/headings.ts';
import { cleanName } from '../src/extract/name-cleaning.ts';
import { isPlace } from '../src/extract/places.ts';
import { hasFamilyName, hasFirstName, isForeign, isMixed } from '../src/extract/usual-names.ts';
import { printed, resumeOf } from './support/lines.ts';

const large = { size: 20, isBold: true };
const heading = { size: 14, isBold: true };

const rest: Parameters<typeof printed>[0] = [
  [40, 110, 'Head Chef | Bern'],
  [40, 140, 'Experience', heading],
  [40, 160, '2019 – 2021 Head Chef, Hotel Park'],
  [40, 190, 'Education', heading],
  [40, 210, '2015 – 2018 Diploma, Leeds City College'],
];

describe('a line above the name is no part of it', () => {
  test.each([
    ['Nordlicht Personal', 'Anna Weber'],
    ['Brunel Career Partners', 'Marek Nowak'],
    ['Passion Meets Precision', 'Ioana Popescu'],
  ])('%s', (above, name) => {
    const { basics } = resumeOf(printed([[40, 50, above, large], [40, 76, name, large], ...rest]));
    expect(basics.name).toBe(name);
  });

  test('also where only the email address has the name', () => {
    const { basics } = resumeOf(
      printed([
        [40, 50, 'Nordlicht Personal', large],
        [40, 76, 'Okwu Hedlund', large],
        [40, 96, 'okwu.hedlund@example.com'],
        ...rest,
      ]),
    );
    expect(basics.name).toBe('Okwu Hedlund');
  });

  test('but first names are', () => {
    const { basics } = resumeOf(
      printed([[40, 50, 'María José', large], [40, 76, 'García López', large], ...rest]),
    );
    expect(basics.name).toBe('María José García López');
  });
});

describe('what is no name', () => {
  test.each([
    ['Get in touch', true],
    ['Disponibilidad para viajar', true],
    ['Anna van der Berg', false],
    ["Luca d'Angelo", false],
    ['ANNA WEBER', false],
    ['anna weber', false],
  ])('%s mixes capitals and small letters: %s', (text, isSo) => {
    expect(isMixed(text)).toBe(isSo);
  });

  test.each([
    ['Make It Happen', 'ko', true],
    ['이지훈', 'ko', false],
    ['Anna Weber', 'de', false],
  ])('%s in %s is in other letters: %s', (text, language, isSo) => {
    expect(isForeign(text, language)).toBe(isSo);
  });

  test.each([
    ['Österreich Graz', 'de', true],
    ['Cork Ireland', 'en', true],
    ['Anna Weber', 'de', false],
  ])('%s in %s is a place: %s', (text, language, isSo) => {
    expect(isPlace(text, language)).toBe(isSo);
  });
});

test('usual first names are known in other spellings, and family names of East Asia', () => {
  expect(
    ['ŁUKASZ Nowak', 'Zoé Marchand', 'Anna-Lena Großmann', 'Ольга Петрова'].every(hasFirstName),
  ).toBe(true);
  expect(['Nordlicht Personal', 'Curriculum Vitae', 'Head Chef'].some(hasFirstName)).toBe(false);
  expect([hasFamilyName('이지훈'), hasFamilyName('職種'), hasFamilyName('Lee')]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('signs around a name are no part of it', () => {
  test.each([
    ['« Anna Weber »', 'Anna Weber'],
    ['<Anna Weber />', 'Anna Weber'],
    ['Anna Weber 2026', 'Anna Weber'],
    ['Anna Weber, PMP®', 'Anna Weber'],
  ])('%s', (text, name) => {
    expect(cleanName(text)).toBe(name);
  });
});

describe('headings may have a number before them in any form', () => {
  test.each([
    ['01 Work experience', 'work'],
    ['02 / Education', 'education'],
    ['A – Skills', 'skills'],
    ['III Languages', 'languages'],
    ['§ 4 Berufserfahrung', 'work'],
    ['5: Formation', 'education'],
    // A letter of a word that is set apart is no number.
    ['V A A R D I G H E D E N', 'skills'],
    ['V Z D Ě L Á N Í', 'education'],
  ])('%s', (text, kind) => {
    expect(headingOf(text)?.kinds[0]).toBe(kind);
  });

  test.each([['10 years experience'], ['3 languages spoken at home']])('%s is none', (text) => {
    expect(headingOf(text)).toBeNull();
  });

  test('and lines on both sides', () => {
    const { skills } = resumeOf(`
      Anna Weber
      anna.weber@example.com
      ——— Skills ———
      Python, Teamwork, SAP
      ——— Languages ———
      German (native)`);
    expect(skills.map(({ name }) => name)).toEqual(['Python', 'Teamwork', 'SAP']);
  });
});

describe('the two ends of a period', () => {
  test.each([
    ['2019 ... 2021', '2019', '2021'],
    ['2019…2021', '2019', '2021'],
    ['2019 | 2021', '2019', '2021'],
    ['03/2019 / 05/2021', '2019-03', '2021-05'],
    ['03.2019 | 05.2021', '2019-03', '2021-05'],
    ['03/2019 / present', '2019-03', null],
  ])('%s', (text, start, end) => {
    expect(periodsOf(text)).toMatchObject([{ start, end }]);
  });
});
