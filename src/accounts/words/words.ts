/** The dictionaries of the account pages, and how texts and emails are filled in. */

import { baseLanguage, fillTemplate } from '#lib/language.ts';
import type { Plural, TemplateValues } from '#lib/language.ts';
import { siteLanguages } from '#vocabulary.ts';
import type { SiteLanguage } from '#vocabulary.ts';
import { en } from './en.ts';
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

/**
 * The dictionaries but the English one are files of `public/`, written by tools/account-words.ts: the ten of them are a
 * tenth of the Worker, and an isolate needs one or two.
 */
export function wordsPath(language: SiteLanguage): string {
  return `/words/${language}.json`;
}

const loaded = new Map<string, Words>([['en', en]]);

/** Answers the text of a file of `public/`, or null. */
type ReadFile = (path: string) => Promise<string | null>;

/** Loads the dictionary of a language. `wordsFor` answers English for a language that is not loaded. */
export async function loadWords(language: string, readFile: ReadFile): Promise<void> {
  const tag = supportedLanguage(language);
  if (loaded.has(tag)) return;
  const text = await readFile(wordsPath(tag));
  if (text === null) return;
  const words: Words = JSON.parse(text);
  loaded.set(tag, words);
}

/** The dictionary of a BCP 47 tag, whatever its region. */
export function wordsFor(language: string): Words {
  return loaded.get(supportedLanguage(language)) ?? en;
}

/** The language that pages use for a requested one: the value of the `lang` attribute. */
export function supportedLanguage(language: string): SiteLanguage {
  const base = baseLanguage(language);
  return siteLanguages.find((tag) => tag === base) ?? 'en';
}

/** Replaces each `{name}` with its value. A name without a value is kept. */
export function fillText(text: string, values: TemplateValues): string {
  return fillTemplate(text, values);
}

/** The names as a list, as in "A, B and C". */
export function listText(language: string, names: readonly string[]): string {
  return new Intl.ListFormat(supportedLanguage(language)).format(names);
}

/** The form of a phrase for this number, which replaces `{count}`. */
export function pluralText(language: string, forms: Plural, count: number): string {
  const category = new Intl.PluralRules(supportedLanguage(language)).select(count);
  return fillTemplate(forms[category] ?? forms.other, { count });
}
