/** What else a search that finds nothing may have meant, in the order in which it is tried, and what is told of each. */
import { isLatinWord, stemOf } from '#lib/word-stem.ts';
import type { SearchTerm } from '#lib/search-query.ts';
import { occupationsOf } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { placeRuns } from './places.ts';
import { isSpelled, meantBy } from './terms.ts';
import type { FoundPlace, Known, PlaceRead, Reading, ReadTerm, Spelling, Try } from './terms.ts';

/** A cursor holds the number of the try. */
const TRIES_MAX = 12;
/** A place that is not marked as one has as many people. */
const POPULATION_MIN = 15_000;
/** A town of as many is rather meant than a region of its name. */
const CITY_POPULATION_MIN = 100_000;
/** Of a text of more words, several are left out at once. */
const FEW_WORDS = 3;
const OCCUPATION_WORDS_MAX = 3;
/** Names of an occupation in several languages make a query long. */
const SYNONYMS_MAX = 24;

/** A word, or several that name an occupation, and what is known of it. */
type Part = {
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

type Place = { from: number; to: number; options: readonly PlaceRead[] };

export type Asked = {
  reading: Reading;
  known: Known;
  lexicon: Lexicon | null;
  /** Whether a job has all terms in any form: then words are only corrected. */
  isFound: boolean;
  /** A place is chosen beside the words: they name none. */
  isPlaceChosen: boolean;
};

export function triesOf({ reading, known, lexicon, isFound, isPlaceChosen }: Asked): Try[] {
  const place = isPlaceChosen || isFound ? null : placeIn(reading, known, lexicon);
  const parts = reading.terms.map((term, at) => partOf(term, known.terms[at], isWithin(place, at)));
  // A place that is marked is looked for as one, not as words.
  const isOfWords = isFound || !place || !reading.marked;
  const corrected = isOfWords ? correctedTry(reading, parts) : [];
  if (isFound) return corrected;
  return [...corrected, ...otherTries(reading, parts, place, lexicon)].slice(0, TRIES_MAX);
}

function isWithin(place: Place | null, at: number): boolean {
  return place !== null && at >= place.from && at < place.to;
}

/** The run of words that is a place most likely: one that is marked, then one that no title has, then the longest. */
function placeIn(reading: Reading, known: Known, lexicon: Lexicon | null): Place | null {
  const { terms } = reading;
  const candidates = placeRuns(reading).flatMap((run) => {
    const { from, to, slugs, isMarked } = run;
    const text = terms
      .slice(from, to)
      .map((term) => term.text)
      .join(' ');
    const towns = known.places.filter(
      ({ slug, population }) => slugs.includes(slug) && (isMarked || population >= POPULATION_MIN),
    );
    const regions = slugs.flatMap((slug) => lexicon?.regions.get(slug) ?? []);
    const options = [
      ...towns.map((town) => ({
        rank: town.population >= CITY_POPULATION_MIN ? 0 : 2,
        place: townRead(town, text),
      })),
      ...regions.map(({ name, areas }) => ({ rank: 1, place: { name, text, within: { areas } } })),
      ...(run.code !== undefined && known.area !== null
        ? [
            {
              rank: 3,
              place: { name: null, text, within: { areas: [known.area], isPrefix: true as const } },
            },
          ]
        : []),
    ].toSorted((one, other) => one.rank - other.rank);
    const titles = Math.min(...known.terms.slice(from, to).map((one) => one?.titles ?? 0));
    const isAlone = to - from === terms.length;
    if (options.length === 0 || (isAlone && !isMarked && titles > 0)) return [];
    const { rank = 0 } = options[0] ?? {};
    return [
      { from, to, isMarked, titles, rank, options: options.slice(0, 2).map((one) => one.place) },
    ];
  });
  const [best = null] = candidates.toSorted(
    (one, other) =>
      Number(one.rank === 3) - Number(other.rank === 3) ||
      Number(other.isMarked) - Number(one.isMarked) ||
      Number(one.titles > 0) - Number(other.titles > 0) ||
      other.to - other.from - (one.to - one.from) ||
      one.from - other.from,
  );
  return best;
}

function townRead({ slug, name, countryId }: FoundPlace, text: string): PlaceRead {
  return { name, text, within: { slug, countryId } };
}

function partOf(term: ReadTerm, spelling: Spelling | undefined, isPlace: boolean): Part {
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

/** None where nothing is misspelt, or a word is like none. */
function correctedTry(reading: Reading, parts: readonly Part[]): Try[] {
  const isAsTyped = parts.every(({ terms: [term], as }) => as.any[0]?.[0] === term?.any[0]?.[0]);
  if (isAsTyped || parts.some(({ isUnknown }) => isUnknown)) return [];
  const { marked } = reading;
  const isPlaceTyped =
    marked && parts.slice(marked.from, marked.to).every(({ terms: [term], as }) => as === term);
  const one = tryOf(parts);
  return [{ ...one, reading: { ...one.reading, marked: isPlaceTyped ? marked : null } }];
}

type More = Partial<Pick<Try, 'place' | 'leftOut' | 'isOfTitles'>>;

function tryOf(parts: readonly Part[], more: More = {}): Try {
  const words = parts.filter(isWord);
  const isCorrected = parts.some(({ terms: [term], as }) => as !== term && !as.areBeginnings);
  return {
    reading: {
      terms: parts.flatMap(({ terms: [term], as }) => (term ? [{ ...term, ...as }] : [])),
      marked: null,
      // A word that was misspelt is no beginning of another.
      isComplete: isCorrected,
    },
    place: null,
    leftOut: [],
    isOfTitles: false,
    corrected: words.some((part) => part.isOther || part.name !== undefined)
      ? words.map(textOf).join(' ')
      : null,
    ...more,
  };
}

function textOf({ terms, as, isOther, name }: Part): string {
  const [meant = []] = as.any;
  if (name !== undefined) return name;
  return isOther ? meant.join(' ') : terms.map(({ text }) => text).join(' ');
}

function isWord({ terms: [term] }: Part): boolean {
  return term !== undefined && !term.filter && !term.isCode;
}

function otherTries(
  { terms }: Reading,
  parts: readonly Part[],
  place: Place | null,
  lexicon: Lexicon | null,
): Try[] {
  const rest = parts.filter(({ terms: [term] }, at) => !isWithin(place, at) && !term?.isCode);
  const filters = rest.filter(({ terms: [term] }) => term?.filter);
  const words = rest.filter(isWord);
  const wide = withOccupations(words, lexicon);
  const isWide = wide.some((part) => !words.includes(part));
  const places = place?.options ?? [null];
  const around = places.flatMap((one) =>
    one && !words.some(({ isUnknown }) => isUnknown) ? [tryOf(rest, { place: one })] : [],
  );
  const named =
    isWide && !wide.some(({ isUnknown }) => isUnknown)
      ? places.map((one) => tryOf([...wide, ...filters], { place: one }))
      : [];
  const parted = words.some(isPartable) ? [null, ...(place?.options ?? [])] : [];
  const first = [
    ...around,
    ...parted.map((one) => tryOf(one ? rest.map(asParts) : parts.map(asParts), { place: one })),
    ...named,
  ];
  if (terms.length < 2) return first;
  return [...first, ...relaxedTries({ wide, filters, place, parts })];
}

const PARTED_LETTERS_MIN = 8;
const PART_LETTERS_MIN = 3;

/** A word that is like none may be two that were typed as one. */
function isPartable({ isUnknown, terms: [term] }: Part): boolean {
  const [word = ''] = term?.words ?? [];
  return (
    isUnknown && term?.words.length === 1 && isLatinWord(word) && word.length >= PARTED_LETTERS_MIN
  );
}

function asParts(part: Part): Part {
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

type Relaxed = {
  wide: readonly Part[];
  filters: readonly Part[];
  place: Place | null;
  parts: readonly Part[];
};

/** Each keeps a word, which the title of what it finds has: never a place or a filter alone. */
function relaxedTries({ wide, filters, place, parts }: Relaxed): Try[] {
  const known = wide.filter(({ isUnknown }) => !isUnknown);
  const relax = (kept: readonly Part[], within: PlaceRead | null): Try[] => {
    if (!kept.some(isWord)) return [];
    const terms = new Set(kept.flatMap((one) => one.terms));
    const left = parts.filter(
      ({ terms: [term] }, at) =>
        term && !term.isCode && !terms.has(term) && !(within && isWithin(place, at)),
    );
    const leftOut = left.flatMap((part) => part.terms.map(({ text }) => text));
    return leftOut.length === 0 ? [] : [tryOf(kept, { place: within, leftOut, isOfTitles: true })];
  };
  const withoutFilters = (kept: readonly Part[], within: PlaceRead | null) => [
    ...relax([...kept, ...filters], within),
    ...(filters.length > 0 ? relax(kept, within) : []),
  ];
  const [within = null] = place?.options ?? [];
  const fewer = fewerOf(known);
  return [
    ...withoutFilters(known, within),
    ...fewer.flatMap((kept) => withoutFilters(kept, within)),
    ...(within ? [known, ...fewer].flatMap((kept) => withoutFilters(kept, null)) : []),
  ];
}

/** Without the words that no title has; then without the most frequent one, of a text without more of them each time. */
function fewerOf(known: readonly Part[]): Part[][] {
  const inTitles = known.filter(({ titles }) => titles > 0);
  if (inTitles.length === 0) return [];
  const first = inTitles.length < known.length ? [inTitles] : [];
  const frequent = inTitles.toSorted((one, other) => other.titles - one.titles).slice(0, -1);
  const isText = inTitles.length > FEW_WORDS;
  const others = frequent.map((_, at) => {
    const without = isText ? frequent.slice(0, at + 1) : frequent.slice(at, at + 1);
    return inTitles.filter((part) => !without.includes(part));
  });
  return [...first, ...others.slice(0, 2)];
}

/** The longest run of words that is an occupation may be each of its names. */
function withOccupations(words: readonly Part[], lexicon: Lexicon | null): Part[] {
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
    const names = lexicon ? occupationsOf(lexicon, typed.map(stemOf).join(' ')) : [];
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
