/** Turns the pieces that pdf.js returns into readable text. */
import { joinApart } from './letters-apart.ts';
import { SOFT_HYPHEN, SPACE, withoutStandIns } from './stand-ins.ts';
import type { Piece } from './piece.ts';

/** Letter-spaced text: at least this many letters, nearly all of them separate. */
export const APART_MIN = 4;
const APART_SHARE = 0.8;

/** Characters of TeX's own encodings, for fonts without a character map. */
const TEX_SIGNS: Readonly<Record<string, string>> = {
  '\u000b': 'ff',
  '\u000e': 'ffi',
  '\u000f': 'ffl',
  '\u0010': '\u201c',
  '\u0011': '\u201d',
  '\u0015': '\u2013',
  '\u0016': '\u2014',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
};

/** Returns the pieces as readable text, split at typed gaps, without blank ones. */
export function readablePieces(pieces: readonly Piece[]): Piece[] {
  return joinApart(withTypedSpaces(pieces))
    .flatMap((piece) => cutAtTypedGaps({ ...piece, text: toReadableText(piece.text) }))
    .filter(({ text }) => text.trim() !== '');
}

/** In letter-spaced text, drops the spaces that pdf.js inserts for gaps and keeps those that are in the file. */
function toReadableText(printed: string): string {
  const text = withoutStandIns(printed).replaceAll(/\p{Cc}/gu, (sign) => TEX_SIGNS[sign] ?? '');
  const letters = text.split(/[ \ue7fe]+/u).filter((letter) => letter !== '');
  const isApart = letters.length >= APART_MIN && areAlone(letters);
  return (isApart ? text.replaceAll(' ', '') : text)
    .replaceAll(SPACE, ' ')
    .replaceAll(SOFT_HYPHEN, '\u00ad');
}

/** A space on the line may begin and end this far from the texts beside it, in font sizes. */
const ADJACENT = 0.05;

/** A space of another font or size than the texts beside it is printed as a piece of its own: it separates them, however narrow. */
function withTypedSpaces(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    const [space, before] = [pieces[at - 1], pieces[at - 2]];
    if (!space || !before || !isSpace(space.text) || isSpace(piece.text)) return piece;
    const isBetween = isNextTo(before, space) && isNextTo(space, piece);
    return isBetween ? { ...piece, text: `${SPACE}${piece.text}` } : piece;
  });
}

function isSpace(text: string): boolean {
  return text !== '' && text.replaceAll(SPACE, '').trim() === '';
}

function isNextTo(left: Piece, right: Piece): boolean {
  const reach = ADJACENT * Math.max(left.size, right.size);
  return Math.abs(left.y - right.y) < reach && Math.abs(right.x - left.x - left.width) < reach;
}

/** A run of spaces typed to separate columns. */
const SPACES = / {4,}/u;

/** Splits a piece at typed gaps, with estimated places for the parts. */
function cutAtTypedGaps(piece: Piece): Piece[] {
  const parts = piece.text.split(SPACES);
  if (parts.length === 1) return [piece];
  const each = piece.width / Math.max(1, piece.text.length);
  const found: Piece[] = [];
  let at = 0;
  for (const text of parts) {
    at = piece.text.indexOf(text, at);
    if (text.trim() !== '') {
      found.push({ ...piece, text, x: piece.x + at * each, width: text.length * each });
    }
    at += text.length;
  }
  return found;
}

/** A virama joins the letter after it to the one before. */
const JOINED = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]\p{L}|\p{M}/gu;

/** Whether a text is one letter, with its marks. */
export function isOneLetter(text: string): boolean {
  return Array.from(text.trim().replaceAll(JOINED, '')).length === 1;
}

function areAlone(texts: readonly string[]): boolean {
  const alone = texts.filter((text) => isOneLetter(text)).length;
  return alone >= APART_SHARE * texts.length;
}
