/** Tells lines that are centred or flush right, where the left edge says nothing. */
import type { Line } from '../lines.ts';

/** Lines that show how they are aligned, and the share that must agree. */
const LINES_MIN = 3;
const SHARE = 0.8;
/** Edges or middles are the same within this, in points; others are apart by more than that. */
const SAME_PLACE = 2.5;
const APART = 6;

export function areAligned(lines: readonly Line[]): boolean {
  const placed = lines.filter(({ isPlaced }) => isPlaced);
  if (placed.length < LINES_MIN || placed.length < lines.length) return false;
  const edges = placed.map(({ x, cells }) => {
    const last = cells.at(-1);
    return { left: x, right: last ? last.x + last.width : x };
  });
  const lefts = edges.map(({ left }) => left);
  if (Math.max(...lefts) - Math.min(...lefts) <= APART || agree(lefts)) return false;
  return (
    agree(edges.map(({ right }) => right)) ||
    agree(edges.map(({ left, right }) => (left + right) / 2))
  );
}

/** Whether most values are the same. */
function agree(values: readonly number[]): boolean {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return (
    values.filter((value) => Math.abs(value - middle) <= SAME_PLACE).length >= SHARE * values.length
  );
}
