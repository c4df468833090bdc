/** The FTS5 expressions of a search over jobs: what matches at all, and what ranks first. */
import { bigrams, cutWord, isIdeographic, queryTokens } from './fold.ts';
import { withoutDigraphs, withoutGenderMarks } from './search-forms.ts';
import { evenLetters, hasOwnStem, isLatinWord, stemOf, strangersOf } from './word-stem.ts';

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

/** What one word may be: as it is written, by its forms, and by those of them that are spelled like it. */
type Word = { written: string; forms: string; spelled: string; isOwnStem: boolean };

/** Fields are searched for what a word means: not for words that have its stem by chance, nor for two that make the stem of one. */
type How = { isComplete?: boolean; isOfFields?: boolean };

/** What a term may be: any of these, each of which is words that must all be there, or what an expression finds. */
type Term = { any: readonly (readonly Word[])[]; instead: string };

/** What all terms of a search may be. */
type Reading = readonly Term[];

/** A part of a search: what it may be, as words that must all be there, and an expression that does instead, as that of a filter. */
export type SearchTerm = {
  any: readonly (readonly string[])[];
  instead?: string | undefined;
  /** The last word of each alternative is a beginning, if it is long enough to say something. */
  areBeginnings?: boolean;
  /** Its stem is that of another word. */
  isWithoutStem?: boolean;
};

/** How a search of all fields is made. */
export type SearchOptions = {
  /** The last word is not a beginning. */
  isComplete?: boolean | undefined;
  /** All words as they are typed: titles that have them stand first. */
  typed?: readonly string[] | undefined;
  /** Two tiers: what titles have, and the rest. */
  isCoarse?: boolean | undefined;
};

/** The search of titles; null for a text without a word. Nothing in `text` reaches the syntax of the query. */
export function titleSearch(text: string): SearchExpressions | null {
  const readings = readingsOf(searchWords(text).map(termOfWord));
  if (readings.length === 0) return null;
  const [written, all] = titleTiers(readings);
  return { all, tiers: [written, without(all, written)] };
}

/**
 * The search of all that a list shows of a job: titles, then employers, skills and cities. Of several words each may be
 * elsewhere, and what is beyond the titles is one tier: each tier looks for all of them.
 */
export function fieldSearch(
  terms: readonly SearchTerm[],
  { isComplete = false, typed, isCoarse = false }: SearchOptions = {},
): SearchExpressions | null {
  const readings = readingsOf(terms, { isComplete, isOfFields: true });
  if (readings.length === 0) return null;
  const [written, inTitles] = titleTiers(readings);
  const fields = terms.length === 1 && !isCoarse ? fieldsInTurn : [ALL_FIELDS];
  const further = fields.map((columns) => every(readings, (word) => inFields(word, columns)));
  const asTyped = typed
    ? [every([typed.map((word) => compiled(termOfWord(word), false))], inTitle)]
    : [];
  const inForms = every(readings, (word) => inFields({ ...word, forms: word.spelled }, 'title'));
  const titles = inForms === inTitles ? [written] : [written, inForms];
  const ranks = isCoarse ? [inTitles, ...further] : [...asTyped, ...titles, inTitles, ...further];
  const tiers = ranks.map((rank, index) => without(rank, ranks[index - 1]));
  return { all: ranks.at(-1) ?? inTitles, tiers };
}

/** How `fieldSearch` finds a term in any field. */
export function termSearch(asked: SearchTerm, isLast: boolean) {
  const term = compiled(asked, isLast, true);
  return {
    /** As it is typed. What is no other word's stem is an end of a word. */
    exact: expressionOf(term, exactly),
    /** As it is typed, or as the stem of a word. */
    whole: expressionOf(term, spelled),
    any: expressionOf(term, (word) => inFields(word, ALL_FIELDS)),
  };
}

/** A title that has the term in any form. */
export function termInTitle(term: SearchTerm): string {
  return expressionOf(compiled(term, false, true), (word) => inFields(word, 'title'));
}

function spelled(word: Word): string {
  return inFields({ ...word, forms: word.spelled }, ALL_FIELDS);
}

function exactly(word: Word): string {
  return word.isOwnStem ? `{${ALL_FIELDS}} : (${word.written})` : spelled(word);
}

/** The search of all fields where every word is as it is typed. */
export function exactSearch(terms: readonly SearchTerm[], isComplete = false): string {
  const readings = [terms, ...joinedPairs(terms, true)];
  const exact = readings.map((reading) =>
    reading
      .map((term, index) => {
        const isLast = !isComplete && index === reading.length - 1;
        return `(${termSearch(term, isLast).exact})`;
      })
      .join(' AND '),
  );
  return exact.length === 1 ? exact.join('') : exact.map((one) => `(${one})`).join(' OR ');
}

/** The columns of each tier after the titles. */
const ALL_FIELDS = 'title company skills city';
const fieldsInTurn = ['title company', 'title company skills', ALL_FIELDS];

function titleTiers(readings: readonly Reading[]): [written: string, all: string] {
  return [every(readings, inTitle), every(readings, (word) => inFields(word, 'title'))];
}

function inTitle({ written }: Word): string {
  return `{title} : (${written})`;
}

function inFields({ written, forms }: Pick<Word, 'written' | 'forms'>, columns: string): string {
  return `({${columns}} : (${written}) OR ${forms})`;
}

