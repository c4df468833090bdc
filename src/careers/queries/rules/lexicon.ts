/** What is known of the words of some languages: which say nothing, which are those of filters, and which are said otherwise. */

type Phrase = readonly string[];

/** As a file has it: `tools/search-words.ts` makes it from translations/{language}/search.json. Phrases are keys: words as `evenLetters` has them. */
export type LexiconFile = {
  nothing: readonly string[];
  placeMarks: readonly string[];
  /** Each with the values that it means. */
  filters: readonly (readonly [key: string, values: readonly string[]])[];
  /** Each with what else it is called. */
  abbreviations: readonly (readonly [key: string, others: readonly Phrase[]])[];
};

export type Lexicon = {
  nothing: ReadonlySet<string>;
  placeMarks: ReadonlySet<string>;
  filters: ReadonlyMap<string, readonly string[]>;
  abbreviations: ReadonlyMap<string, readonly Phrase[]>;
  /** What stands around the words of a text without spaces, the longest first. */
  unspaced: readonly string[];
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
  };
}
