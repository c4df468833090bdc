/** The dictionaries of the emails to users. An email never waits for a file that cannot be read: it is in English then. */

import { dictionaryFiles } from '#lib/dictionary-files.ts';
import type { ReadFile } from '#lib/dictionaries.ts';
import { supportedLanguage } from '../languages.ts';
import type { MailKind, MailWords } from '../shape.ts';
import { en } from './en.ts';

/** Written by tools/account-words.ts. */
export function mailWordsPath(language: string): string {
  return `/words/mails/${language}.json`;
}

const files = dictionaryFiles<MailWords>({
  english: en,
  tagFor: supportedLanguage,
  pathOf: mailWordsPath,
});

/** The texts of an email in the language of a BCP 47 tag, whatever its region, and the language that they are in. */
export async function mailWords(
  { readFile }: { readFile: ReadFile },
  asked: string,
  kind: MailKind,
): Promise<{ language: string; subject: string; text: string }> {
  await files.load(asked, readFile);
  const words: Partial<MailWords> = files.wordsFor(asked);
  const { [kind]: texts } = words;
  return texts && words !== en ? { language: asked, ...texts } : { language: 'en', ...en[kind] };
}