/** All terms of any of the readings. */
function every(readings: readonly Reading[], of: (word: Word) => string): string {
  const each = readings.map(
    (terms) => `(${terms.map((term) => expressionOf(term, of)).join(' AND ')})`,
  );
  return each.length === 1 ? each.join('') : `(${anyOf(each)})`;
}

function expressionOf({ any, instead }: Term, of: (word: Word) => string): string {
  const each = any.map((words) =>
    words.length === 1 ? words.map(of).join('') : `(${words.map(of).join(' AND ')})`,
  );
  const all = instead === '' ? each : [...each, instead];
  return all.length === 1 ? all.join('') : `(${anyOf(all)})`;
}

function without(rank: string, before: string | undefined): string {
  return before === undefined ? rank : `${rank} NOT ${before}`;
}

/** A search as it is typed, and with two words as one: Account Manager is also Accountmanager. */
function readingsOf(terms: readonly SearchTerm[], how: How = {}): Reading[] {
  if (terms.length === 0) return [];
  return [terms, ...joinedPairs(terms, how.isOfFields)].map((reading) => termsOf(reading, how));
}

/** The terms with each pair of neighbours in turn as one word, where both are one word of letters. */
function joinedPairs(terms: readonly SearchTerm[], isOfFields = false): SearchTerm[][] {
  if (terms.length > JOINED_WORDS_MAX) return [];
  const words = terms.map(onlyWord);
  return words.slice(1).flatMap((right, at) => {
    const left = words[at] ?? null;
    if (left === null || right === null) return [];
    // What is left of Pfleger Essen without endings is Pfleg.
    const isWithoutStem = isOfFields && !hasOwnStem(left, right);
    return [terms.toSpliced(at, 2, { ...termOfWord(cutWord(left + right)), isWithoutStem })];
  });
}

/** The word of letters that a term is; null of one that may be several. */
function onlyWord({ any: [first, ...others], instead }: SearchTerm): string | null {
  const [word, ...more] = first ?? [];
  if (word === undefined || others.length + more.length > 0 || instead) return null;
  return isJoinable(word) ? word : null;
}

function isJoinable(word: string): boolean {
  return isLatinWord(word) && word.length >= JOINED_LETTERS_MIN;
}

/** The last one is also a beginning unless all are complete. */
function termsOf(terms: readonly SearchTerm[], { isComplete, isOfFields }: How): Term[] {
  return terms.map((term, index) =>
    compiled(term, isComplete !== true && index === terms.length - 1, isOfFields),
  );
}

export function termOfWord(word: string): SearchTerm {
  return { any: [[word]] };
}

/** The words of a search, without marks of gender unless there is nothing else. */
export function searchWords(text: string): string[] {
  const words = queryTokens(withoutGenderMarks(text));
  return (words.length > 0 ? words : queryTokens(text)).map(cutWord);
}

/** Of a term that may be several things, the last word of the first is what was typed. */
function compiled(
  { any, instead = '', areBeginnings = false, isWithoutStem = false }: SearchTerm,
  isLast: boolean,
  isOfFields = false,
): Term {
  const isBeginning = (word: string, at: number) =>
    (isLast && at === 0) || (areBeginnings && word.length >= END_BEGINNING_LETTERS_MIN);
  return {
    any: any.map((words, at) =>
      words.map((word, index) =>
        isIdeographic(word)
          ? ideographicWord(word)
          : plainWord(word, {
              isLast: index === words.length - 1 && isBeginning(word, at),
              isWithoutStem,
              others: isOfFields ? strangersOf(word) : [],
            }),
      ),
    ),
    instead,
  };
}

type Spelled = { isLast: boolean; isWithoutStem: boolean; others: readonly string[] };

function plainWord(word: string, { isLast, isWithoutStem, others }: Spelled): Word {
  const spellings = [word, ...withoutDigraphs(word)];
  const isLatin = isLatinWord(word);
  const isShort = isLatin && word.length < BEGINNING_LETTERS_MIN;
  const isBeginning = isLast && !isShort && others.length === 0;
  const stems = isWithoutStem ? [] : spellings.map(stemOf);
  const forms = new Set(spellings.flatMap((spelling, at) => [spelling, stems[at] ?? spelling]));
  const isEnd = isBeginning && isLatin && word.length >= END_BEGINNING_LETTERS_MIN;
  const ends = isEnd ? spellings : [];
  const not = anyOf(others.map((other) => quoted(other)));
  const inForms = (tokens: readonly string[]) => {
    const found = `{forms} : (${anyOf(tokens)})`;
    return not === '' ? found : `(${found} NOT {title} : (${not}))`;
  };
  return {
    written: anyOf(spellings.map((spelling) => quoted(spelling, isBeginning))),
    forms: inForms([
      ...Array.from(forms, (form) => quoted(form)),
      ...ends.map((end) => quoted(end, true)),
    ]),
    spelled: inForms(spellings.map((spelling) => quoted(spelling))),
    isOwnStem: stemOf(word) === word,
  };
}

/** Characters without spaces are phrases of pairs; a lone one is found as the first or the last of a run. */
function ideographicWord(run: string): Word {
  const forms = `{title forms} : (${phraseOf(evenLetters(run))})`;
  return { written: phraseOf(run), forms, spelled: forms, isOwnStem: evenLetters(run) === run };
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
