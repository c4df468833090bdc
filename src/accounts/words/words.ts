/** The dictionaries of the account pages, and the texts that depend on their grammar. */

import { dictionaryFiles } from '#lib/dictionary-files.ts';
import { fillTemplate } from '#lib/language.ts';
import type { Plural } from '#lib/language.ts';
import type { SiteLanguage } from '#vocabulary.ts';
import { en } from './en.ts';
import { supportedLanguage } from './languages.ts';
import type { Words } from './shape.ts';

export type { Words } from './shape.ts';

/** Each language by its own name. */
export const languageNames: Readonly<Record<SiteLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ar: 'العربية',
  ja: '日本語',
};

/** Written by tools/account-words.ts. */
export function wordsPath(language: string): string {
  return `/words/${language}.json`;
}

const files = dictionaryFiles<Words>({
  english: en,
  tagFor: supportedLanguage,
  pathOf: wordsPath,
});

export const loadWords = files.load;

/** The dictionary of a BCP 47 tag, whatever its region. */
export const { wordsFor } = files;

/** The names as a list, as in "A, B and C". */
export function listText(language: string, names: readonly string[]): string {
  return new Intl.ListFormat(supportedLanguage(language)).format(names);
}

/** The form of a phrase for this number, which replaces `{count}`. */
export function pluralText(language: string, forms: Plural, count: number): string {
  const category = new Intl.PluralRules(supportedLanguage(language)).select(count);
  return fillTemplate(forms[category] ?? forms.other, { count });
}
