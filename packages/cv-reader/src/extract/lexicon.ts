/** Finds words of a list in a text, including inflected forms. */
import { compact, isIdeographic, wordsOf } from './text-folding.ts';

/** Letters of an inflectional ending: `managers` matches `manager`, `managerial` does not. */
const ENDING_MAX = 3;
/** Shorter words do not match as the end of a compound. */
const SUFFIX_MIN = 5;
/** Shorter words do not match as the beginning of a word. */
const PREFIX_MIN = 4;
/** Length of a phrase in scripts without spaces. */
const PART_LENGTH_MAX = 9;

export type Lexicon = {
  words: ReadonlySet<string>;
  /** Words of scripts without spaces, found anywhere in a text. */
  parts: ReadonlySet<string>;
  /** Phrases of several words. */
  phrases: readonly string[];
  /** Letters that may follow a word. */
  endingMax: number;
};

/** Lists of stems allow longer endings. */
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

/** Articles and conjunctions that Arabic and Hebrew prefix to a word. */
const proclitic = /^(?:ال|وال|لل|بال|ו?ה|ו)(?=\p{L}{3})/u;

/** The length of the longest list entry that a word matches, or 0. */
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
 * Returns the indexes of the words that match the list. A word is skipped if a rival list matches more of its
 * letters: `Bäckerei` is not `Bäcker`.
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

/** Keys of phrases that must match the whole text. */
export function keysOf(list: readonly string[]): ReadonlySet<string> {
  return new Set(list.map((phrase) => compact(phrase)));
}
