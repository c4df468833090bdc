/** Reads groups that stand side by side, each below its title. */
import { hasDate } from '../dates/dates.ts';
import { type Cell, type Line, lineOf } from '../lines.ts';

/** A title is larger than its text by this factor, or bold where the text is not. */
const LARGER = 1.06;
/** A text may begin this many points left of the title of its column. */
const OVERHANG = 4;

/** Whether a cell is set apart from another as a title is from its text. */
export function isTitleLook(title: Cell, text: Cell): boolean {
  if (title.size < text.size - 0.5) return false;
  return (title.isBold && !text.isBold) || title.size > text.size * LARGER;
}

/** Returns the lines with the groups of a grid one after the other: the title of each, then its lines. */
export function inColumns(lines: readonly Line[]): Line[] {
  const ordered: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const end = endOfGrid(lines, at);
    const titles = lines[at];
    if (end === at || !titles) {
      if (titles) ordered.push(titles);
      continue;
    }
    const cells = lines.slice(at + 1, end).flatMap((line) => line.cells);
    for (const [column, title] of titles.cells.entries()) {
      const next = titles.cells[column + 1]?.x ?? Number.POSITIVE_INFINITY;
      const from = column === 0 ? Number.NEGATIVE_INFINITY : title.x - OVERHANG;
      const own = cells.filter(({ x }) => x >= from && x < next - OVERHANG);
      ordered.push(lineOf([title], true), ...rowsOf(own));
    }
    at = end - 1;
  }
  return ordered;
}

/** Returns the lines with entries that stand side by side one after the other; a job beside its date is no such pair. */
export function inEntries(lines: readonly Line[]): readonly Line[] {
  const isGrid = lines.some(
    (line, at) =>
      areEntries(line, lines[at + 1]) && areDated(lines.slice(at + 1, at + 1 + DATED_WITHIN)),
  );
  return isGrid ? inColumns(lines) : lines;
}

/** Lines below the titles, of which one dates them. */
const DATED_WITHIN = 3;

/** Whether a line has several dates: each entry has its own, where a row of a table has one. */
function areDated(lines: readonly Line[]): boolean {
  return lines.some(({ cells }) => cells.filter(({ text }) => hasDate(text)).length > 1);
}

/** Whether below each title of a line a text begins, and none of them is a date. */
function areEntries({ cells, isPlaced }: Line, below: Line | undefined): boolean {
  const [first] = below?.cells ?? [];
  if (!isPlaced || !below || !first || cells.length < 2 || below.cells.length !== cells.length)
    return false;
  return cells.every((title, at) => {
    const text = below.cells[at];
    const isAligned = text !== undefined && Math.abs(text.x - title.x) <= OVERHANG;
    return isAligned && isTitleLook(title, first) && !hasDate(title.text);
  });
}

/** The first line after the grid whose titles are on a line; that line itself if they are no titles. */
function endOfGrid(lines: readonly Line[], at: number): number {
  const titles = lines[at];
  const [below] = lines[at + 1]?.cells ?? [];
  if (!titles?.isPlaced || titles.cells.length < 2 || !below) return at;
  if (!titles.cells.every((cell) => isTitleLook(cell, below))) return at;
  let end = at + 1;
  while (end < lines.length && isText(lines[end], titles, below)) end++;
  return areLabels(titles, lines.slice(at + 1, end)) ? at : end;
}

/** Right edges of labels beside their values, in points. */
const FLUSH = 2;

/** Whether the first column is flush right, as labels are that stand beside their values. */
function areLabels({ cells: [title] }: Line, rows: readonly Line[]): boolean {
  const firsts = rows.flatMap(({ cells: [first, ...others] }) =>
    first && others.length > 0 ? [first] : [],
  );
  if (!title || firsts.length < 2) return false;
  const edge = title.x + title.width;
  const isRagged = firsts.some(({ x }) => Math.abs(x - title.x) > FLUSH);
  return isRagged && firsts.every(({ x, width }) => Math.abs(x + width - edge) <= FLUSH);
}

/** Whether a line of a grid is below its titles, and no line crosses its columns. */
function isText(line: Line | undefined, titles: Line, model: Cell): boolean {
  if (!line) return false;
  return line.cells.every(
    (cell) => !isTitleLook(cell, model) && titles.cells.every((title) => !crosses(cell, title.x)),
  );
}

function crosses({ x, width }: Cell, edge: number): boolean {
  return x < edge - OVERHANG && x + width > edge + OVERHANG;
}

function rowsOf(cells: readonly Cell[]): Line[] {
  const rows: Cell[][] = [];
  for (const cell of cells) {
    const open = rows.at(-1);
    if (open?.[0]?.y === cell.y && open[0].page === cell.page) open.push(cell);
    else rows.push([cell]);
  }
  return rows.map((row) => lineOf(row, true));
}
