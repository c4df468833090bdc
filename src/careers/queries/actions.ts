/** Reads a search as the languages of its site have it. What is known of a language is a file of `public/`, read once in an isolate. */
import type { ReadFile } from '#lib/dictionaries.ts';
import { baseLanguage } from '#lib/language.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import { lexiconOf } from './rules/lexicon.ts';
import type { Lexicon, LexiconFile } from './rules/lexicon.ts';
import { readPlaceField } from './rules/place-field.ts';
import type { PlaceField } from './rules/place-field.ts';
import { codePrefixes, placeRuns, placeSlugs, textOfRun } from './rules/places.ts';
import { readQuery } from './rules/reading.ts';
import { plainReading } from './rules/terms.ts';
import type { Chosen } from './rules/terms.ts';
import { triesOf } from './rules/tries.ts';

export { townsLike } from './rules/place-field.ts';
export { newestJobs, triedWhere } from './store.ts';
export type { NewJobs, ReadSearch } from './store.ts';
import type { ReadSearch } from './store.ts';

export function searchWordsPath(language: string): string {
  return `/words/search-${language}.json`;
}

type Site = {
  language?: string | undefined;
  countryIds?: readonly number[] | undefined;
  chosen?: Chosen;
};

const files = new Map<string, LexiconFile>();
const lexicons = new Map<string, Lexicon>();

/** Of a site its own language and English are known, without one all. */
export async function readSearch(
  { readFile }: { readFile: ReadFile },
  text: string,
  { language, countryIds, chosen }: Site,
): Promise<ReadSearch> {
  const lexicon = await loadLexicon(readFile, language);
  const reading = lexicon ? readQuery(text, lexicon, chosen) : plainReading(text);
  return {
    reading,
    keys: { slugs: placeSlugs(reading), codes: codePrefixes(reading), countryIds },
    tries: (asked) => triesOf({ ...asked, reading, lexicon }),
    textOf: (slug) => {
      const run = placeRuns(reading).find(({ slugs }) => slugs.includes(slug));
      return run && textOfRun(reading, run);
    },
  };
}

/** What a place field says as the languages of its site have it. A town is not looked up. */
export async function readPlace(
  { readFile }: { readFile: ReadFile },
  text: string,
  { language }: Pick<Site, 'language'>,
): Promise<PlaceField> {
  const lexicon = await loadLexicon(readFile, language);
  return lexicon ? readPlaceField(text, lexicon) : { workplaces: [] };
}

/** What leads on from a search of the site that finds nothing; none where its file cannot be read. */
export async function readWays(
  { readFile }: { readFile: ReadFile },
  { language }: Pick<Site, 'language'>,
): Promise<Lexicon['ways'] | undefined> {
  return (await loadLexicon(readFile, language))?.ways;
}

/** A language whose file cannot be read is left out, and asked for again by the next search. Null where none can. */
async function loadLexicon(
  readFile: ReadFile,
  language: string | undefined,
): Promise<Lexicon | null> {
  const languages =
    language === undefined ? siteLanguages : [...new Set([baseLanguage(language), 'en'])];
  const key = languages.join(' ');
  const known = lexicons.get(key);
  if (known) return known;
  await Promise.all(
    languages.map(async (one) => {
      const text = files.has(one) ? null : await readFile(searchWordsPath(one));
      if (text) files.set(one, JSON.parse(text));
    }),
  );
  const read = languages.flatMap((one) => files.get(one) ?? []);
  if (read.length === 0) return null;
  const lexicon = lexiconOf(read);
  if (read.length === languages.length) lexicons.set(key, lexicon);
  return lexicon;
}
