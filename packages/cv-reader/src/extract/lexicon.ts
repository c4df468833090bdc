/** Word lists asked whether a text holds one of their words, in whatever form it is bent. */
import { compact, isIdeographic, wordsOf } from './text-folding.ts';

/** Longer endings make other words: `manager` is in `managers`, not in `managerial`. */
const ENDING_MAX = 3;
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
  /** So many letters may follow one of the words. */
  endingMax: number;
};

/** A list of stems rather than words allows longer endings. */
export function lexiconOf(list: readonly string[], endingMax: number = ENDING_MAX): Lexicon {
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
  return { words, parts, phrases, endingMax };
}

/** Articles and conjunctions that Arabic and Hebrew write at the word. */
const proclitic = /^(?:ال|وال|لل|بال|ו?ה|ו)(?=\p{L}{3})/u;

/** How many letters of a word one of the list's makes up, the longest of them; 0 where none does. */
export function matchOf(lexicon: Lexicon, word: string): number {
  if (lexicon.words.has(word)) return word.length;
  let longest = 0;
  for (let length = word.length - 1; length >= PREFIX_MIN && longest === 0; length--) {
    if (word.length - length > lexicon.endingMax) break;
    if (lexicon.words.has(word.slice(0, length))) longest = length;
  }
  for (let from = 1; word.length - from > Math.max(longest, SUFFIX_MIN - 1); from++) {
    if (lexicon.words.has(word.slice(from))) longest = word.length - from;
  }
  const bare = longest === 0 ? word.replace(proclitic, '') : word;
  return bare === word ? longest : matchOf(lexicon, bare);
}

/**
 * Which of the text's words are of the list, by their places. A word of which a rival list knows more
 * letters is none of this one: `Bäckerei` is no `Bäcker`.
 */
export function hitsOf(
  lexicon: Lexicon,
  text: string,
  rival?: Lexicon,
): { hits: number[]; words: number } {
  const tokens = wordsOf(text);
  const hits: number[] = [];
  for (const [at, token] of tokens.entries()) {
    if (isIdeographic.test(token)) {
      if (holdsPart(lexicon, token)) hits.push(at);
      continue;
    }
    const match = matchOf(lexicon, token);
    if (match > 0 && (!rival || match >= matchOf(rival, token))) hits.push(at);
  }
  if (hits.length === 0 && lexicon.phrases.length > 0) {
    const joined = ` ${tokens.join(' ')}`;
    if (lexicon.phrases.some((phrase) => joined.includes(phrase))) hits.push(0);
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
