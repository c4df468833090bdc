/** Lines of a CV: the segments that stand side by side. */
import type { Segment } from '../segment.ts';
import { isRightToLeft, tidy } from './text-folding.ts';

/** As many as twenty full pages have; what follows is not read. */
const LINES_MAX = 2_000;
/** The same, for lines that are none. */
const CHARACTERS_MAX = 100_000;

export type Cell = Segment;

export type Line = {
  /** At least one, from left to right, or as one reads in a format without places. */
  cells: readonly Cell[];
  /** The texts of the cells, a tab between them. */
  text: string;
  page: number;
  x: number;
  y: number;
  size: number;
  isBold: boolean;
  /** Whether its places are those on paper, and not the numbers of lines. */
  isPlaced: boolean;
};

/** Segments with clean text, without the empty ones, as many as are read. */
export function tidySegments(segments: readonly Segment[]): Segment[] {
  const tidied: Segment[] = [];
  let characters = 0;
  for (const segment of segments) {
    const text = tidy(segment.text);
    if (text === '') continue;
    characters += text.length;
    if (tidied.length >= LINES_MAX || characters > CHARACTERS_MAX) break;
    tidied.push({ ...segment, text });
  }
  return tidied;
}

/** So large a share of the segments makes a document one that is read from the right. */
const RIGHT_TO_LEFT_SHARE = 0.4;

/** A document that is read from the right as if it were read from the left: its places counted from the right edge. */
export function fromLeft(segments: readonly Segment[]): readonly Segment[] {
  const turned = segments.filter(({ text }) => isRightToLeft.test(text)).length;
  if (!arePlaced(segments) || turned < segments.length * RIGHT_TO_LEFT_SHARE) return segments;
  const right = Math.max(...segments.map(({ x, width }) => x + width));
  const left = Math.min(...segments.map(({ x }) => x));
  return segments.map((segment) => ({ ...segment, x: left + right - segment.x - segment.width }));
}

/** Baselines of one line may differ by this share of the letters' height. */
const SAME_LINE = 0.4;
/** Where lines are only counted, the next stands one below; on paper it takes points. */
const COUNTED_STEP_MAX = 2;

/** Whether the segments of a document say where on the paper they stand. */
export function arePlaced(segments: readonly Segment[]): boolean {
  const steps = segments.flatMap(({ y, page }, index) => {
    const above = segments[index - 1];
    return above && above.page === page && y > above.y ? [y - above.y] : [];
  });
  const [middle = 0] = steps.toSorted((a, b) => a - b).slice(Math.floor(steps.length / 2));
  return middle > COUNTED_STEP_MAX;
}

/** `segments` stand in reading order: page by page, from top to bottom. */
export function linesOf(segments: readonly Segment[], isPlaced: boolean): Line[] {
  const lines: Cell[][] = [];
  for (const segment of segments) {
    const open = lines.at(-1);
    const first = open?.[0];
    if (open && first && isSameLine(first, segment, isPlaced)) open.push(segment);
    else lines.push([segment]);
  }
  return lines.map((cells) =>
    lineOf(isPlaced ? cells.toSorted((a, b) => a.x - b.x) : cells, isPlaced),
  );
}

function isSameLine(a: Cell, b: Cell, isPlaced: boolean): boolean {
  const tolerance = isPlaced ? SAME_LINE * Math.min(a.size, b.size) : 0;
  return a.page === b.page && Math.abs(a.y - b.y) <= tolerance;
}

export function lineOf(cells: readonly Cell[], isPlaced: boolean): Line {
  const [first] = cells;
  return {
    cells,
    text: cells.map(({ text }) => text).join('\t'),
    page: first?.page ?? 1,
    x: first?.x ?? 0,
    y: first?.y ?? 0,
    size: Math.max(0, ...cells.map(({ size }) => size)),
    isBold: first?.isBold ?? false,
    isPlaced,
  };
}

const bullet = /^(?:[•●○◦▪▫■□◆◇▸▹►▶➢➤➔→⇒✓✔✦★☆※‣⁃∙·‧・*»›–—-]|[o§](?= \S))\s*/u;

/** Signs that stand before a heading as well as before an item. */
const sign = /^[■□◆◇●○◎▪▶►※【《〔]/u;

export function hasSign(text: string): boolean {
  return sign.test(text);
}

/** Without the mark a list puts before a line. */
export function withoutBullet(text: string): string {
  const rest = text.replace(bullet, '').trimStart();
  return rest === '' ? text : rest;
}

export function hasBullet(text: string): boolean {
  return bullet.test(text);
}
