/** The FTS5 expressions of a search over jobs: what matches at all, and what ranks first. */
import { bigrams, cutWord, isIdeographic, queryTokens } from './fold.ts';
import { withoutDigraphs, withoutGenderMarks } from './search-forms.ts';
import { evenLetters, isLatinWord, stemOf } from './word-stem.ts';

/** A single Latin letter is a whole word: the words that begin with one are most of the index. */
const BEGINNING_LETTERS_MIN = 2;
/** The beginning of a word's end: from here on it says more than a syllable. */
const END_BEGINNING_LETTERS_MIN = 5;
/** Shorter words are joined by chance. */
const JOINED_LETTERS_MIN = 3;
/** A search of more words is a text, and each pair makes its query longer. */
const JOINED_WORDS_MAX = 4;

/** A search as expressions over columns: `all` is what matches, `tiers` the same in order of rank, each without those before. */
export type SearchExpressions = { all: string; tiers: readonly string[] };

/** What a word of a search may be: as it is written, by its forms, and by those of them that are spelled like it. */
type Term = { written: string; forms: string; spelled: string };

/** What all words of a search may be. */
type Reading = readonly Term[];

/** A word of a search: the ones that it may be, of which a list has several where it was misspelt. */
type Alternatives = readonly string[];

/** The search of titles; null for a text without a word. Nothing in `text` reaches the syntax of the query. */
export function titleSearch(text: string): SearchExpressions | null {
  const readings = readingsOf(searchWords(text).map((word) => [word]));
  if (readings.length === 0) return null;
  const [written, all] = titleTiers(readings);
  return { all, tiers: [written, without(all, written)] };
}

/**
 * The search of all that a list shows of a job: titles, then employers, skills and cities. Of several words each may be
 * elsewhere, and what is beyond the titles is one tier: each tier looks for all of them.
 */
export function fieldSearch(
  words: readonly Alternatives[],
  isComplete = false,
): SearchExpressions | null {
  const readings = readingsOf(words, isComplete);
  if (readings.length === 0) return null;
  const [written, inTitles] = titleTiers(readings);
  const fields = words.length === 1 ? fieldsInTurn : [fieldsInTurn.at(-1) ?? ''];
  const further = fields.map((columns) => every(readings, (term) => inFields(term, columns)));
  const ranks = [written, inTitles, ...further];
  const tiers = ranks.map((rank, index) => without(rank, ranks[index - 1]));
  return { all: ranks.at(-1) ?? inTitles, tiers };
}

/** How `fieldSearch` finds a word in any field. */
export function wordSearch(word: string, isLast: boolean) {
  const term = termOf([word], isLast);
  const columns = fieldsInTurn.at(-1) ?? '';
  const whole = inFields({ ...term, forms: term.spelled }, columns);
  return {
    /** As it is typed. What is no other word's stem is an end of a word. */
    exact: stemOf(word) === word ? `{${columns}} : (${term.written})` : whole,
    /** As it is typed, or as the stem of a word. */
    whole,
    any: inFields(term, columns),
  };
}

/** The search of all fields where every word is as it is typed. */
export function exactSearch(words: readonly string[]): string {
  const readings = [words, ...joinedPairs(words.map((word) => [word])).map((all) => all.flat())];
  const exact = readings.map((reading) =>
    reading
      .map((word, index) => `(${wordSearch(word, index === reading.length - 1).exact})`)
      .join(' AND '),
  );
  return exact.length === 1 ? exact.join('') : exact.map((one) => `(${one})`).join(' OR ');
}

/** The columns of each tier after the titles. */
const fieldsInTurn = ['title company', 'title company skills', 'title company skills city'];

function titleTiers(readings: readonly Reading[]): [written: string, all: string] {
  return [
    every(readings, (term) => `{title} : (${term.written})`),
    every(readings, (term) => inFields(term, 'title')),
  ];
}

function inFields({ written, forms }: Pick<Term, 'written' | 'forms'>, columns: string): string {
  return `({${columns}} : (${written}) OR ${forms})`;
}

