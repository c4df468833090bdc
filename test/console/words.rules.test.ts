/** The texts of the console are complete in every language, with the same placeholders. */
import { describe, expect, test } from 'vitest';
import { countText, fillText } from '#console/words/words.ts';
import type { Plural } from '#lib/language.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import { wholeParts } from '#translations/read.ts';
import { expectPluralForms, holesOf, textsOf } from '../support/words.ts';

const model = new Map(textsOf(wholeParts('en', 'console')));

describe.each(siteLanguages.filter((language) => language !== 'en'))(
  'the words of the console in %s',
  (language) => {
    // Arabic has words for none, one and two of something, without a number.
    const placeholdersOf = (text: string) =>
      holesOf(text).filter((hole) => language !== 'ar' || hole !== '{count}');

    test('have every key of English, none empty, with the same placeholders', () => {
      const texts = textsOf(wholeParts(language, 'console'));
      expect(new Set(texts.map(([path]) => path))).toEqual(new Set(model.keys()));
      for (const [path, text] of texts) {
        expect(placeholdersOf(text), path).toEqual(placeholdersOf(model.get(path) ?? ''));
        expect(text.trim(), path).not.toBe('');
        expect(text, path).toBe(text.trim());
      }
    });

    test('are translated: no sentence is left in English', () => {
      const same = textsOf(wholeParts(language, 'console')).filter(
        ([path, text]) => text === model.get(path) && text.split(' ').length > 2,
      );
      expect(same.filter(([, text]) => /[a-z]{3}/u.test(text.replaceAll(/\{\w+\}/gu, '')))).toEqual(
        [],
      );
    });

    test('have exactly the plural forms of the language', () => {
      const counts = language === 'ar' ? [3, 5, 10] : undefined;
      const textOf = (forms: Plural, count: number) => countText(language, forms, count);
      expectPluralForms(language, wholeParts(language, 'console'), textOf, counts);
    });
  },
);

describe('a value in a text', () => {
  test.each([
    ['Reject {name}?', 'Ada', 'Reject Ada?'],
    ['Reject {name}?', 'محمد', 'Reject \u2068محمد\u2069?'],
    ['رفض {name}؟', 'Ada', 'رفض \u2068Ada\u2069؟'],
    ['Reject {name}?', 'a\u202Eb', 'Reject \u2068a\u202Eb\u2069?'],
  ])('of %s is set apart where directions meet', (text, name, filled) => {
    expect(fillText(text, { name })).toBe(filled);
  });
});
