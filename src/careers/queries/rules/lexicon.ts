/** What is known of the words of some languages: which say nothing, which are those of filters, and which are said otherwise. */
import { once } from '#lib/lazy.ts';

type Phrase = readonly string[];

/** As a file has it: `tools/search-words.ts` makes it from translations/{language}/search.json. Phrases are keys: words as `evenLetters` has them. */
export type LexiconFile = {
  nothing: readonly string[];
  placeMarks: readonly string[];
  /** Each with the values that it means. */
  filters: readonly (readonly [key: string, values: readonly string[]])[];
  /** Each with what else it is called. */
  abbreviations: readonly (readonly [key: string, others: readonly Phrase[]])[];
  /** By the name in English: each name, and the stems of its words. */
  occupations: readonly (readonly [concept: string, names: readonly Occupation[]])[];
  /** Subdivisions of the countries of the language, by slug. */
  regions: readonly (readonly [slug: string, region: Region])[];
  /** What leads on from a search that finds nothing. */
  ways: Readonly<Record<string, string>>;
};

type Occupation = readonly [name: string, stems: string];

/** The areas are tokens of `place_areas`. */
export type Region = { name: string; areas: readonly string[] };

export type Lexicon = {
  nothing: ReadonlySet<string>;
  placeMarks: ReadonlySet<string>;
  filters: ReadonlyMap<string, readonly string[]>;
  abbreviations: ReadonlyMap<string, readonly Phrase[]>;
  /** What stands around the words of a text without spaces, the longest first. */
  unspaced: readonly string[];
  regions: ReadonlyMap<string, readonly Region[]>;
  ways: LexiconFile['ways'];
  /** The names of an occupation, by the stems of any of them. */
  occupations: () => ReadonlyMap<string, readonly Phrase[]>;
};

const UNSPACED = /^[\p{scx=Han}\p{scx=Katakana}]+$/u;

/** Of several languages, what the first of them calls a filter is one, whatever the others say. */
export function lexiconOf(files: readonly LexiconFile[]): Lexicon {
  const nothing = new Set(files.flatMap((one) => one.nothing));
  const abbreviations = new Map<string, readonly Phrase[]>();
  for (const [key, others] of files.flatMap((one) => one.abbreviations)) {
    abbreviations.set(key, [...(abbreviations.get(key) ?? []), ...others]);
  }
  return {
    nothing,
    placeMarks: new Set(files.flatMap((one) => one.placeMarks)),
    filters: new Map(files.flatMap((one) => one.filters).toReversed()),
    abbreviations,
    unspaced: [...nothing]
      .filter((key) => UNSPACED.test(key))
      .toSorted((one, other) => other.length - one.length),
    regions: groupedBy(files.flatMap((one) => one.regions)),
    ways: files[0]?.ways ?? {},
    occupations: once(() => occupationsIn(files)),
  };
}

function groupedBy<Value>(
  entries: readonly (readonly [string, Value])[],
): Map<string, readonly Value[]> {
  const groups = new Map<string, readonly Value[]>();
  for (const [key, value] of entries) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

/** Other names of its own language stand first, then the first ones of all languages. */
function occupationsIn(files: readonly LexiconFile[]): Map<string, readonly Phrase[]> {
  const concepts = groupedBy(files.flatMap((one) => one.occupations));
  const known = new Map<string, Set<string>>();
  for (const lists of concepts.values()) {
    const ranked = lists.flatMap((names) => names.map((name, rank) => ({ name, rank })));
    const names = ranked.toSorted((one, other) => one.rank - other.rank).map(({ name }) => name);
    for (const own of lists) {
      for (const [, stems] of own) {
        const others = [...own, ...names].filter(([, other]) => other !== stems);
        known.set(stems, new Set([...(known.get(stems) ?? []), ...others.map(([name]) => name)]));
      }
    }
  }
  return new Map(
    Array.from(known, ([stems, names]) => [stems, Array.from(names, (name) => name.split(' '))]),
  );
}

/** What else the occupation is called. */
export function occupationsOf({ occupations }: Lexicon, stems: string): readonly Phrase[] {
  return occupations().get(stems) ?? [];
}
