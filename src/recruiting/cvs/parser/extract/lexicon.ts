/** Word lists asked whether a text holds one of their words, in whatever form it is bent. */
import { compact, isIdeographic, plain, wordsOf } from './letters.ts';

/** Longer endings make other words: `manager` is in `managers`, not in `managerial`. */
const ENDING_MAX = 4;
/** Shorter words are endings of too many others. */
const SUFFIX_MIN = 5;
/** Shorter words are beginnings of too many others. */
const PREFIX_MIN = 4;
/** The longest phrase without spaces in a list. */
const PART_LENGTH_MAX = 9;

export type Lexicon = {
  words: ReadonlySet<string>;
  /** Of scripts without spaces: found anywhere. */
  parts: ReadonlySet<string>;
  /** Of more than one word. */
  phrases: readonly string[];
};

export function lexiconOf(list: readonly string[]): Lexicon {
  const words = new Set<string>();
  const parts = new Set<string>();
  const phrases: string[] = [];
  for (const entry of list) {
    if (isIdeographic.test(entry)) parts.add(compact(entry));
    else {
      const tokens = wordsOf(entry);
      if (tokens.length === 1 && tokens[0]) words.add(tokens[0]);
      else if (tokens.length > 1) phrases.push(` ${tokens.join(' ')}`);
    }
  }
  return { words, parts, phrases };
}

/** Articles and conjunctions that Arabic and Hebrew write at the word. */
const proclitic = /^(?:ال|وال|لل|بال|ו?ה|ו)(?=\p{L}{3})/u;

/** Whether one word is of the list. */
export function isWordOf(lexicon: Lexicon, word: string): boolean {
  if (lexicon.words.has(word)) return true;
  const bare = word.replace(proclitic, '');
  if (bare !== word && isWordOf(lexicon, bare)) return true;
  for (let length = word.length - 1; length >= PREFIX_MIN; length--) {
    if (word.length - length <= ENDING_MAX && lexicon.words.has(word.slice(0, length))) return true;
  }
  for (let from = 1; word.length - from >= SUFFIX_MIN; from++) {
    if (lexicon.words.has(word.slice(from))) return true;
  }
  return false;
}

/** Which of the text's words are of the list, by their places; the parts of a script without spaces count as one each. */
export function hitsOf(lexicon: Lexicon, text: string): { hits: number[]; words: number } {
  const tokens = wordsOf(text);
  const hits: number[] = [];
  for (const [at, token] of tokens.entries()) {
    if (isIdeographic.test(token) ? holdsPart(lexicon, token) : isWordOf(lexicon, token))
      hits.push(at);
  }
  if (hits.length === 0 && lexicon.phrases.length > 0) {
    const spaced = ` ${tokens.join(' ')}`;
    if (lexicon.phrases.some((phrase) => spaced.includes(phrase))) hits.push(0);
  }
  return { hits, words: tokens.length };
}

export function holds(lexicon: Lexicon, text: string): boolean {
  return hitsOf(lexicon, text).hits.length > 0;
}

function holdsPart(lexicon: Lexicon, token: string): boolean {
  for (let from = 0; from < token.length; from++) {
    for (let length = 1; length <= PART_LENGTH_MAX && from + length <= token.length; length++) {
      if (lexicon.parts.has(token.slice(from, from + length))) return true;
    }
  }
  return false;
}

/** The keys of phrases that must be the whole text. */
export function keysOf(list: readonly string[]): ReadonlySet<string> {
  return new Set(list.map((phrase) => compact(phrase)));
}

/** A text that is nothing but one of the phrases, whatever stands around it. */
export function isOneOf(keys: ReadonlySet<string>, text: string): boolean {
  return keys.has(compact(text));
}

/** Case and accents gone, with a space at both ends, to look words up by `includes`. */
export function spaced(text: string): string {
  return ` ${plain(text)} `;
}
