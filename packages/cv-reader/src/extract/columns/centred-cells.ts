/** Joins skills of a grid that go on below themselves, centred: `Google` above `Classroom`, below a ring with `75%`. */
import { type Cell, type Line, lineOf } from '../lines.ts';

/** Middles of one cell are no further apart, in points. */
const SAME_MIDDLE = 2;
/** Baselines of one cell, in font sizes. */
const LEADING = 1.6;
const CELLS_MIN = 2;

export function withCentredCells(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let row: { at: number; last: Line } | null = null;
  for (const [at, line] of lines.entries()) {
    const above = row ? joined[row.at] : undefined;
    if (row && above && goesOn(line, above, row.last)) {
      joined[row.at] = together(above, line);
      row.last = line;
      continue;
    }
    joined.push(line);
    const before = lines[at - 1];
    const isGrid = line.cells.length >= CELLS_MIN && before !== undefined && areRatings(before);
    row = isGrid ? { at: joined.length - 1, last: line } : null;
  }
  return joined;
}

/** A ring or a bar has its share, not its skill. */
function areRatings({ cells }: Line): boolean {
  return cells.every(({ text }) => /^\d{1,3}\s?%$/u.test(text));
}

function goesOn(line: Line, row: Line, last: Line): boolean {
  const step = line.y - last.y;
  if (!line.isPlaced || line.page !== last.page || step <= 0 || step > LEADING * line.size)
    return false;
  return line.cells.every((cell) => row.cells.some((above) => isCentredBelow(cell, above)));
}

function isCentredBelow(cell: Cell, above: Cell): boolean {
  const apart = cell.x + cell.width / 2 - above.x - above.width / 2;
  const isAlike = cell.isBold === above.isBold && Math.abs(cell.size - above.size) < 0.2;
  return isAlike && Math.abs(apart) <= SAME_MIDDLE;
}

function together(row: Line, line: Line): Line {
  const cells = row.cells.map((above) => {
    const below = line.cells.find((cell) => isCentredBelow(cell, above));
    if (!below) return above;
    const { parts: _, ...bare } = above;
    return { ...bare, text: `${above.text} ${below.text}` };
  });
  return lineOf(cells, row.isPlaced);
}
