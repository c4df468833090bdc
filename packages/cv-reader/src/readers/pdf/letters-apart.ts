/** Joins letter-spaced words that are printed in several pieces, as fonts without some of their letters make of them. */
import type { Piece } from './piece.ts';
import { SPACE } from './stand-ins.ts';

/** Letters that stand apart, of which no coincidence has as many. */
const LETTERS_MIN = 4;
/** Baselines of one line differ by less, in points. */
const SAME_LINE = 0.5;
/** Letters of one word stand no further apart, in font sizes. */
const APART_MAX = 0.8;
/** The least gap between letters that stand apart, in font sizes. */
const APART_MIN = 0.13;
/** Estimated gaps below this are taken for it. */
const GAP_MIN = 0.2;
/** Gaps between words are wider than those between letters by this factor. */
const WORD_GAP = 1.6;
/** The usual width of letters, in font sizes. */
const WIDE = { narrow: 0.3, usual: 0.65, wide: 0.9 } as const;

/** `pieces` are in the order in which they are printed. */
export function joinApart(pieces: readonly Piece[]): Piece[] {
  const chains = chainsOf(pieces);
  // A short word, such as the `ter` of a name, follows what is set in its size.
  const sizes = new Set(chains.filter((chain) => isSpaced(chain)).map(([piece]) => sizeOf(piece)));
  return chains.flatMap((chain) => {
    const isWord = areLetters(chain) && sizes.has(sizeOf(chain[0]));
    return isWord ? joined(chain) : chain;
  });
}

function sizeOf(piece: Piece | undefined): string {
  return piece === undefined ? '' : `${piece.size.toFixed(1)} ${String(piece.isBold)}`;
}

/** Consecutive pieces of letters apart, one after the other on a line; every other piece is a chain of its own. */
function chainsOf(pieces: readonly Piece[]): Piece[][] {
  const chains: Piece[][] = [];
  for (const piece of pieces) {
    const before = chains.at(-1)?.at(-1);
    const isNext =
      before !== undefined && isApart(before) && isApart(piece) && follows(before, piece);
    if (isNext) chains.at(-1)?.push(piece);
    else chains.push([piece]);
  }
  return chains;
}

function follows(before: Piece, piece: Piece): boolean {
  const gap = gapBetween(before, piece);
  return (
    Math.abs(before.y - piece.y) < SAME_LINE &&
    Math.abs(before.size - piece.size) < SAME_LINE &&
    gap > APART_MIN &&
    gap < APART_MAX
  );
}

function gapBetween(before: Piece, piece: Piece): number {
  return (piece.x - before.x - before.width) / piece.size;
}

/** The letters of a piece, which pdf.js sets spaces between; spaces of the file separate words. */
function lettersOf(text: string): string[] {
  return text.split(/[ \ue7fe]+/u).filter((letter) => letter !== '');
}

function isApart({ text, isUpright }: Piece): boolean {
  const letters = lettersOf(text);
  return isUpright && letters.length > 0 && letters.every((one) => isLetter(one));
}

function isLetter(text: string): boolean {
  return /^\p{L}\p{M}*$/u.test(text.normalize('NFC'));
}

function areLetters(chain: readonly Piece[]): boolean {
  return chain.every((piece) => isApart(piece)) && lettersIn(chain) > 1;
}

/** Single letters that are pieces of their own may be anything; in letter-spaced text, some pieces have several. */
function isSpaced(chain: readonly Piece[]): boolean {
  return (
    areLetters(chain) &&
    lettersIn(chain) >= LETTERS_MIN &&
    chain.some(({ text }) => lettersOf(text).length > 1)
  );
}

function lettersIn(chain: readonly Piece[]): number {
  return chain.reduce((sum, { text }) => sum + lettersOf(text).length, 0);
}

/** One piece, with the spaces between words only. */
function joined(chain: readonly Piece[]): Piece[] {
  const [first] = chain;
  const last = chain.at(-1);
  if (!first || !last) return [];
  const gaps = chain.slice(1).map((piece, at) => gapBetween(chain[at] ?? piece, piece));
  const inside = chain.flatMap((piece) => gapInside(piece));
  const usual = [...gaps, ...inside].toSorted((a, b) => a - b);
  const limit = WORD_GAP * Math.max(GAP_MIN, usual[(usual.length - 1) >> 1] ?? 0);
  const text = chain
    .map((piece, at) => {
      const isWord = at > 0 && (gaps[at - 1] ?? 0) > limit;
      return `${isWord ? SPACE : ''}${piece.text.replaceAll(' ', '')}`;
    })
    .join('');
  return [{ ...first, text, width: last.x + last.width - first.x }];
}

/** The gap between the letters of a piece, as far as their usual widths tell. */
function gapInside({ text, width, size }: Piece): number[] {
  const letters = lettersOf(text);
  if (letters.length < 2 || text.includes(SPACE)) return [];
  const printed = letters.reduce((sum, letter) => sum + widthOf(letter), 0);
  return [Math.max(0, (width / size - printed) / (letters.length - 1))];
}

function widthOf(letter: string): number {
  if (/^[IJijlft]/u.test(letter.normalize('NFD'))) return WIDE.narrow;
  return /^[MWmw]/u.test(letter) ? WIDE.wide : WIDE.usual;
}
