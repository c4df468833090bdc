/** How a search was read: the terms that are looked for, and what is tried where it finds nothing. */
import { searchTokens } from '#lib/fold.ts';
import { searchWords, termOfWord } from '#lib/search-query.ts';
import type { SearchTerm } from '#lib/search-query.ts';
import { isNeighbour, nearestForms, nearestWords, neighboursOf } from '#lib/spelling.ts';
import { stemOf } from '#lib/word-stem.ts';
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

/** The filters that the terms are, and the workplaces that the place is. */
export function filtersOf(
  terms: readonly ReadTerm[],
  ofPlace: readonly Workplace[] = [],
): ReadFilters {
  const of = (name: keyof ReadFilters) =>
    new Set(terms.flatMap(({ filter }) => (filter?.name === name ? filter.values : [])));
  const [types, places] = [of('employment_type'), of('workplace')];
  for (const one of ofPlace) places.add(one);
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

/** What is known of a term of a search that has no exact hit. */
export type Spelling = {
  /** How near it is to the words of jobs: none has it, some have it by its stem or its beginning, as a stem, or as it was typed. */
  found: 'never' | 'roughly' | 'as a stem' | 'exactly';
  /** Words of jobs that are like it. */
  like: readonly string[];
  /** Titles that have it, as far as they are counted. */
  titles: number;
};

/** A town that words may name; one with jobs, then the largest of its name. */
export type FoundPlace = { slug: string; name: string; countryId: number; population: number };

export type Known = {
  terms: readonly (Spelling | undefined)[];
  places: readonly FoundPlace[];
  /** The longest beginning of a postal code that offices have, as an area. */
  area: string | null;
};

/** A place that words were read as, and where jobs are sought for it. */
export type PlaceRead = {
  name: string | null;
  text: string;
  within: { slug: string; countryId: number } | { areas: readonly string[]; isPrefix?: true };
};

/** Another search, of which a job is to have been found. */
export type Try = {
  reading: Reading;
  place: PlaceRead | null;
  /** What was typed, and is not searched for. */
  leftOut: readonly string[];
  /** What is searched for instead of the words, of each any of several; a text is as it was typed. Null where they are but other forms of them. */
  corrected: readonly (string | readonly string[])[] | null;
  /** The title of what is found has one of the words. */
  isOfTitles: boolean;
};

/**
 * The words that one may be, the likeliest first, and whether these are others than its forms. A word that is found by its stem alone may
 * be another one that has the same stem by chance: "enginer" is found in "Engineering" and "engins". So the words that are spelled nearly
 * like it are searched for.
 */
export function meantBy(word: string, { found, like }: Spelling) {
  if (found === 'never') return { words: nearestWords(word, like), isOther: true };
  const forms = found === 'exactly' ? [] : nearestForms(word, like);
  const others = found === 'roughly' ? neighboursOf(word, like) : [];
  const isOther = others.length > 0 && !forms.some((form) => isNeighbour(word, form));
  return { words: isOther ? others : [...new Set([...forms, word])], isOther };
}

/** Whether a term may be misspelt: one word that is nothing else. */
export function isSpelled({ words, any, filter, postalCode, isCode }: ReadTerm): boolean {
  return words.length === 1 && any.length === 1 && !filter && postalCode === undefined && !isCode;
}

/** What has the words of a job. */
type Named = {
  title: string;
  companyName: string;
  cityName: string | null;
  skills: readonly string[];
};

/** The words that misspelt ones are told to have been taken for, as the jobs that were found have them, never a mere stem; null where none were. */
export function correctedText(
  tried: Pick<Try, 'corrected'> | undefined,
  jobs: readonly Named[],
): string | null {
  const { corrected = null } = tried ?? {};
  if (corrected === null) return null;
  const written = [...new Set(jobs.flatMap((job) => textsOf(job)).flatMap(searchTokens))];
  return corrected.map((one) => (typeof one === 'string' ? one : wordOf(one, written))).join(' ');
}

function textsOf({ title, companyName, cityName, skills }: Named): string[] {
  return [title, companyName, cityName ?? '', ...skills];
}

/** The first of the words that may be meant, as a word of the jobs, as another form of one, or as the end of a compound. */
function wordOf(meant: readonly string[], written: readonly string[]): string {
  for (const word of meant) {
    const form =
      written.find((one) => one === word) ??
      written.find((one) => stemOf(one) === word) ??
      endOf(written.find((one) => endOf(one, word) !== undefined) ?? '', word);
    if (form !== undefined) return form;
  }
  return meant[0] ?? '';
}

/** `pfleger` of `krankenpfleger`, for itself and for its stem. */
function endOf(compound: string, word: string): string | undefined {
  return Array.from({ length: compound.length }, (_, at) => compound.slice(at)).find(
    (end) => end === word || stemOf(end) === word,
  );
}
