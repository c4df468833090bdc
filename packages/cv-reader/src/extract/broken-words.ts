/** Joins names that go on below themselves: words broken by a hyphen, and the rest of a full line in lower case. */
import { hasDate } from './dates.ts';
import { type Cell, hasBullet, type Line, lineOf } from './lines.ts';

/** Baselines of one text are no further apart, in font sizes. */
const LEADING = 1.7;
/** The share of the section that a full line fills. */
const FULL_SHARE = 0.88;
/** Words of the rest of a name. */
const REST_WORDS_MAX = 4;
/** Tolerance for one edge, in points. */
const SAME_PLACE = 3;

const broken = /\p{Ll}{2}[-‐]$/u;

export function joinBrokenWords(lines: readonly Line[]): Line[] {
  const right = Math.max(0, ...lines.map((line) => endOf(line)));
  const joined: Line[] = [];
  let last: Line | null = null;
  for (const line of lines) {
    const above = joined.at(-1);
    if (above && last && goesOn(last, line, right)) joined.splice(-1, 1, joinedLine(above, line));
    else joined.push(line);
    last = line;
  }
  return joined;
}

function goesOn(above: Line, line: Line, right: number): boolean {
  const [rest, ...others] = line.cells;
  const cell = above.cells.at(-1);
  if (!cell || !rest || others.length > 0 || !line.isPlaced) return false;
  if (!isBelow(rest, cell) && !isBelow(line, above)) return false;
  if (!/^\p{Ll}/u.test(rest.text) || hasBullet(rest.text) || rest.x < cell.x - SAME_PLACE)
    return false;
  if (hasDate(rest.text)) return false;
  if (broken.test(cell.text)) return true;
  const isFull =
    endOf(above) >= FULL_SHARE * right && rest.text.split(' ').length <= REST_WORDS_MAX;
  return isFull && hasDate(above.text) && !/[.;]$/u.test(rest.text);
}

type Look = Pick<Cell, 'y' | 'size' | 'isBold' | 'page'>;

function isBelow(line: Look, above: Look): boolean {
  const step = line.y - above.y;
  const isAlike = Math.abs(line.size - above.size) < 0.3 && line.isBold === above.isBold;
  return line.page === above.page && step > 0 && step <= LEADING * line.size && isAlike;
}

function joinedLine(above: Line, { cells: [rest] }: Line): Line {
  const cell = above.cells.at(-1);
  if (!cell || !rest) return above;
  const text = joinedText(cell.text, rest.text);
  return lineOf([...above.cells.slice(0, -1), { ...cell, text }], above.isPlaced);
}

/** A word that is broken at a hyphen is one word if it goes on in lower case. */
export function joinedText(above: string, below: string): string {
  if (!/[-‐]$/u.test(above)) return `${above} ${below}`;
  return /^\p{Ll}/u.test(below) ? above.slice(0, -1) + below : above + below;
}

function endOf({ cells }: Line): number {
  const last = cells.at(-1);
  return last ? last.x + last.width : 0;
}
