/** Columns told apart, so that what stands side by side is not read as one line. */
import type { Segment } from '../segment.ts';
import { headingOf } from './headings.ts';
import { arePlaced, type Line, linesOf } from './lines.ts';

/** Headings nearer to each other than this, in points, stand in one column. */
const COLUMN_GAP_MIN = 60;
/** A text may reach this far, in points, over the place where columns part. */
const OVERHANG = 4;
/** Columns within columns beyond this are not looked for. */
const DEPTH_MAX = 2;

/** A column over all pages, from top to bottom. */
export type Stream = readonly Line[];

/**
 * The columns of a document, each as lines in reading order. A page is split where both sides hold
 * headings, at the rows between two texts that run across; else dates left of what they date would
 * be taken apart from it.
 */
export function streamsOf(segments: readonly Segment[]): Stream[] {
  const pages = Map.groupBy(segments, ({ page }) => page);
  const streams = new Map<string, Segment[]>();
  let lastSplit: number | null = null;
  for (const page of pages.values()) {
    const parts = splitPage(page, 0, lastSplit);
    for (const { name, part } of parts) {
      const stream = streams.get(name);
      if (stream) stream.push(...part);
      else streams.set(name, [...part]);
    }
    lastSplit = parts.find(({ split }) => split !== undefined)?.split ?? lastSplit;
  }
  const isPlaced = arePlaced(segments);
  return [...streams.values()].map((stream) => linesOf(stream, isPlaced));
}

type Part = { name: string; part: Segment[]; split?: number };

function splitPage(page: readonly Segment[], depth: number, expected: number | null): Part[] {
  const whole = [{ name: 'main', part: [...page] }];
  if (depth >= DEPTH_MAX || page.every(({ x }) => x === 0)) return whole;
  const split = splitOf(page) ?? (expected !== null && isClear(page, expected) ? expected : null);
  if (split === null) return whole;
  const parts: Part[] = [];
  for (const band of bandsOf(page, split)) {
    const left = band.filter(({ x }) => x < split - OVERHANG);
    const right = band.filter(({ x }) => x >= split - OVERHANG);
    if (left.length === 0 || right.length === 0 || !(holdsHeading(left) || holdsHeading(right))) {
      parts.push({ name: 'main', part: band });
      continue;
    }
    const leftName = widthOf(left) >= widthOf(right) ? 'main' : 'left';
    const rightName = leftName === 'main' ? 'right' : 'main';
    parts.push(
      ...splitPage(left, depth + 1, null).map(({ name, part }) => ({
        name: name === 'main' ? leftName : `${leftName}-${name}`,
        part,
        split,
      })),
      ...splitPage(right, depth + 1, null).map(({ name, part }) => ({
        name: name === 'main' ? rightName : `${rightName}-${name}`,
        part,
        split,
      })),
    );
  }
  return parts;
}

function widthOf(segments: readonly Segment[]): number {
  return (
    Math.max(...segments.map(({ x, width }) => x + width)) - Math.min(...segments.map(({ x }) => x))
  );
}

function holdsHeading(segments: readonly Segment[]): boolean {
  return segments.some(({ text }) => headingOf(text) !== null);
}

/** Where the page parts into two columns with headings of their own, from the left; null where it does not. */
function splitOf(page: readonly Segment[]): number | null {
  const heads = page.filter(({ text }) => headingOf(text) !== null);
  const places = [...new Set(heads.map(({ x }) => Math.round(x)))].sort((a, b) => a - b);
  let best: { at: number; count: number } | null = null;
  for (const [index, place] of places.entries()) {
    const before = places[index - 1];
    if (before === undefined || place - before < COLUMN_GAP_MIN) continue;
    const at = leftEdge(page, place);
    const bands = bandsOf(page, at).filter((band) => isTwoColumns(band, at));
    const count = bands.reduce((sum, band) => sum + band.length, 0);
    if (count > 0 && (!best || count > best.count)) best = { at, count };
  }
  return best?.at ?? null;
}

/** Headings may be indented or centred: the column begins where its leftmost text does. */
function leftEdge(page: readonly Segment[], heading: number): number {
  const near = page.filter(({ x }) => x <= heading && x > heading - COLUMN_GAP_MIN / 2);
  return Math.min(heading, ...near.map(({ x }) => x));
}

function isTwoColumns(band: readonly Segment[], at: number): boolean {
  const left = band.filter(({ x }) => x < at - OVERHANG);
  const right = band.filter(({ x }) => x >= at - OVERHANG);
  return isColumn(left) && isColumn(right);
}

/** Headings with something below them; headings alone may be centred over the text. */
function isColumn(segments: readonly Segment[]): boolean {
  const heads = segments.filter(({ text }) => headingOf(text) !== null).length;
  return heads > 0 && segments.length >= heads * 2;
}

function isClear(page: readonly Segment[], at: number): boolean {
  const crossing = page.filter((segment) => crosses(segment, at)).length;
  return crossing <= page.length * 0.1;
}

function crosses({ x, width }: Segment, at: number): boolean {
  return x < at - OVERHANG && x + width > at + OVERHANG;
}

/** The page in rows of text: cut at every segment that runs across the split. */
function bandsOf(page: readonly Segment[], at: number): Segment[][] {
  const bands: Segment[][] = [[]];
  let isAcross = false;
  for (const segment of page) {
    if (crosses(segment, at) !== isAcross) {
      bands.push([]);
      isAcross = !isAcross;
    }
    bands.at(-1)?.push(segment);
  }
  return bands.filter((band) => band.length > 0);
}
