/** Finds the left edge of a column from one of its headings, and what crosses it. */
import type { Segment } from '../../segment.ts';
import { headingOf } from '../sections/headings.ts';

/** Headings closer than this, in points, are in one column. */
export const COLUMN_GAP_MIN = 60;
/** Text may extend this many points over the gap between columns. */
export const OVERHANG = 4;
/** The share of texts that may cross the split of the previous page. */
export const CROSSING_SHARE = 0.1;

/** The left edge of the column of a heading; `before` is that of the heading left of it. */
export function edgeOf(
  page: readonly Segment[],
  heading: number,
  before: number | undefined,
): number {
  return (
    flushRightEdge(page, heading, before) ??
    centredEdge(page, heading, before) ??
    leftEdge(page, heading)
  );
}

/** Texts that are flush right with a heading, and their share of those that end right of its beginning. */
const FLUSH_MIN = 5;
const FLUSH_SHARE = 0.7;
const SAME_EDGE = 2;

/** The left edge of a column whose texts are flush right, as its headings are; null if it is no such one. */
function flushRightEdge(
  page: readonly Segment[],
  heading: number,
  before: number | undefined,
): number | null {
  const head = page.find((one) => isHeading(one) && Math.round(one.x) === heading);
  if (!head || before === undefined) return null;
  const edge = head.x + head.width;
  const ending = page.filter(({ x, width }) => x > before && x + width > head.x + SAME_EDGE);
  const flush = ending.filter(({ x, width }) => Math.abs(x + width - edge) <= SAME_EDGE);
  if (flush.length < FLUSH_MIN || flush.length < FLUSH_SHARE * ending.length) return null;
  const left = Math.min(...flush.map(({ x }) => x));
  // Texts of different beginnings: else the column is flush left as well.
  const isRagged = new Set(flush.map(({ x }) => Math.round(x))).size > flush.length / 2;
  return isRagged && left < head.x - SAME_EDGE && left - before >= COLUMN_GAP_MIN ? left : null;
}

/** Texts that begin at the left edge of a column whose headings are centred. */
const EDGE_TEXTS_MIN = 5;

/** The left edge of a column whose headings are centred, which may begin far from it; null if they are not. */
function centredEdge(
  page: readonly Segment[],
  heading: number,
  before: number | undefined,
): number | null {
  if (before === undefined || !areCentred(page, heading)) return null;
  const beside = page.filter(({ x }) => x > before && x < heading - COLUMN_GAP_MIN / 2);
  const [most] = [...Map.groupBy(beside, ({ x }) => Math.round(x)).entries()].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  if (!most || most[1].length < EDGE_TEXTS_MIN) return null;
  const edge = Math.min(...most[1].map(({ x }) => x));
  const across = countOf(page, (one) => crosses(one, edge));
  return across <= CROSSING_SHARE * page.length ? edge : null;
}

/** The share of the headings of a side that have one middle; what else looks like one may stand in the text. */
const CENTRED_SHARE = 0.6;
/** Headings of a page that are compared with each other. */
const HEADS_MAX = 40;

/** Whether most headings of one side have a common middle, and not a common edge. */
function areCentred(page: readonly Segment[], heading: number): boolean {
  const heads = page.filter(isHeading).slice(0, HEADS_MAX);
  const sides = [
    heads.filter(({ x }) => Math.round(x) >= heading),
    heads.filter(({ x }) => Math.round(x) < heading),
  ];
  return sides.some((side) =>
    side.some((one) => {
      const same = side.filter((other) => Math.abs(middleOf(other) - middleOf(one)) <= SAME_EDGE);
      const isRagged = same.some(({ x }) => Math.abs(x - one.x) > SAME_EDGE);
      return isRagged && same.length >= CENTRED_SHARE * side.length;
    }),
  );
}

function middleOf({ x, width }: Segment): number {
  return x + width / 2;
}

/** The left edge of a column is that of its leftmost text, as headings may be centred. */
function leftEdge(page: readonly Segment[], heading: number): number {
  const near = page.filter(({ x }) => x <= heading && x > heading - COLUMN_GAP_MIN / 2);
  return Math.min(heading, ...near.map(({ x }) => x));
}

export function isHeading({ text }: Segment): boolean {
  return headingOf(text) !== null;
}

export function countOf(side: readonly Segment[], test: (one: Segment) => boolean): number {
  return side.filter(test).length;
}

export function crosses({ x, width }: Segment, at: number): boolean {
  return x < at - OVERHANG && x + width > at + OVERHANG;
}
