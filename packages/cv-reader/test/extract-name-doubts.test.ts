/** Tests what speaks against a name. */
import { describe, expect, test } from 'vitest';
import { factsOfName } from '../src/extract/evidence/of-name.ts';
import { isPlace } from '../src/extract/contact/places.ts';
import {
  hasFamilyName,
  hasFirstName,
  isForeign,
  isMixed,
} from '../src/extract/names/usual-names.ts';

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
