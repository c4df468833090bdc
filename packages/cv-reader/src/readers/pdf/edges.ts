/** Splits parts of lines where a text begins at the left edge of a column. */
import type { Piece } from './piece.ts';

/** Texts that begin at one place, which make it the edge of a column. */
const EDGE_MIN = 3;
/** Wider than a space, in font sizes. */
export const LOOSE_GAP = 0.5;
/** Where the weight changes, a column may begin right after the one before it: within this distance. */
const TIGHT_GAP = 0.1;

/** `parts` are those of all lines of a page, from left to right. */
export function splitAtEdges(parts: readonly Piece[][]): Piece[][] {
  const edges = new Map<number, number>();
  for (const [first] of parts) {
    const place = first ? Math.round(first.x) : 0;
    edges.set(place, (edges.get(place) ?? 0) + 1);
  }
  const isEdge = (x: number) => {
    const place = Math.round(x);
    const near = [place - 1, place, place + 1].map((at) => edges.get(at) ?? 0);
    return near.reduce((sum, count) => sum + count, 0) >= EDGE_MIN;
  };
  return parts.flatMap((part) => splitPart(part, isEdge));
}

function splitPart(part: readonly Piece[], isEdge: (x: number) => boolean): Piece[][] {
  const split: Piece[][] = [];
  for (const [at, piece] of part.entries()) {
    const before = part[at - 1];
    const isNew = !before || (isGap(before, piece) && isEdge(piece.x));
    if (isNew) split.push([piece]);
    else split.at(-1)?.push(piece);
  }
  return split;
}

function isGap(before: Piece, piece: Piece): boolean {
  const gap = (piece.x - before.x - before.width) / Math.max(before.size, piece.size);
  if (!/[\p{L}\p{N}]/u.test(before.text)) return false;
  return gap >= LOOSE_GAP || (Math.abs(gap) <= TIGHT_GAP && before.isBold !== piece.isBold);
}
