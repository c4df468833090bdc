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

/** What a word of a search may be: as it is written, and by its forms. */
type Term = { written: string; forms: string };

/** The search of titles; null for a text without a word. Nothing in `text` reaches the syntax of the query. */
export function titleSearch(text: string): SearchExpressions | null {
  const terms = termsOf(text);
  if (terms.length === 0) return null;
  const written = every(terms, (term) => `{title} : (${term.written})`);
  const all = every(terms, (term) => inTitle(term));
  return { all, tiers: [written, `${all} NOT ${written}`] };
}

function inTitle({ written, forms }: Term): string {
  return `({title} : (${written}) OR ${forms})`;
}

function every(terms: readonly Term[], expressionOf: (term: Term) => string): string {
  return `(${terms.map(expressionOf).join(' AND ')})`;
}

/** The words of a search as terms, the last one also as a beginning. */
function termsOf(text: string): Term[] {
  const words = searchWords(text);
  return words.map((word, index) => {
    const isLast = index === words.length - 1;
    return isIdeographic(word) ? ideographicTerm(word) : wordTerm(word, isLast);
  });
}

/** The words of a search, without marks of gender unless there is nothing else. */
export function searchWords(text: string): string[] {
  const words = queryTokens(withoutGenderMarks(text));
  return (words.length > 0 ? words : queryTokens(text)).map(cutWord);
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
  };
}

/** Characters without spaces are phrases of pairs; a lone one is found as the first or the last of a run. */
function ideographicTerm(run: string): Term {
  return { written: phraseOf(run), forms: `{title forms} : (${phraseOf(evenLetters(run))})` };
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
