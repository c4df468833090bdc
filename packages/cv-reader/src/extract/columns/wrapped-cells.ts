/** Joins cells of a table that go on below themselves because their column is narrow. */
import { type Cell, type Line, lineOf } from '../lines.ts';
import { isIdeographic } from '../text-folding.ts';

/** Cells of a row of a table. */
const CELLS_MIN = 3;
/** Baselines of one cell are no further apart, in font sizes. */
const LEADING = 1.6;
/** Tolerance for one place, in points. */
const SAME_PLACE = 2;
/** The space between words, and the padding between columns, in font sizes. */
const SPACE = 0.3;
const PADDING = 1.2;

/** Rows are lines of at least three cells. What follows a row in its last column stays on lines of its own. */
export function joinWrappedCells(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let last: Line | null = null;
  let model: readonly Cell[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (above && last && above.cells.length >= CELLS_MIN && isBelow(line, last)) {
      const wrapped = line.cells.map((cell) => indexOfWrapped(cell, model));
      if (wrapped.some((index) => index >= 0)) {
        joined.splice(-1, 1, joinedRow(above, line, wrapped));
        const rest = line.cells.filter((_, at) => (wrapped[at] ?? -1) < 0);
        if (rest.length > 0) joined.push(lineOf(rest, line.isPlaced));
        // The next line of a cell is measured against this one.
        model = model.map((cell, at) => line.cells[wrapped.indexOf(at)] ?? cell);
        last = line;
        continue;
      }
    }
    joined.push(line);
    last = line;
    model = line.cells;
  }
  return joined;
}

function isBelow(line: Line, above: Line): boolean {
  const step = line.y - above.y;
  return line.isPlaced && line.page === above.page && step > 0 && step <= LEADING * line.size;
}

/** The index of the cell that goes on in this one: it begins at the same place, and the next word had no room in it. */
function indexOfWrapped(cell: Cell, row: readonly Cell[]): number {
  return row.findIndex((above, at) => {
    const next = row[at + 1];
    if (!next || Math.abs(above.x - cell.x) > SAME_PLACE) return false;
    // Periods are joined by what they say.
    if (/\p{Nd}/u.test(above.text) || /\p{Nd}/u.test(cell.text)) return false;
    if (above.isBold !== cell.isBold || Math.abs(above.size - cell.size) > 0.2) return false;
    const room = next.x - above.x - above.width - PADDING * above.size;
    return firstWidth(cell) > room;
  });
}

/** The width of the first word with the space before it; scripts without spaces break anywhere. */
function firstWidth({ text, width, size }: Cell): number {
  const each = width / Math.max(1, text.length);
  if (isIdeographic.test(text[0] ?? '')) return each;
  return SPACE * size + each * (text.split(' ')[0]?.length ?? 0);
}

function joinedRow(row: Line, line: Line, wrapped: readonly number[]): Line {
  const cells = row.cells.map((cell, at) => {
    const below = line.cells[wrapped.indexOf(at)];
    if (!below) return cell;
    const isOneWord = isIdeographic.test(cell.text.at(-1) ?? '') && isIdeographic.test(below.text);
    const isBroken = /\p{L}-$/u.test(cell.text);
    const text = isBroken
      ? cell.text.slice(0, -1) + below.text
      : `${cell.text}${isOneWord ? '' : ' '}${below.text}`;
    return { ...cell, text, width: Math.max(cell.width, below.width) };
  });
  return lineOf(cells, row.isPlaced);
}
