/** Writes the dictionaries of the console into public/words, from where the Worker loads the one that a screen needs. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { english, wordsPath } from '#console/words/words.ts';
import { siteLanguages } from '#vocabulary.ts';
import type { SiteLanguage } from '#vocabulary.ts';

const ROOT = join(import.meta.dirname, '..');

/** By part of the console, as src/console/words has a folder each. */
export async function consoleWords(language: SiteLanguage): Promise<Record<string, unknown>> {
  const parts = Object.keys(english).map(async (part): Promise<[string, unknown]> => {
    const folder = part.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
    const path = join(ROOT, `src/console/words/${folder}/${language}.ts`);
    const { words }: { words: unknown } = await import(path);
    return [part, words];
  });
  return Object.fromEntries(await Promise.all(parts));
}

export async function writeConsoleWords(): Promise<void> {
  await mkdir(join(ROOT, 'public/words'), { recursive: true });
  await Promise.all(
    siteLanguages.map(async (language) =>
      writeFile(
        join(ROOT, 'public', wordsPath(language)),
        JSON.stringify(await consoleWords(language)),
      ),
    ),
  );
}
