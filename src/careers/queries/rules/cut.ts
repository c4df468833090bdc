/** Cuts what was typed into parts, and those into words: a pasted title has its employer, its place and its kind beside it. */
import { cutWord, isIdeographic, searchTokens } from '#lib/fold.ts';
import { withoutGenderMarks } from '#lib/search-forms.ts';
import { evenLetters } from '#lib/word-stem.ts';
import type { Lexicon } from './lexicon.ts';
import { isStateCode } from './places.ts';

/** A text is cut to this many UTF-16 units before anything else looks at it. */
const TEXT_LENGTH_MAX = 1_000;
const TOKENS_MAX = 24;

/** A word, as it is folded; the part of the text it stands in; and what comes right before it. */
export type Token = {
  word: string;
  /** As it was typed. */
  text: string;
  part: number;
  isAfterComma: boolean;
  /** It stands before a particle that marks a place. */
  isMarked?: boolean;
  /** A code of a state, in capitals after a comma. */
  isCode?: boolean;
  /** What it may be as well: a link to a search that was corrected has `nurse|nurses`. */
  others?: readonly (readonly string[])[];
  /** A postal code, which is one word whatever stands in it. */
  postalCode?: string;
};

/** Between the parts of a pasted title. */
const parting = /\s[|–—·•»«]\s?|\s-\s|[｜|»«【】「」［］〔〕\n\r\t;]|[[\](){}]/u;

const letters = '[mwfdhxvkMWFDHXVK]';
/** F/H, m/w/d without brackets. */
const looseGenderMarks = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${letters}(?:\s?[/|]\s?${letters}){1,3}(?![\p{L}\p{N}])`,
  'gu',
);

/** 10115, 100-0001, 〒100-0001, 00-950, 01310-100, BA1 1LN, 1012 AB, K1A 0B1, 90210-1234; 2026 is rather a year. */
const postalCodes =
  /(?<![\p{L}\p{N}])(?:〒\s?)?(\d{5}-\d{4}|\d{5}-\d{3}|\d{3}-\d{4}|\d{2}-\d{3}|\d{4}\s?[A-Z]{2}|[A-Za-z]{1,2}\d[A-Za-z\d]?\s?\d[A-Za-z]{2}|[A-Za-z]\d[A-Za-z]\s?\d[A-Za-z]\d|(?!20[23]\d(?!\d))\d{4,8})(?![\p{L}\p{N}])/gu;

/** Without spaces and dashes, as codes are compared. */
function plainPostalCode(code: string): string {
  return code.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

export function tokensIn(text: string, lexicon: Lexicon): Token[] {
  const typed = text.slice(0, TEXT_LENGTH_MAX).normalize('NFKC').replace(looseGenderMarks, ' ');
  const tokens: Token[] = [];
  for (const [part, piece] of withoutGenderMarks(typed).split(parting).entries()) {
    let from = 0;
    for (const match of piece.matchAll(postalCodes)) {
      tokens.push(...wordsIn(piece.slice(from, match.index), part, lexicon));
      tokens.push({
        word: searchTokens(match[1] ?? '').join(' '),
        text: match[0].trim(),
        part,
        isAfterComma: false,
        postalCode: plainPostalCode(match[1] ?? ''),
      });
      from = match.index + match[0].length;
    }
    tokens.push(...wordsIn(piece.slice(from), part, lexicon));
  }
  return tokens.slice(0, TOKENS_MAX);
}

/** Arabic commas as well. */
const spaces = /\s+/u;

function wordsIn(piece: string, part: number, lexicon: Lexicon): Token[] {
  let isAfterComma = false;
  return piece.split(spaces).flatMap((text) => {
    const [first = '', ...rest] = text.split('|');
    const words = searchTokens(first).map(cutWord);
    const others = rest.map((one) => searchTokens(one)).filter(({ length }) => length > 0);
    const isAfter = isAfterComma;
    if (text !== '') isAfterComma = /[,،、]$/u.test(text);
    const isCode = isAfter && isStateCode(text);
    const token = (word: string, more: Partial<Token> = {}): Token => ({
      word,
      text: word,
      part,
      isAfterComma: isAfter,
      ...more,
    });
    if (others.length > 0) return [token(words.join(' '), { text, others })];
    const typed = words.length === 1 ? { text: trimmed(text, words) } : {};
    return words.flatMap((word) =>
      isIdeographic(word)
        ? unspacedWords(word, lexicon).map(({ word: one, isMarked = false }) =>
            token(one, { isMarked }),
          )
        : [token(word, { ...typed, isCode })],
    );
  });
}

/** A word as it was typed, without what stands around it. */
function trimmed(text: string, [word]: readonly string[]): string {
  const plain = text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, '');
  return plain === '' ? (word ?? text) : plain;
}

/** Particles between a word and the next; で follows a place. */
const particle = /(?<=[^の|で|に].)(の|で|に)(?=..)/u;

/** A run without spaces, without what says nothing at its ends, and cut at particles. Nothing left: it is a word. */
function unspacedWords(run: string, lexicon: Lexicon): { word: string; isMarked?: boolean }[] {
  if (lexicon.unspaced.length === 0) return [{ word: run }];
  const core = withoutEnds(run, lexicon);
  const [before, mark, after] = splitOnce(core);
  if (mark === undefined || before === undefined || after === undefined) return [{ word: core }];
  return [{ word: before, isMarked: mark === 'で' }, ...unspacedWords(after, lexicon)];
}

function splitOnce(run: string): string[] {
  const match = particle.exec(run);
  return match === null
    ? []
    : [run.slice(0, match.index), match[1] ?? '', run.slice(match.index + 1)];
}

function withoutEnds(run: string, { unspaced, filters }: Lexicon): string {
  let core = run;
  for (;;) {
    const even = evenLetters(core);
    if (filters.has(even)) return core;
    const end = unspaced.find((one) => even.length > one.length && even.endsWith(one));
    const start = unspaced.find((one) => even.length > one.length && even.startsWith(one));
    if (end !== undefined) core = core.slice(0, -end.length);
    else if (start === undefined) return core;
    else core = core.slice(start.length);
  }
}
