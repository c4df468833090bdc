/** What else a search that finds nothing may have meant, in the order in which it is tried, and what is told of each. */
import type { Lexicon } from './lexicon.ts';
import { asParts, isPartable, isWord, partOf, withOccupations } from './parts.ts';
import type { Part } from './parts.ts';
import { isWithin, placeIn } from './place-in.ts';
import type { Place } from './place-in.ts';
import type { Known, PlaceRead, Reading, Try } from './terms.ts';

/** A cursor holds the number of the try. */
const TRIES_MAX = 12;
/** Of a text of more words, several are left out at once. */
const FEW_WORDS = 3;

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
      ? words.map(meantBy)
      : null,
    ...more,
  };
}

function meantBy({ terms, as, isOther, name }: Part): string | readonly string[] {
  if (name !== undefined) return name;
  return isOther ? as.any.map((words) => words.join(' ')) : terms.map(({ text }) => text).join(' ');
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
    if (!kept.some((part) => isWord(part) && !isPostalCode(part))) return [];
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

function isPostalCode({ terms: [term] }: Part): boolean {
  return term?.postalCode !== undefined;
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
