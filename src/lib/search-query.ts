/** The FTS5 expressions of a search over jobs: what matches at all, and what ranks first. */
import { bigrams, cutWord, isIdeographic, queryTokens } from './fold.ts';
import { withoutDigraphs, withoutGenderMarks } from './search-forms.ts';
import { evenLetters, isLatinWord, stemOf } from './word-stem.ts';

/** A single Latin letter is a whole word: the words that begin with one are most of the index. */
const BEGINNING_LETTERS_MIN = 2;
/** The beginning of a word's end: from here on it says more than a syllable. */
const END_BEGINNING_LETTERS_MIN = 5;

/** A search as expressions over columns: `all` is what matches, `tiers` the same in order of rank, each without those before. */
export type SearchExpressions = { all: string; tiers: readonly string[] };

/** What a word of a search may be: as it is written, by its forms, and by those of them that are spelled like it. */
type Term = { written: string; forms: string; spelled: string };

/** A word of a search: the ones that it may be, of which a list has several where it was misspelt. */
type Alternatives = readonly string[];

/** The search of titles; null for a text without a word. Nothing in `text` reaches the syntax of the query. */
export function titleSearch(text: string): SearchExpressions | null {
  const terms = termsOf(searchWords(text).map((word) => [word]));
  if (terms.length === 0) return null;
  const [written, all] = titleTiers(terms);
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
  const terms = termsOf(words, isComplete);
  if (terms.length === 0) return null;
  const [written, inTitles] = titleTiers(terms);
  const fields = terms.length === 1 ? fieldsInTurn : [fieldsInTurn.at(-1) ?? ''];
  const further = fields.map((columns) => every(terms, (term) => inFields(term, columns)));
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
  const last = words.length - 1;
  return words.map((word, index) => `(${wordSearch(word, index === last).exact})`).join(' AND ');
}

/** The columns of each tier after the titles. */
const fieldsInTurn = ['title company', 'title company skills', 'title company skills city'];

function titleTiers(terms: readonly Term[]): [written: string, all: string] {
  return [
    every(terms, (term) => `{title} : (${term.written})`),
    every(terms, (term) => inFields(term, 'title')),
  ];
}

function inFields({ written, forms }: Pick<Term, 'written' | 'forms'>, columns: string): string {
  return `({${columns}} : (${written}) OR ${forms})`;
}

function every(terms: readonly Term[], expressionOf: (term: Term) => string): string {
  return `(${terms.map(expressionOf).join(' AND ')})`;
}

function without(rank: string, before: string | undefined): string {
  return before === undefined ? rank : `${rank} NOT ${before}`;
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