/** All terms of any of the readings. */
function every(readings: readonly Reading[], expressionOf: (term: Term) => string): string {
  const each = readings.map((terms) => `(${terms.map(expressionOf).join(' AND ')})`);
  return each.length === 1 ? each.join('') : `(${anyOf(each)})`;
}

function without(rank: string, before: string | undefined): string {
  return before === undefined ? rank : `${rank} NOT ${before}`;
}

/** A search as it is typed, and with two words as one: Account Manager is also Accountmanager. */
function readingsOf(words: readonly Alternatives[], isComplete = false): Reading[] {
  if (words.length === 0) return [];
  return [words, ...joinedPairs(words)].map((reading) => termsOf(reading, isComplete));
}

/** The words with each pair of neighbours in turn as one word, where both are words of letters. */
function joinedPairs(words: readonly Alternatives[]): Alternatives[][] {
  if (words.length > JOINED_WORDS_MAX) return [];
  return words.slice(1).flatMap((right, at) => {
    const pair = [...(words[at] ?? []), ...right];
    // A word that was misspelt may be several.
    const isPair = pair.length === 2 && pair.every(isJoinable);
    return isPair ? [words.toSpliced(at, 2, [cutWord(pair.join(''))])] : [];
  });
}

function isJoinable(word: string): boolean {
  return isLatinWord(word) && word.length >= JOINED_LETTERS_MIN;
}

/** The words of a search as terms, the last one also as a beginning unless all are complete. */
function termsOf(words: readonly Alternatives[], isComplete = false): Term[] {
  return words.map((word, index) => termOf(word, !isComplete && index === words.length - 1));
}

/** The words of a search, without marks of gender unless there is nothing else. */
export function searchWords(text: string): string[] {
  const words = queryTokens(withoutGenderMarks(text));
  return (words.length > 0 ? words : queryTokens(text)).map(cutWord);
}

function termOf(alternatives: Alternatives, isLast: boolean): Term {
  const terms = alternatives.map((word) =>
    isIdeographic(word) ? ideographicTerm(word) : wordTerm(word, isLast),
  );
  return {
    written: anyOf(terms.map(({ written }) => written)),
    forms: anyOf(terms.map(({ forms }) => forms)),
    spelled: anyOf(terms.map(({ spelled }) => spelled)),
  };
}

function wordTerm(word: string, isLast: boolean): Term {
  const spellings = [word, ...withoutDigraphs(word)];
  const isLatin = isLatinWord(word);
  const isBeginning = isLast && !(isLatin && word.length < BEGINNING_LETTERS_MIN);
  const forms = new Set(spellings.flatMap((spelling) => [spelling, stemOf(spelling)]));
  const ends = isLast && isLatin && word.length >= END_BEGINNING_LETTERS_MIN ? spellings : [];
  return {
    written: anyOf(spellings.map((spelling) => quoted(spelling, isBeginning))),
    forms: `{forms} : (${anyOf([...Array.from(forms, (form) => quoted(form)), ...ends.map((end) => quoted(end, true))])})`,
    spelled: `{forms} : (${anyOf(spellings.map((spelling) => quoted(spelling)))})`,
  };
}

/** Characters without spaces are phrases of pairs; a lone one is found as the first or the last of a run. */
function ideographicTerm(run: string): Term {
  const forms = `{title forms} : (${phraseOf(evenLetters(run))})`;
  return { written: phraseOf(run), forms, spelled: forms };
}

function phraseOf(run: string): string {
  return Array.from(run).length === 1 ? quoted(run, true) : quoted(bigrams(run).join(' '));
}

function anyOf(terms: readonly string[]): string {
  return terms.join(' OR ');
}

/** Words are letters, numbers, marks, `+` and `#`: never a quotation mark. */
function quoted(text: string, isBeginning = false): string {
  return isBeginning ? `"${text}"*` : `"${text}"`;
}
