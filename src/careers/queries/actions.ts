/** Reads a search as the languages of its site have it. */
import { loadSearchWords } from '#careers/words/search/words.ts';
import type { ReadFile } from '#lib/dictionaries.ts';
import { baseLanguage } from '#lib/language.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import { readQuery } from './rules/reading.ts';
import type { Chosen, Reading } from './rules/reading.ts';
import { emptyLexicon, lexiconOf } from './rules/lexicon.ts';
import type { Lexicon } from './rules/lexicon.ts';

const lexicons = new Map<string, Lexicon>();

/** Of a site its own language and English are known, without one all. */
export async function readSearch(
  { readFile }: { readFile: ReadFile },
  text: string,
  { language, chosen }: { language?: string | undefined; chosen?: Chosen },
): Promise<Reading> {
  const languages =
    language === undefined ? siteLanguages : [...new Set([baseLanguage(language), 'en'])];
  const key = languages.join(' ');
  const known = lexicons.get(key);
  if (known) return readQuery(text, known, chosen);
  const texts = await loadSearchWords(languages, readFile);
  if (texts.length === 0) return readQuery(text, emptyLexicon);
  const lexicon = lexiconOf(texts);
  if (texts.length === languages.length) lexicons.set(key, lexicon);
  return readQuery(text, lexicon, chosen);
}
