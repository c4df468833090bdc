/** How a search was read: the terms that are looked for, and the words that misspelt ones may have been meant for. */
import { searchWords, termOfWord } from '#lib/search-query.ts';
import type { SearchTerm } from '#lib/search-query.ts';
import { isNeighbour, nearestForms, nearestWords, neighboursOf } from '#lib/spelling.ts';
import { employmentTypes, workplaces } from '#vocabulary/lists.ts';
import type { EmploymentType, Workplace } from '#vocabulary/lists.ts';

/** The filters that words may be, by parameter. */
export type ReadFilters = {
  employment_type: readonly EmploymentType[];
  workplace: readonly Workplace[];
};

/** A word that is looked for, or several that are one. */
export type ReadTerm = SearchTerm & {
  /** As it is folded. */
  words: readonly string[];
  /** As it was typed. */
  text: string;
  /** The part of the text that it stands in. */
  part: number;
  filter?: { name: keyof ReadFilters; values: readonly string[] };
  postalCode?: string;
  /** A code of a state after a place. */
  isCode?: boolean;
};

/** The terms from one to before another that the words before them say to be a place. */
export type Marked = { from: number; to: number; slugs: readonly string[] };

export type Reading = {
  terms: readonly ReadTerm[];
  marked: Marked | null;
  /** All words, where some of them say nothing or are something else. */
  typed?: readonly string[];
  /** Something stands behind the last term, so it is no beginning of a word. */
  isComplete?: boolean;
};

/** Every word is looked for as it is. */
export function plainReading(text: string): Reading {
  const words = searchWords(text);
  return { terms: words.map(plainTerm), marked: null };
}

function plainTerm(word: string): ReadTerm {
  return { ...termOfWord(word), words: [word], text: word, part: 0 };
}

/** A filter that is chosen beside the words wins over what they say. */
export type Chosen = Readonly<Partial<Record<keyof ReadFilters, boolean>>>;

/** The filters that the terms are. */
export function filtersOf(terms: readonly ReadTerm[]): ReadFilters {
  const of = (name: keyof ReadFilters) =>
    new Set(terms.flatMap(({ filter }) => (filter?.name === name ? filter.values : [])));
  const [types, places] = [of('employment_type'), of('workplace')];
  return {
    employment_type: Object.values(employmentTypes).filter((one) => types.has(one)),
    workplace: workplaces.filter((one) => places.has(one)),
  };
}

/** What was typed without a term; null where it stands nowhere in one piece. */
export function withoutTerm(typed: string, term: string): string | null {
  const at = typed.toLowerCase().indexOf(term.toLowerCase());
  if (at < 0) return null;
  return `${typed.slice(0, at)} ${typed.slice(at + term.length)}`.replaceAll(/\s+/gu, ' ').trim();
}

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
