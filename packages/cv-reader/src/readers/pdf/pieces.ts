/** What pdf.js says was printed in one go, as text. */
import { SOFT_HYPHEN, SPACE, withoutStandIns } from './stand-ins.ts';

/** Where it begins on the page, how wide it is, and how it is turned there. */
export type Piece = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  isBold: boolean;
  isUpright: boolean;
};

/** Letters that somebody has set apart: at least so many, and nearly all of them alone. */
export const APART_MIN = 4;
const APART_SHARE = 0.8;

/** Signs of TeX's own encodings, where a font says nothing about them. */
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

/** Each piece as text, in as many pieces as typed gaps make of it; nothing of what shows nothing. */
export function readablePieces(pieces: readonly Piece[]): Piece[] {
  return pieces
    .map((piece) => ({ ...piece, text: toReadableText(piece.text) }))
    .flatMap(cutAtTypedGaps)
    .filter(({ text }) => text.trim() !== '');
}

/** Of the two kinds of spaces, those that stand for a gap and those that are in the file, the first is lost where letters are set apart. */
function toReadableText(printed: string): string {
  const text = withoutStandIns(printed).replaceAll(/\p{Cc}/gu, (sign) => TEX_SIGNS[sign] ?? '');
  const letters = text.split(/[ \ue7fe]+/u).filter((letter) => letter !== '');
  const isApart = letters.length >= APART_MIN && areAlone(letters);
  return (isApart ? text.replaceAll(' ', '') : text)
    .replaceAll(SPACE, ' ')
    .replaceAll(SOFT_HYPHEN, '\u00ad');
}

/** So many spaces in a row are a gap that somebody typed: the two sides are columns. */
const SPACES = / {4,}/u;

/** The parts of a piece that typed gaps part, each about where it stands. */
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

function areAlone(texts: readonly string[]): boolean {
  const alone = texts.filter((text) => Array.from(text).length === 1).length;
  return alone >= APART_SHARE * texts.length;
}
