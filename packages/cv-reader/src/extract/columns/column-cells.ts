/** Puts the cells of a table into the columns that its first row names. */
import { isMonth } from '../dates/date-points.ts';
import type { End } from '../dates/from-and-to.ts';
import type { LabelKind } from '../labels/labels.ts';
import { type Cell, hasBullet, type Line, lineOf } from '../lines.ts';

/** A text may begin this many points left of the name of its column. */
export const OVERHANG = 6;

/** A column without a kind numbers the rows, and tells nothing. */
export type Column = { x: number; kind: LabelKind | End | null };

export function isDate(kind: Column['kind']): kind is 'date' | End {
  return kind === 'date' || kind === 'from' || kind === 'to';
}

export function columnOf({ x }: Cell, columns: readonly Column[]): Column['kind'] {
  return columns.findLast((column) => column.x <= x + OVERHANG)?.kind ?? null;
}

export function isBelow(cell: Cell, above: Cell): boolean {
  return Math.abs(cell.x - above.x) < OVERHANG;
}

/** A text that reaches this many points into the next column is two. */
const INTO_MIN = 15;
/** The space between two such texts is this near to where the next column begins, in characters. */
const SPACE_WITHIN = 2;

/** Texts of two narrow columns may be read as one: they are cut where the second column begins. */
export function withCutCells(line: Line, columns: readonly Column[]): Line {
  if (!line.isPlaced) return line;
  const cells = line.cells.flatMap((cell, at) => {
    const end = cell.x + cell.width;
    const next = columns.find(({ x }) => x > cell.x + OVERHANG && x + INTO_MIN < end);
    const beside = line.cells[at + 1];
    if (!next || (beside && beside.x < next.x) || hasBullet(cell.text)) return [cell];
    const near = Math.round((cell.text.length * (next.x - cell.x)) / cell.width);
    const spaces = [...cell.text.matchAll(/\s/gu)].map(({ index }) => index);
    const [space = -1] = spaces.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near));
    if (space < 0 || Math.abs(space + 1 - near) > SPACE_WITHIN) return [cell];
    return [
      { ...cell, text: cell.text.slice(0, space), width: next.x - cell.x },
      { ...cell, text: cell.text.slice(space + 1), x: next.x, width: end - next.x },
    ];
  });
  return cells.length === line.cells.length ? line : lineOf(cells, line.isPlaced);
}

/** A narrow column breaks dates of which the first line has no year: `January` above `2016`. */
export function withWholeDates(lines: readonly Line[], columns: readonly Column[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const isYear = (cell: Cell) =>
      isDate(columnOf(cell, columns)) && /^\p{Nd}{4}$/u.test(cell.text);
    const years = line.cells.filter((cell) => isYear(cell));
    const open = above?.cells.filter(
      (cell) => isMonth(cell.text) && years.some((year) => isBelow(year, cell)),
    );
    if (!above || !open || open.length === 0 || above.page !== line.page) {
      whole.push(line);
      continue;
    }
    const used = years.filter((year) => open.some((cell) => isBelow(year, cell)));
    const cells = above.cells.map((cell) => {
      const year = open.includes(cell) ? used.find((one) => isBelow(one, cell)) : undefined;
      return year ? { ...cell, text: `${cell.text} ${year.text}` } : cell;
    });
    whole.splice(-1, 1, lineOf(cells, above.isPlaced));
    const rest = line.cells.filter((cell) => !used.includes(cell));
    if (rest.length > 0) whole.push(lineOf(rest, line.isPlaced));
  }
  return whole;
}
