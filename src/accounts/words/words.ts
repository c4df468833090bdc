/** The dictionaries of the account pages, which are files, and the texts that depend on their grammar. */

import { fillTemplate } from '#lib/language.ts';
import type { Plural, Shaped } from '#lib/language.ts';
import { accountsMessages } from '#translations';
import type english from '#translations/en/accounts.json';
import type { SiteLanguage } from '#vocabulary/lists.ts';
import { openFileDictionary } from './file-dictionary.ts';
import { supportedLanguage } from './languages.ts';

export type Words = Shaped<(typeof english)['pages'], Plural>;

/** The name of the language in that language, such as `Deutsch`, with a capital first letter where its script has capitals. */
export function languageName(tag: SiteLanguage): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Written by tools/translations.ts. */
export function wordsPath(language: string): string {
  return `/words/${language}.json`;
}

type Messages = Pick<Words, 'footer' | 'messages' | 'pageTitle' | 'site' | 'skip'>;

export const {
  load: loadWords,
  wordsFor,
  messagesFor,
} = openFileDictionary<Words, Messages>({
  pathOf: wordsPath,
  messages: accountsMessages,
  messagesOf: (words) => words,
});

/** The names as a list, as in "A, B and C". */
export function listText(language: string, names: readonly string[]): string {
  return new Intl.ListFormat(supportedLanguage(language)).format(names);
}

/** The form of a phrase for this number, which replaces `{count}`. */
export function pluralText(language: string, forms: Plural, count: number): string {
  const category = new Intl.PluralRules(supportedLanguage(language)).select(count);
  return fillTemplate(forms[category] ?? forms.other, { count });
}
