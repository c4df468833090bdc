/** The words of a search that finds nothing, each with what it is searched by instead: as it is spelled right, in two, or by its other names. */
import { isLatinWord, meaningOf } from '#lib/word-stem.ts';
import type { SearchTerm } from '#lib/search-query.ts';
import { occupationsOf } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { isSpelled, meantBy } from './terms.ts';
import type { ReadTerm, Spelling } from './terms.ts';

const OCCUPATION_WORDS_MAX = 3;
/** Names of an occupation in several languages make a query long. */
const SYNONYMS_MAX = 24;

/** A word, or several that name an occupation, and what is known of it. */
export type Part = {
  terms: readonly ReadTerm[];
  /** What it is searched by. */
  as: SearchTerm;
  /** The likeliest word is another one than was typed. */
  isOther: boolean;
  /** No job of the scope has it, and it is like no word of one. */
  isUnknown: boolean;
  titles: number;
  /** Of an occupation that no job is called: another name of it. */
  name?: string | undefined;
};
export function partOf(term: ReadTerm, spelling: Spelling | undefined, isPlace: boolean): Part {
  const { found = 'exactly', titles = 0 } = spelling ?? {};
  const asTyped = { terms: [term], as: term, isOther: false, isUnknown: false, titles };
  const [word] = term.words;
  if (term.filter || term.isCode || isPlace || !spelling) return asTyped;
  if (!isSpelled(term) || word === undefined) return { ...asTyped, isUnknown: found === 'never' };
  const { words, isOther } = meantBy(word, spelling);
  if (words.length === 0) return { ...asTyped, isUnknown: true };
  if (words.length === 1 && words[0] === word) return asTyped;
  return { ...asTyped, as: { any: words.map((one) => [one]) }, isOther };
}
export function isWord({ terms: [term] }: Part): boolean {
  return term !== undefined && !term.filter && !term.isCode;
}
const PARTED_LETTERS_MIN = 8;
const PART_LETTERS_MIN = 3;

/** A word that is like none may be two that were typed as one. */
export function isPartable({ isUnknown, terms: [term] }: Part): boolean {
  const [word = ''] = term?.words ?? [];
  return (
    isUnknown && term?.words.length === 1 && isLatinWord(word) && word.length >= PARTED_LETTERS_MIN
  );
}

export function asParts(part: Part): Part {
  const [word = ''] = part.terms[0]?.words ?? [];
  if (!isPartable(part)) return part;
  const ends = Array.from(
    { length: word.length - 2 * PART_LETTERS_MIN + 1 },
    (_, at) => at + PART_LETTERS_MIN,
  );
  return {
    ...part,
    as: { any: ends.map((end) => [word.slice(0, end), word.slice(end)]) },
    isUnknown: false,
  };
}
/** The longest run of words that is an occupation may be each of its names. */
export function withOccupations(words: readonly Part[], lexicon: Lexicon | null): Part[] {
  const wide: Part[] = [];
  for (let at = 0; at < words.length;) {
    const run = occupationAt(words, at, lexicon);
    wide.push(run.part);
    at += run.length;
  }
  return wide;
}

function occupationAt(words: readonly Part[], at: number, lexicon: Lexicon | null) {
  const [part] = words.slice(at);
  if (!part) throw new Error('There is no such word.');
  for (let length = Math.min(OCCUPATION_WORDS_MAX, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length);
    const terms = run.flatMap((one) => one.terms);
    const typed = terms.flatMap((term) => term.words);
    const names = lexicon ? occupationsOf(lexicon, typed.map(meaningOf).join(' ')) : [];
    if (names.length === 0) continue;
    const own = run.length === 1 ? part.as.any : [typed];
    const any = [...own, ...names.slice(0, SYNONYMS_MAX)];
    const titles = Math.max(...run.map((one) => one.titles));
    const name = run.some(({ isUnknown }) => isUnknown) ? names[0]?.join(' ') : undefined;
    const as = { any, areBeginnings: true };
    return {
      part: { terms, as, isOther: false, isUnknown: false, titles, name },
      length,
    };
  }
  return { part, length: 1 };
}
