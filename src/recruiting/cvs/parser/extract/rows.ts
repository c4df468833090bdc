/** The lines of a section as rows of an entry: what they say, when it was, and how they look. */
import { type DateHabit, type Period, periodsOf, withoutPeriods } from './dates.ts';
import { isIdeographic } from './letters.ts';
import { type Cell, type Line, hasBullet, lineOf, withoutBullet } from './lines.ts';

export type Row = {
  /** What is left beside the date, in cells. */
  cells: string[];
  /** The first of the line's periods, or its date. */
  period: Period | null;
  /** The line as it stands. */
  text: string;
  isBullet: boolean;
  /** A sentence or a part of one. */
  isProse: boolean;
  /** Of the first cell that is no date; null where there is none. */
  x: number | null;
  size: number;
  isBold: boolean;
  /** How far below the row above it stands, in heights of its letters; 0 where that is not known. */
  gap: number;
};

export function rowsOf(lines: readonly Line[], habit: DateHabit): Row[] {
  const joined = joinSplitPeriods(lines, habit);
  return joined.map((line, index) => rowOf(line, joined[index - 1], habit));
}

function rowOf(line: Line, above: Line | undefined, habit: DateHabit): Row {
  const periods = periodsOf(line.text, habit);
  const period = periods.find(({ isSingle }) => !isSingle) ?? periods[0] ?? null;
  const kept = periods.filter(({ isSingle }) => !isSingle || period?.isSingle);
  const isBullet = hasBullet(line.text) && period?.from !== 0;
  const rest = withoutPeriods(line.text, kept);
  const cells = rest
    .split('\t')
    .map((cell) => withoutBullet(cell).trim())
    .filter((cell) => cell !== '');
  const named = line.cells.find(
    (cell) => periodsOf(cell.text, habit).length === 0 || cells.includes(cell.text),
  );
  const isFollowing = above !== undefined && above.page === line.page && line.y > above.y;
  return {
    cells,
    period,
    text: withoutBullet(line.text).replaceAll('\t', ' '),
    isBullet,
    isProse: isProse(cells.join(' ')),
    x: line.isPlaced ? (named?.x ?? (cells.length > 0 ? line.x : null)) : null,
    size: line.size,
    isBold: named?.isBold ?? line.isBold,
    gap: isFollowing && line.isPlaced && line.size > 0 ? (line.y - above.y) / line.size : 0,
  };
}

/** A sentence ends as one, begins in the middle of one, or is long. */
export function isProse(text: string): boolean {
  if (isIdeographic.test(text)) {
    return /[。、]\S{0,40}$/u.test(text) && text.length > 22
      ? true
      : text.length > 45 || /(?:ました|です|ます|した|する|습니다|함|했음)[。.]?$/u.test(text);
  }
  const words = text.split(' ').length;
  if (/^\p{Ll}/u.test(text) && words > 3 && !/^(?:de|van|von|la|el|le|al)\s/u.test(text))
    return true;
  if (/[.;!]$/u.test(text) && words > 5) return true;
  return words > 12 || text.length > 100;
}

/** A period broken in two by a narrow column: the dash ends one line, the other end begins the next. */
function joinSplitPeriods(lines: readonly Line[], habit: DateHabit): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const together = above ? joinPeriod(above, line, habit) : null;
    if (!together) {
      joined.push(line);
      continue;
    }
    joined.splice(-1, 1, together.above);
    if (together.below) joined.push(together.below);
  }
  return joined;
}

const openEnd = /(?:[-–—~〜]|\b(?:bis|to|à|au|a|al|até|tot|do|till|til|по|до|έως))\s*$/u;

function joinPeriod(
  above: Line,
  line: Line,
  habit: DateHabit,
): { above: Line; below: Line | null } | null {
  const [first, ...others] = line.cells;
  const at = above.cells.findIndex((cell) => openEnd.test(cell.text));
  const head = above.cells[at];
  if (!first || !head || (head.x > 0 && Math.abs(head.x - first.x) > 40)) return null;
  const text = `${head.text} ${first.text}`;
  const [period] = periodsOf(text, habit);
  if (
    !period ||
    period.isSingle ||
    period.to < text.trimEnd().length ||
    period.to <= head.text.length
  )
    return null;
  const cells: Cell[] = above.cells.map((cell, index) => (index === at ? { ...cell, text } : cell));
  const { isPlaced } = above;
  return {
    above: lineOf(cells, isPlaced),
    below: others.length > 0 ? lineOf(others, isPlaced) : null,
  };
}
