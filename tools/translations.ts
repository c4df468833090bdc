/** Writes what Workers read of the translations: the strings of their bundles, and the files of public/words (decision 21). */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mailWordsPath } from '#accounts/words/mails.ts';
import { wordsPath } from '#accounts/words/words.ts';
import { formWordsPath } from '#careers/words/forms.ts';
import { searchWordsPath } from '#careers/queries/actions.ts';
import { wordsPath as consoleWordsPath } from '#console/words/words.ts';
import type { ReadFile } from '#lib/dictionaries.ts';
import { once } from '#lib/lazy.ts';
// By its path: what bundles Workers reads `#translations` as the file that is written here.
import * as texts from '../translations/index.ts';
import { tagsOf, wholeParts } from '#translations/read.ts';
import type { Parts } from '#translations/read.ts';
import type english from '#translations/en/search.json';
import { faultLine, faultsOfTranslations } from './check-translations/faults.ts';
import { lexiconFile } from './search-words.ts';

const ROOT = join(import.meta.dirname, '..');
/** As package.json says where `#translations` is in a Worker. */
const BUNDLED = join(ROOT, '.wrangler/translations.js');

/** A module with the exports of translations/index.ts as constants, for what bundles a Worker next. */
export function writeBundledTexts(): void {
  const lines = Object.entries(texts).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  const code = lines.join('');
  if (read(BUNDLED) === code) return;
  mkdirSync(dirname(BUNDLED), { recursive: true });
  // Others may be reading it.
  const temporary = `${BUNDLED}.${process.pid}`;
  writeFileSync(temporary, code);
  renameSync(temporary, BUNDLED);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** The files of public/words, by path. */
const wordFiles = once(
  () =>
    new Map<string, unknown>([
      ...tagsOf('careers').map((tag): Entry => [formWordsPath(tag), formWords(tag)]),
      ...tagsOf('accounts').flatMap((tag): Entry[] => {
        const { pages, emails } = wholeParts(tag, 'accounts');
        return [
          [wordsPath(tag), pages],
          [mailWordsPath(tag), emails],
        ];
      }),
      ...tagsOf('search').map((tag): Entry => [
        searchWordsPath(tag),
        lexiconFile(wholeParts(tag, 'search') as typeof english, tag),
      ]),
      ...tagsOf('console').map((tag): Entry => [consoleWordsPath(tag), wholeParts(tag, 'console')]),
    ]),
);

type Entry = [path: string, words: unknown];

function formWords(tag: string): Parts {
  const { alerts, apply, pages, portal } = wholeParts(tag, 'careers');
  return { alerts, apply, pages, portal };
}

/** Answers the files that would be written, for tools and tests. */
export const readWordFile: ReadFile = (path) => {
  const words = wordFiles().get(path);
  return Promise.resolve(words === undefined ? null : JSON.stringify(words));
};

export async function writeWordFiles(): Promise<void> {
  await Promise.all(
    Array.from(wordFiles(), async ([path, words]) => {
      const file = join(ROOT, 'public', path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(words));
    }),
  );
}

/** English stands in for what a language lacks. */
export function printFaults(): void {
  for (const fault of faultsOfTranslations()) process.stderr.write(faultLine(fault));
}

if (import.meta.main) {
  const isForBundle = process.argv.includes('--bundle');
  writeBundledTexts();
  if (!isForBundle) {
    await writeWordFiles();
    printFaults();
  }
}
