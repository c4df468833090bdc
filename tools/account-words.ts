/** Writes the dictionaries of the account pages into public/words, from where the Worker loads the one that a page needs. */
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
import { wordsPath } from '#accounts/words/words.ts';
import type { Words } from '#accounts/words/words.ts';
import { siteLanguages } from '#vocabulary.ts';
import type { SiteLanguage } from '#vocabulary.ts';

export const accountWords: Readonly<Record<SiteLanguage, Words>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
};

const PUBLIC = join(import.meta.dirname, '../public');

export async function writeAccountWords(): Promise<void> {
  await mkdir(join(PUBLIC, 'words'), { recursive: true });
  await Promise.all(
    siteLanguages.map((language) =>
      writeFile(join(PUBLIC, wordsPath(language)), JSON.stringify(accountWords[language])),
    ),
  );
}
