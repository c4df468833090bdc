/** Groups the pieces of text of a PDF page into lines. */
import type { Piece } from './piece.ts';

/** The smallest gap that is a space, in font sizes. A space is about 0.25; kerning is below this. */
export const SPACE_GAP = 0.13;
/** Pieces whose baselines differ by less than this share of the font size are on one line. */
const SAME_LINE = 0.25;
/** How far raised or lowered signs may stand from the baseline, in font sizes. */
const RAISED = 0.55;
const RAISED_SIZE = 0.9;
/** Characters of a raised sign: `st`, `TM`, `[12]`. Longer small text beside a large name is a line of its own. */
const RAISED_LENGTH_MAX = 4;
/** Programs fake bold type by printing the same text again within this distance. */
const TWICE = 0.15;

/** Returns lines of pieces with a common baseline, from left to right; raised signs are on the line of their neighbour. */
export function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  const sorted = lowerRaisedSigns(pieces).sort((one, other) => one.y - other.y || one.x - other.x);
  for (const piece of sorted) {
    const first = lines.at(-1)?.[0];
    const reach = first ? Math.max(1, SAME_LINE * Math.min(first.size, piece.size)) : 0;
    if (first && piece.y - first.y <= reach) lines.at(-1)?.push({ ...piece, y: first.y });
    else lines.push([piece]);
  }
  return lines.map((line) =>
    interleaveSigns(withoutTwins(line.sort((one, other) => one.x - other.x))),
  );
}

/** Signs of another font are printed into a gap that was left for them. */
const SIGN = /^[^\p{L}\p{N}\s]{1,3}$/u;

/** Splits a piece where a sign was printed into it. */
function interleaveSigns(line: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of line) {
    const before = found.at(-1);
    const end = before ? before.x + before.width : 0;
    const isInside =
      before !== undefined && piece.x + piece.width < end && SIGN.test(piece.text.trim());
    const at = isInside ? spaceNear(before.text, (piece.x - before.x) / before.width) : -1;
    if (before && at > 0) {
      const text = before.text.slice(at);
      found.splice(-1, 1, { ...before, text: before.text.slice(0, at), width: piece.x - before.x });
      found.push(piece, {
        ...before,
        text,
        x: piece.x + piece.width,
        width: end - piece.x - piece.width,
      });
    } else found.push(piece);
  }
  return found;
}

/** The index of the space nearest to this share of the text, or -1. */
function spaceNear(text: string, share: number): number {
  const wanted = share * text.length;
  const after = text.indexOf(' ', Math.floor(wanted));
  const before = text.lastIndexOf(' ', Math.floor(wanted));
  return before === -1 || (after !== -1 && after - wanted < wanted - before) ? after : before;
}

/** Moves raised and lowered signs to the line of their neighbour. */
function lowerRaisedSigns(pieces: readonly Piece[]): Piece[] {
  const byHeight = [...pieces].sort((one, other) => one.y - other.y);
  return byHeight.map((piece, at) => {
    if (piece.text.trim().length > RAISED_LENGTH_MAX || isIdeograph.test(piece.text)) return piece;
    const neighbour =
      findNeighbour(byHeight, piece, at, -1) ?? findNeighbour(byHeight, piece, at, 1);
    if (!neighbour || isOfWord(byHeight, piece, at)) return piece;
    return Object.assign({}, piece, { y: neighbour.y });
  });
}

/** No sign of a note is one. */
const isIdeograph = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether longer text of its size goes on beside a piece: a word that a font prints in parts is no raised sign. */
function isOfWord(pieces: readonly Piece[], piece: Piece, at: number): boolean {
  const line = pieces
    .slice(Math.max(0, at - NEAR_MAX), at + NEAR_MAX)
    .filter((one) => Math.abs(one.y - piece.y) < 0.5 && Math.abs(one.size - piece.size) < 0.1)
    .sort((one, other) => one.x - other.x);
  let from = line.indexOf(piece);
  let to = from;
  while (areJoined(line[from - 1], line[from])) from--;
  while (areJoined(line[to], line[to + 1])) to++;
  const word = line.slice(from, to + 1).map(({ text }) => text.trim());
  return word.join('').length > RAISED_LENGTH_MAX;
}

function areJoined(left: Piece | undefined, right: Piece | undefined): boolean {
  if (!left || !right) return false;
  return Math.abs(right.x - left.x - left.width) <= SPACE_GAP * right.size;
}

/** How many pieces above and below are searched. */
const NEAR_MAX = 60;

function findNeighbour(
  pieces: readonly Piece[],
  small: Piece,
  at: number,
  step: 1 | -1,
): Piece | null {
  for (let seen = 1; seen <= NEAR_MAX; seen++) {
    const large = pieces[at + step * seen];
    if (!large || Math.abs(large.y - small.y) > RAISED * Math.max(large.size, small.size))
      return null;
    if (small.size > RAISED_SIZE * large.size || large.y === small.y) continue;
    const gap = Math.min(
      Math.abs(small.x - large.x - large.width),
      Math.abs(large.x - small.x - small.width),
    );
    if (gap <= SPACE_GAP * large.size) return large;
  }
  return null;
}

function withoutTwins(line: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of line) {
    const twin = kept
      .slice(-5)
      .find((one) => one.text === piece.text && Math.abs(one.x - piece.x) <= TWICE * piece.size);
    if (twin) twin.isBold = true;
    else kept.push({ ...piece });
  }
  return kept;
}
