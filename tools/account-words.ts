/** Writes the dictionaries of the account pages and emails into public/words, from where the Worker loads the one that a page or an email needs. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ar } from '#accounts/words/ar.ts';
import { de } from '#accounts/words/de.ts';
import { en } from '#accounts/words/en.ts';
import { es } from '#accounts/words/es.ts';
import { fr } from '#accounts/words/fr.ts';
import { it } from '#accounts/words/it.ts';
import { ja } from '#accounts/words/ja.ts';
import { nl } from '#accounts/words/nl.ts';
import { pl } from '#accounts/words/pl.ts';
import { pt } from '#accounts/words/pt.ts';
import { ar as arMails } from '#accounts/words/mails/ar.ts';
import { de as deMails } from '#accounts/words/mails/de.ts';
import { en as enMails } from '#accounts/words/mails/en.ts';
import { es as esMails } from '#accounts/words/mails/es.ts';
import { fr as frMails } from '#accounts/words/mails/fr.ts';
import { it as itMails } from '#accounts/words/mails/it.ts';
import { ja as jaMails } from '#accounts/words/mails/ja.ts';
import { nl as nlMails } from '#accounts/words/mails/nl.ts';
import { pl as plMails } from '#accounts/words/mails/pl.ts';
import { pt as ptMails } from '#accounts/words/mails/pt.ts';
import { mailWordsPath } from '#accounts/words/mails/words.ts';
import type { MailWords } from '#accounts/words/shape.ts';
import { wordsPath } from '#accounts/words/words.ts';
import type { Words } from '#accounts/words/words.ts';
import type { ReadFile } from '#lib/dictionaries.ts';
import { siteLanguages } from '#vocabulary.ts';
import type { SiteLanguage } from '#vocabulary.ts';

const pages: Readonly<Record<SiteLanguage, Words>> = { ar, de, en, es, fr, it, ja, nl, pl, pt };

export const accountMails: Readonly<Record<SiteLanguage, MailWords>> = {
  ar: arMails,
  de: deMails,
  en: enMails,
  es: esMails,
  fr: frMails,
  it: itMails,
  ja: jaMails,
  nl: nlMails,
  pl: plMails,
  pt: ptMails,
};

/** By path. */
const files = new Map<string, Words | MailWords>(
  siteLanguages.flatMap((language) => [
    [wordsPath(language), pages[language]],
    [mailWordsPath(language), accountMails[language]],
  ]),
);

/** Answers the files that would be written, for tools and tests. */
export const readAccountFile: ReadFile = (path) => {
  const words = files.get(path);
  return Promise.resolve(words ? JSON.stringify(words) : null);
};

const PUBLIC = join(import.meta.dirname, '../public');

export async function writeAccountWords(): Promise<void> {
  await mkdir(join(PUBLIC, 'words/mails'), { recursive: true });
  await Promise.all(
    Array.from(files, ([path, words]) => writeFile(join(PUBLIC, path), JSON.stringify(words))),
  );
}
