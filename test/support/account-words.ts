/** The texts of account pages and of emails about accounts in tests, in Node and in the Worker. */
import type { MailKind } from '#accounts/words/mails.ts';
import { mailWordsPath } from '#accounts/words/mails.ts';
import { loadWords, wordsPath } from '#accounts/words/words.ts';
import type { Words } from '#accounts/words/words.ts';
import type { ReadFile } from '#lib/dictionaries.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import type { SiteLanguage } from '#vocabulary/lists.ts';

type MailWords = Readonly<Record<MailKind, { subject: string; text: string }>>;

const files = import.meta.glob('../../translations/*/accounts.json', {
  eager: true,
  import: 'default',
}) as Readonly<Record<string, { pages: Words; emails: MailWords }>>;

function accountWords(language: SiteLanguage) {
  const { [`../../translations/${language}/accounts.json`]: words } = files;
  if (!words) throw new Error(`There is no translation of ${language}.`);
  return words;
}

export function accountMails(language: SiteLanguage): MailWords {
  return accountWords(language).emails;
}

const texts = new Map<string, Words | MailWords>(
  siteLanguages.flatMap((language): [string, Words | MailWords][] => [
    [wordsPath(language), accountWords(language).pages],
    [mailWordsPath(language), accountWords(language).emails],
  ]),
);

/** Answers the files of public/words. */
export const readAccountFile: ReadFile = (path) => {
  const words = texts.get(path);
  return Promise.resolve(words ? JSON.stringify(words) : null);
};

export function loadAccountWords(language: string): Promise<void> {
  return loadWords(language, readAccountFile);
}
