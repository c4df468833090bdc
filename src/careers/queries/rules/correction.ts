/** Misspelt words of a search, and the words that may have been meant. */
import { isNeighbour, nearestForms, nearestWords, neighboursOf } from '#lib/spelling.ts';
import type { Reading, ReadTerm } from './reading.ts';

/** What is known of a word of a search that has no exact hit. */
export type Spelling = {
  /** How near the word is to those of jobs: none has it, some have it by its stem or its beginning, as a stem, or as it was typed. */
  found: 'never' | 'roughly' | 'as a stem' | 'exactly';
  /** Words of jobs that are like it. */
  like: readonly string[];
};

/** A search with other words instead of misspelt ones, and the words that each may be. */
export type Correction = {
  /** What is said to be searched for; null where the words are but other forms of those that were typed. */
  text: string | null;
  words: readonly (readonly string[])[];
};

/**
 * Null where nothing is misspelt, or a word is like none. A word that is found by its stem alone may be another one that has the same
 * stem by chance: "enginer" is found in "Engineering" and "engins". So the words that are spelled nearly like it are searched for.
 */
export function correctionOf(
  typed: readonly string[],
  known: readonly Spelling[] | null,
): Correction | null {
  if (known === null) return null;
  const meant = typed.map((word, index) => meantBy(word, known[index]));
  const words = meant.map((one) => one.words);
  const isAsTyped = words.every(([likeliest], index) => likeliest === typed[index]);
  if (isAsTyped || words.some(({ length }) => length === 0)) return null;
  const text = meant.map((one, index) => (one.isOther ? one.words[0] : typed[index]));
  return { text: meant.some(({ isOther }) => isOther) ? text.join(' ') : null, words };
}

/** A corrected search may have no job with all its words where that as it was typed has some. */
export function isWorse(corrected: { total: number }, typed: { total: number }): boolean {
  return corrected.total === 0 && typed.total > 0;
}

/** The words that one may be, the likeliest first, and whether these are others than its forms. */
function meantBy(word: string, { found, like }: Spelling = exactly) {
  if (found === 'never') return { words: nearestWords(word, like), isOther: true };
  const forms = found === 'exactly' ? [] : nearestForms(word, like);
  const others = found === 'roughly' ? neighboursOf(word, like) : [];
  const isOther = others.length > 0 && !forms.some((form) => isNeighbour(word, form));
  return { words: isOther ? others : [...new Set([...forms, word])], isOther };
}

const exactly: Spelling = { found: 'exactly', like: [] };

/** The words of a reading that may be misspelt: those that are nothing else. */
export function spelledWords({ terms }: Reading): string[] {
  return terms.filter(isSpelled).flatMap(({ words }) => words);
}

function isSpelled({ words, any, filter, postalCode, isCode }: ReadTerm): boolean {
  return words.length === 1 && any.length === 1 && !filter && postalCode === undefined && !isCode;
}

/** The reading with the words that may have been meant. */
export function correctedReading(reading: Reading, { words }: Correction): Reading {
  const meant = [...words];
  const terms = reading.terms.map((term) =>
    isSpelled(term) ? { ...term, any: (meant.shift() ?? []).map((word) => [word]) } : term,
  );
  return { terms, marked: null, isComplete: true };
}
