/** Makes the files of the words that people type around a job from translations/{language}/search.json, so that a Worker only looks them up. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LexiconFile, Region } from '#careers/queries/rules/lexicon.ts';
import { slugsOfPlace } from '#careers/locations/rules/near.ts';
import { baseLanguage } from '#lib/language.ts';
import { once } from '#lib/lazy.ts';
import { domains } from './seed/domains.ts';
import { searchTokens } from '#lib/fold.ts';
import { countryByIso2 } from '#lib/countries.ts';
import { evenLetters, meaningOf } from '#lib/word-stem.ts';
import type english from '#translations/en/search.json';

type Phrase = readonly string[];

export function lexiconFile(words: typeof english, language: string): LexiconFile {
  return {
    nothing: keys(words.nothing),
    placeMarks: keys(words.placeMarks),
    filters: Object.entries(words.filters).flatMap(([values, text]) =>
      keys(text).map((key) => [key, values.split(',')] as const),
    ),
    abbreviations: [...others(words.abbreviations)],
    occupations: Object.entries(words.occupations).map(([concept, text]) => {
      const own = language === 'en' ? [searchTokens(concept)] : [];
      return [
        concept,
        [...own, ...phrases(text)].map((one) => [one.join(' '), one.map(meaningOf).join(' ')]),
      ];
    }),
    regions: regionsOf(language),
    ways: words.ways,
  };
}

function keyOf(words: Phrase): string {
  return words.map(evenLetters).join(' ');
}

function phrases(text: string): Phrase[] {
  return text
    .split(',')
    .map((phrase) => searchTokens(phrase))
    .filter((words) => words.length > 0);
}

function keys(text: string): string[] {
  return [...new Set(phrases(text).map(keyOf))];
}

/** `short = long, longer; …`: the short may be each of the long ones, and each of these the short. Without `=` all may be each other. */
function others(text: string): Map<string, Phrase[]> {
  const known = new Map<string, Phrase[]>();
  const add = (phrase: Phrase, more: readonly Phrase[]) => {
    const key = keyOf(phrase);
    const all = [...(known.get(key) ?? []), ...more].filter((one) => keyOf(one) !== key);
    known.set(key, [...new Map(all.map((one) => [keyOf(one), one])).values()]);
  };
  for (const group of text.split(';')) {
    const [short = [], long] = group.split('=').map(phrases);
    for (const phrase of short) add(phrase, long ?? short);
    for (const phrase of long ?? []) add(phrase, short);
  }
  return known;
}

const BASELINE = join(import.meta.dirname, '../migrations/0000_baseline.sql');
const stateRow = /^\t\((\d+), (\d+), '[A-Z]{2}-[0-9A-Z]+', '((?:[^']|'')+)'\)/gmu;

/** All subdivisions, as the first migration has them. */
const states = once(() =>
  Array.from(readFileSync(BASELINE, 'utf8').matchAll(stateRow), ([, id, country, name = '']) => ({
    area: `s${id}`,
    countryId: Number(country),
    name: name.replaceAll("''", "'"),
  })),
);

/** Those of the countries of the career sites in the language. */
function regionsOf(language: string): [slug: string, region: Region][] {
  const countryIds = new Set(
    domains
      .filter((one) => baseLanguage(one.language) === language)
      .flatMap(({ countries }) => countries.map((iso2) => countryByIso2(iso2)?.id)),
  );
  const found = states().filter(({ countryId }) => countryIds.has(countryId));
  const named = new Map<string, Region>();
  for (const { area, name } of found) {
    for (const slug of slugsOfPlace(name)) {
      const areas = [...(named.get(slug)?.areas ?? []), area];
      named.set(slug, { name, areas });
    }
  }
  return [...named];
}
