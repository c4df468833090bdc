/** The dictionaries of the emails to users. An email never waits for a file that cannot be read: it is in English then. */

import { fileLoader, openDictionary } from '#lib/dictionaries.ts';
import type { ReadFile } from '#lib/dictionaries.ts';
import { accountsEmails } from '#translations';
import type english from '#translations/en/accounts.json';
import { supportedLanguage } from './languages.ts';

type MailWords = (typeof english)['emails'];
export type MailKind = keyof MailWords;

/** Written by tools/translations.ts. */
export function mailWordsPath(language: string): string {
  return `/words/mails/${language}.json`;
}

const dictionary = openDictionary<MailWords>(accountsEmails);
const load = fileLoader<MailWords>({
  tagFor: supportedLanguage,
  pathOf: mailWordsPath,
  onLoad: dictionary.put,
});

/** The texts of an email in the language of a BCP 47 tag, whatever its region, and the language that they are in. */
export async function mailWords(
  { readFile }: { readFile: ReadFile },
  asked: string,
  kind: MailKind,
): Promise<{
  language: string;
  subject: string;
  text: string;
  button?: string;
  lines?: MailWords['daily']['lines'];
}> {
  await load(asked, readFile);
  const en = dictionary.wordsFor('en');
  const words: Partial<MailWords> = dictionary.wordsFor(asked);
  const { [kind]: texts } = words;
  return texts && words !== en ? { language: asked, ...texts } : { language: 'en', ...en[kind] };
}
