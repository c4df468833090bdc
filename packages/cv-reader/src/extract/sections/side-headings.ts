/** Sets headings that stand at the left of their section above it, on lines of their own. */
import { isDateAlone } from '../dates/dates.ts';
import { headingOf } from './headings.ts';
import { type Cell, hasBullet, type Line, lineOf } from '../lines.ts';

/** Headings that make a margin of headings. */
const SIDE_HEADINGS_MIN = 3;
/** The share of texts in the margin that may be something else. */
const OTHER_SHARE_MAX = 0.1;
/** Tolerances, in points, for one place and one size. */
const SAME_PLACE = 2;
const SAME_SIZE = 0.2;

/** Where the headings stand and how they look. */
type Margin = {
  left: number;
  right: number;
  size: number;
  isBold: boolean;
  /** Whether a heading can be told from the text by its look. */
  isSetApart: boolean;
};

/** `lines` are those of a column. */
export function withSideHeadings(lines: readonly Line[]): readonly Line[] {
  const margin = marginOf(lines);
  if (!margin) return lines;
  const set: Line[] = [];
  for (const line of lines) {
    const [first, ...others] = line.cells;
    if (!first || !isHeading(first, margin)) {
      set.push(line);
      continue;
    }
    const heading = lineOf([{ ...first, x: margin.left }], line.isPlaced);
    const rest = others.length > 0 ? [lineOf(others, line.isPlaced)] : [];
    set.push(heading, ...rest);
  }
  return raisedHeadings(set, margin);
}

/** The margin in which the headings stand alone, apart from dates; null if there is none. */
function marginOf(lines: readonly Line[]): Margin | null {
  const heads = lines.flatMap(({ cells: [first], isPlaced }) =>
    first && isPlaced && isKnown(first) ? [first] : [],
  );
  const model = heads.find((one) => countOf(heads, one) >= SIDE_HEADINGS_MIN);
  if (!model) return null;
  const alike = heads.filter((one) => isAlike(one, model));
  const left = Math.min(...alike.map(({ x }) => x));
  const right = Math.max(...alike.map(({ x, width }) => x + width));
  const from = lines.findIndex(({ cells: [first] }) => first && alike.includes(first));
  const cells = lines
    .slice(from)
    .flatMap((line) => line.cells.filter(({ text }) => !isDateAlone(text)));
  const others = cells.filter((one) => !isAlike(one, model));
  const within = cells.filter((one) => one.x < right && !isAlike(one, model));
  const beside = cells.filter((one) => one.x >= right);
  if (within.length > OTHER_SHARE_MAX * alike.length || beside.length < alike.length) return null;
  const isSetApart = others.length * 2 > cells.length;
  return { left, right, size: model.size, isBold: model.isBold, isSetApart };
}

function countOf(heads: readonly Cell[], model: Cell): number {
  return heads.filter((one) => isAlike(one, model)).length;
}

function isKnown({ text }: Cell): boolean {
  return !hasBullet(text) && headingOf(text) !== null;
}

function isAlike(a: Cell, b: { size: number; isBold: boolean }): boolean {
  return a.isBold === b.isBold && Math.abs(a.size - b.size) < SAME_SIZE;
}

/** A known heading, or another text in the margin that looks like one. */
function isHeading(cell: Cell, margin: Margin): boolean {
  if (!isAlike(cell, margin) || cell.x + cell.width > margin.right + SAME_PLACE) return false;
  return isKnown(cell) || (margin.isSetApart && !isDateAlone(cell.text));
}

/** Lines of a section above a heading that stands in its middle. */
const ABOVE_MAX = 12;
/** The gap above a section, against the widest within it. */
const APART = 1.3;
/** The widest gap within such a section, in font sizes. */
const TIGHT = 2.2;
/** How far a heading may be from the middle of its section, in font sizes. */
const MIDDLE = 1.1;

/** Moves headings that stand beside the middle of their section above it. */
function raisedHeadings(lines: readonly Line[], margin: Margin): Line[] {
  const raised: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const isHead = isHeadingLine(line, margin);
    const up = isHead ? linesAbove(lines, at, margin) : 0;
    raised.splice(raised.length - up, 0, line);
  }
  return raised;
}

function isHeadingLine({ cells }: Line, margin: Margin): boolean {
  const [first] = cells;
  return (
    cells.length === 1 && first !== undefined && first.x === margin.left && isHeading(first, margin)
  );
}

/** How many of the lines above a heading belong to its section: those that with the lines below it are centred on it. */
function linesAbove(lines: readonly Line[], at: number, margin: Margin): number {
  const head = lines[at];
  if (!head) return 0;
  const isOwn = (line: Line | undefined) =>
    line !== undefined && line.page === head.page && !isHeadingLine(line, margin);
  let below = at + 1;
  while (isOwn(lines[below]) && below - at <= ABOVE_MAX) below++;
  for (let up = 1; up <= ABOVE_MAX && isOwn(lines[at - up]); up++) {
    const first = lines[at - up];
    const before = lines[at - up - 1];
    if (!first) return 0;
    const gap = before?.page === head.page ? first.y - before.y : Number.POSITIVE_INFINITY;
    for (let end = at + 1; end <= below; end++) {
      const section = [...lines.slice(at - up, at), ...lines.slice(at + 1, end)];
      const inner = widestGap(section);
      const isTight = inner <= TIGHT * Math.min(head.size, first.size) && gap > APART * inner;
      if (isTight && isCentred(head, section)) return up;
    }
  }
  return 0;
}

function isCentred(head: Line, section: readonly Line[]): boolean {
  const [first, last] = [section[0], section.at(-1)];
  if (!first || !last || first.y >= head.y || last.y < head.y) return false;
  return Math.abs((first.y + last.y) / 2 - head.y) <= MIDDLE * head.size;
}

function widestGap(section: readonly Line[]): number {
  return Math.max(...section.slice(1).map(({ y }, at) => y - (section[at]?.y ?? y)));
}
