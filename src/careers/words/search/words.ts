/** What people type around the words of a job, by language: files of `public/`, each read once in an isolate. */
import type { ReadFile } from '#lib/dictionaries.ts';
import type english from '#translations/en/search.json';

export type SearchWords = typeof english;

export function searchWordsPath(language: string): string {
  return `/words/search-${language}.json`;
}

const loaded = new Map<string, SearchWords>();

/** A language whose file cannot be read is left out, and asked for again by the next search. */
export async function loadSearchWords(
  languages: readonly string[],
  readFile: ReadFile,
): Promise<SearchWords[]> {
  const missing = languages.filter((language) => !loaded.has(language));
  const texts = await Promise.all(missing.map((one) => readFile(searchWordsPath(one))));
  for (const [index, language] of missing.entries()) {
    const text = texts[index];
    if (text) loaded.set(language, JSON.parse(text));
  }
  return languages.flatMap((language) => loaded.get(language) ?? []);
}
