/** What is known of the words of some languages: which say nothing, which are those of filters, and which are said otherwise. */
import { searchTokens } from '#lib/fold.ts';
import { evenLetters } from '#lib/word-stem.ts';

/** As translations/{language}/search.json has it: lists are separated by commas. */
export type LexiconTexts = {
  nothing: string;
  placeMarks: string;
  /** By the values that they mean, separated by commas. */
  filters: Readonly<Record<string, string>>;
  /** `short = long, longer; …` */
  abbreviations: string;
};

/** Words of a phrase, joined by spaces, as keys. */
export type Lexicon = {
  nothing: ReadonlySet<string>;
  placeMarks: ReadonlySet<string>;
  filters: ReadonlyMap<string, readonly string[]>;
  /** What else a phrase is called. */
  abbreviations: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** What stands around the words of a text without spaces, the longest first. */
  unspaced: readonly string[];
};

export const emptyLexicon: Lexicon = {
  nothing: new Set(),
  placeMarks: new Set(),
  filters: new Map(),
  abbreviations: new Map(),
  unspaced: [],
};

/** As which words are looked up. */
export function wordKey(word: string): string {
  return evenLetters(word);
}

function keyOf(words: readonly string[]): string {
  return words.map(wordKey).join(' ');
}

function listed(text: string): string[][] {
  return text
    .split(',')
    .map((phrase) => searchTokens(phrase))
    .filter((words) => words.length > 0);
}

function keys(text: string): string[] {
  return listed(text).map(keyOf);
}

/** Of several languages, what one of them calls a filter is one, whatever the others say. */
export function lexiconOf(texts: readonly LexiconTexts[]): Lexicon {
  const nothing = new Set(texts.flatMap((one) => keys(one.nothing)));
  const filters = texts.flatMap((one) =>
    Object.entries(one.filters).flatMap(([values, text]) =>
      keys(text).map((key) => [key, values.split(',')] as const),
    ),
  );
  const abbreviations = texts.flatMap((one) =>
    one.abbreviations.split(';').map((pair) => pair.split('=').map(listed)),
  );
  return {
    nothing,
    placeMarks: new Set(texts.flatMap((one) => keys(one.placeMarks))),
    filters: new Map(filters.toReversed()),
    abbreviations: others(abbreviations),
    unspaced: [...nothing]
      .filter((key) => UNSPACED.test(key))
      .toSorted((one, other) => other.length - one.length),
  };
}

const UNSPACED = /^[\p{scx=Han}\p{scx=Katakana}]+$/u;

/** Each phrase of a group may be each of the phrases beside it; of `short = long, longer` the long ones are not each other. */
function others(
  groups: readonly (readonly (readonly string[])[])[][],
): Map<string, (readonly string[])[]> {
  const known = new Map<string, (readonly string[])[]>();
  const add = (phrase: readonly string[], more: readonly (readonly string[])[]) => {
    const key = keyOf(phrase);
    const all = [...(known.get(key) ?? []), ...more].filter((one) => keyOf(one) !== key);
    known.set(key, [...new Map(all.map((one) => [keyOf(one), one])).values()]);
  };
  for (const [short = [], long] of groups) {
    for (const phrase of short) add(phrase, long ?? short);
    for (const phrase of long ?? []) add(phrase, short);
  }
  return known;
}
