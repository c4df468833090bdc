/** Parts headings from the text beside them where the margin is so narrow that both were read as one: `ERFAHRUNG Hotel Park, Bern`. */
import { headingOf } from './headings.ts';
import { type Cell, hasBullet, type Line, lineOf } from './lines.ts';

/** Headings in capitals at one place that make a margin. */
const HEADINGS_MIN = 2;
/** Words of a heading. */
const WORDS_MAX = 4;
/** Tolerance for one place, in points. */
const SAME_PLACE = 2;

export function withGluedHeadings(lines: readonly Line[]): readonly Line[] {
  const heads = lines.flatMap(({ cells: [first], isPlaced }) =>
    first && isPlaced && isCapital(first.text) && headingOf(first.text) !== null ? [first] : [],
  );
  const isMargin = (cell: Cell) =>
    heads.filter(({ x }) => Math.abs(x - cell.x) <= SAME_PLACE).length >= HEADINGS_MIN;
  return lines.map((line) => {
    const [first, ...others] = line.cells;
    const parts = first && line.isPlaced && isMargin(first) ? partsOf(first) : null;
    return parts ? lineOf([...parts, ...others], line.isPlaced) : line;
  });
}

/** The heading and the text behind it, or null. */
function partsOf(given: Cell): [Cell, Cell] | null {
  const { text: whole, page, x, width: wide, y, size, isBold } = given;
  const cell = { text: whole, page, x, width: wide, y, size, isBold };
  if (hasBullet(cell.text) || headingOf(cell.text) !== null) return null;
  const words = cell.text.split(' ');
  for (let count = Math.min(WORDS_MAX, words.length - 1); count > 0; count--) {
    const text = words.slice(0, count).join(' ');
    const rest = words.slice(count).join(' ');
    if (!isCapital(text) || isCapital(rest) || headingOf(text) === null) continue;
    const width = (cell.width * (text.length + 1)) / cell.text.length;
    return [
      { ...cell, text, width },
      { ...cell, text: rest, x: cell.x + width, width: cell.width - width },
    ];
  }
  return null;
}

function isCapital(text: string): boolean {
  return text !== text.toLowerCase() && text === text.toUpperCase();
}
