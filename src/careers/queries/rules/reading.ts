/** Reads what was typed for a search: which words are looked for, which are filters, and which name a place. */
import { searchWords } from '#lib/search-query.ts';
import { evenLetters } from '#lib/word-stem.ts';
import { employmentTypes, workplaces } from '#vocabulary/lists.ts';
import { tokensIn } from './cut.ts';
import type { Token } from './cut.ts';
import type { Lexicon } from './lexicon.ts';
import { slugsOfPlace } from '#careers/locations/rules/near.ts';
import { declined } from './places.ts';
import { plainReading } from './terms.ts';
import type { Chosen, Marked, Reading, ReadTerm } from './terms.ts';

/** A search of more words is a text. */
const TERMS_MAX = 12;
const PHRASE_WORDS_MAX = 5;
const PLACE_WORDS_MAX = 3;

type Piece =
  | { is: 'term'; term: ReadTerm; token: Token }
  | { is: 'filter'; term: ReadTerm; token: Token }
  | { is: 'nothing'; text: string; isPlaceMark: boolean; isDeclining?: boolean };

export function readQuery(text: string, lexicon: Lexicon, chosen: Chosen = {}): Reading {
  const tokens = tokensIn(text, lexicon);
  const pieces = piecesOf(tokens, lexicon, chosen);
  const read = pieces.filter((piece) => piece.is !== 'nothing').slice(0, TERMS_MAX);
  if (read.length === 0) return plainReading(text);
  const terms = read.map(({ term }) => term);
  const marked = markedPlace(pieces, terms);
  const typed = searchWords(text);
  const isPlain =
    terms.length === typed.length &&
    terms.every(({ words, any }, index) => words[0] === typed[index] && any.length === 1) &&
    terms.every(({ instead }) => instead === undefined);
  if (isPlain) return { terms, marked };
  return { terms, marked, typed };
}

/** The longest phrase that is known at each place of the text. */
function piecesOf(tokens: readonly Token[], lexicon: Lexicon, chosen: Chosen): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    const { piece, length } = pieceAt(tokens, at, lexicon, chosen);
    pieces.push(piece);
    at += length;
  }
  return pieces;
}

function pieceAt(tokens: readonly Token[], at: number, lexicon: Lexicon, chosen: Chosen) {
  const [token] = tokens.slice(at);
  if (!token) throw new Error('There is no such token.');
  for (let length = Math.min(PHRASE_WORDS_MAX, tokens.length - at); length > 0; length--) {
    const phrase = tokens.slice(at, at + length);
    if (
      phrase.some(
        (one) => one.part !== token.part || one.postalCode !== undefined || one.isCode === true,
      )
    )
      continue;
    const key = phrase.map(({ word }) => evenLetters(word)).join(' ');
    const piece = knownPiece(phrase, key, lexicon, chosen);
    if (piece) return { piece, length };
  }
  return { piece: termPiece([token], {}), length: 1 };
}

function knownPiece(
  phrase: readonly Token[],
  key: string,
  lexicon: Lexicon,
  chosen: Chosen,
): Piece | null {
  const text = phrase.map((token) => token.text).join(' ');
  const values = lexicon.filters.get(key);
  if (values) {
    const name = values.some((value) => isWorkplace(value)) ? 'workplace' : 'employment_type';
    if (chosen[name]) return { is: 'nothing', text, isPlaceMark: false };
    return {
      ...termPiece(phrase, { filter: { name, values }, instead: tokensOf(values) }),
      is: 'filter',
    };
  }
  const isPlaceMark = lexicon.placeMarks.has(key);
  if (isPlaceMark || lexicon.nothing.has(key)) {
    return { is: 'nothing', text, isPlaceMark, isDeclining: declining.has(key) };
  }
  const also = lexicon.abbreviations.get(key);
  return also ? termPiece(phrase, { also }) : null;
}

function termPiece(
  phrase: readonly Token[],
  { also = [], ...known }: Partial<ReadTerm> & { also?: readonly (readonly string[])[] },
): Extract<Piece, { is: 'term' }> {
  const [token] = phrase;
  if (!token) throw new Error('A phrase has a word.');
  const words = phrase.flatMap(({ word }) => word.split(' '));
  const { part, postalCode, isCode, others = [] } = token;
  const term: ReadTerm = {
    any: [words, ...others, ...also],
    words,
    text: phrase.map(({ text }) => text).join(' '),
    part,
    ...(postalCode !== undefined && { postalCode }),
    ...(isCode === true && { isCode }),
    ...known,
  };
  return { is: 'term', term, token };
}

/** Polish prepositions, after which a name has another ending. */
const declining: ReadonlySet<string> = new Set(['w', 'we']);

function isWorkplace(value: string): boolean {
  return workplaces.some((one) => one === value);
}

/** Any of these values, as the scope of the index has it. */
function tokensOf(values: readonly string[]): string {
  const tokens = values.map((value) =>
    isWorkplace(value)
      ? `w${workplaces.findIndex((one) => one === value) + 1}`
      : `e${Object.values(employmentTypes).findIndex((one) => one === value) + 1}`,
  );
  return `scope : (${tokens.join(' OR ')})`;
}

/** The last place that is marked: up to the end of the search, or to the next word that cannot belong to a place. */
function markedPlace(pieces: readonly Piece[], terms: readonly ReadTerm[]): Marked | null {
  let found: Marked | null = null;
  let isOpen = false;
  let isDeclined = false;
  /** What says nothing, and may belong to the name: New York, La Rochelle. */
  let lead = '';
  let from = 0;
  let at = 0;
  let part = -1;
  const close = (to: number) => {
    if (isOpen && to > from && to - from <= PLACE_WORDS_MAX) {
      const words = terms.slice(from, to).filter(({ isCode }) => !isCode);
      const name = words.map(({ text }) => text).join(' ');
      const names = lead === '' ? [name] : [`${lead} ${name}`, name];
      const slugs = names.flatMap((one) => slugsOfPlace(one));
      if (slugs.length > 0) found = { from, to, slugs: isDeclined ? declined(slugs) : slugs };
    }
    lead = '';
    isOpen = false;
  };
  for (const piece of pieces) {
    if (at === terms.length) break;
    if (piece.is === 'nothing') {
      if (isOpen && at === from && !piece.isPlaceMark) {
        lead = `${lead} ${piece.text}`.trim();
        continue;
      }
      close(at);
      if (piece.isPlaceMark) [isOpen, from, isDeclined] = [true, at, piece.isDeclining === true];
      continue;
    }
    const { token } = piece;
    if (token.part !== part && part >= 0) close(at);
    part = token.part;
    if (piece.is === 'filter' || token.postalCode !== undefined) close(at);
    else if (token.isAfterComma && token.isCode !== true) {
      close(at);
      [isOpen, from] = [true, at];
    }
    at += 1;
    if (token.isMarked === true) {
      [isOpen, from] = [true, at - 1];
      close(at);
    }
  }
  close(at);
  return found;
}
