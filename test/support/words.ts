/** Reads dictionaries as the tests of their languages compare them. */
import { expect } from 'vitest';
import type { Plural } from '#lib/language.ts';

/** Every text by its path; plural forms are texts of their own, without their category in the path. */
export function textsOf(tree: object, path = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return [[here, value] as [string, string]];
    if (isPlural(value)) return Object.values(value).map((form): [string, string] => [here, form]);
    return typeof value === 'object' && value !== null ? textsOf(value, here) : [];
  });
}

function isPlural(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && 'other' in value && !('you' in value);
}

function pluralsOf(tree: object): Record<string, string>[] {
  return Object.values(tree).flatMap((value: unknown) => {
    if (isPlural(value)) return [value];
    return typeof value === 'object' && value !== null ? pluralsOf(value) : [];
  });
}

/** The placeholders of a text. */
export const holesOf = (text: string) => [...new Set(text.match(/\{\w+\}/gu) ?? [])].sort();

/** Every plural of the dictionary has exactly the forms of its language, and says each of these counts. */
export function expectPluralForms(
  language: string,
  words: object,
  textOf: (forms: Plural, count: number) => string,
  counts: readonly number[] = [0, 1, 2, 3, 5, 10],
): void {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const plurals = pluralsOf(words);
  expect(plurals.length).toBeGreaterThan(0);
  for (const forms of plurals) {
    expect(Object.keys(forms).sort()).toEqual([...pluralCategories].sort());
    for (const count of counts)
      expect(textOf({ other: '', ...forms }, count)).toContain(String(count));
  }
}
