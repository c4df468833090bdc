/** Tells names at the head of an entry from its description by how they look. */
import type { Block } from '../columns/blocks.ts';
import type { Piece } from '../columns/pieces.ts';
import type { Row } from '../columns/row.ts';

/** Cost of a text below the date that looks like the descriptions, if others stand out. */
const PLAIN_COST = 1;

/** Tolerances for equal sizes and equal places, in points. */
const SAME_SIZE = 0.3;
const SAME_PLACE = 4;

/** Whether two rows have the same weight, size and left edge. */
export function isRowAlike(a: Row, b: Row): boolean {
  const isSamePlace = a.x === null || b.x === null || Math.abs(a.x - b.x) < SAME_PLACE;
  return a.isBold === b.isBold && Math.abs(a.size - b.size) < SAME_SIZE && isSamePlace;
}

type Draft = { block: Block; pieces: readonly Piece[] };

/** Adds a cost to the pieces that look like the descriptions of a section. */
export function weighLooks(drafts: readonly Draft[]): void {
  const usual = mostOften(drafts.flatMap(({ block }) => block.body.map((row) => lookOf(row))));
  if (usual === null) return;
  for (const { block, pieces } of drafts) {
    const below = new Set(block.head.slice(block.dated + 1));
    if (block.head.every((row) => lookOf(row) === usual)) continue;
    for (const piece of pieces)
      if (below.has(piece.row) && lookOf(piece.row) === usual) piece.cost += PLAIN_COST;
  }
}

function lookOf({ size, isBold }: Row): string {
  return `${size} ${isBold}`;
}

function mostOften(looks: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const look of looks) counts.set(look, (counts.get(look) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? null;
}
