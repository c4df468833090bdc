/** Detects columns, so that text side by side is not read as one line. */
import type { Segment } from '../../segment.ts';
import {
  COLUMN_GAP_MIN,
  countOf,
  CROSSING_SHARE,
  crosses,
  edgeOf,
  isHeading,
  OVERHANG,
} from './column-edges.ts';
import { areDatesBeside } from './dated-columns.ts';
import { hasDate, isDateAlone, periodsOf } from '../dates/dates.ts';
import { joinBrokenHeadings } from '../sections/broken-headings.ts';
import { headingOf } from '../sections/headings.ts';
import { personLabelOf } from '../labels/labels.ts';
import { arePlaced, type Line, linesOf } from '../lines.ts';
import { joinStackedPeriods } from '../dates/stacked-periods.ts';

/** Depth of nested columns. */
const DEPTH_MAX = 2;

/** The lines of a column over all pages. */
export type Stream = readonly Line[];

/**
 * Returns the columns of a document, each as lines in reading order. A page is only split if both sides
 * have headings; otherwise dates would be separated from the entries beside them.
 */
export function streamsOf(given: readonly Segment[]): Stream[] {
  const isPlaced = arePlaced(given);
  const segments = isPlaced ? joinStackedPeriods(joinBrokenHeadings(given)) : given;
  const streams = new Map<string, Segment[]>();
  let last: Split | null = null;
  for (const page of Map.groupBy(segments, ({ page: number }) => number).values()) {
    const split: Split | null = splitOf(page) ?? (last && isClear(page, last.at) ? last : null);
    for (const { name, part } of split ? splitPage(page, split, 1) : [unsplit(page)]) {
      const stream = streams.get(name);
      if (stream) stream.push(...part);
      else streams.set(name, [...part]);
    }
    last = split ?? last;
  }
  return [...streams.values()].map((stream) => linesOf(stream, isPlaced));
}

/** Where a page is split, and the names of its sides, which are the same on all pages. */
type Split = { at: number; left: string; right: string };

type Part = { name: string; part: readonly Segment[] };

function unsplit(part: readonly Segment[]): Part {
  return { name: MAIN, part };
}

/** The wider column, with the text that spans both. */
const MAIN = 'main';

function splitPage(page: readonly Segment[], split: Split, depth: number): Part[] {
  return bandsOf(page, split.at).flatMap(({ isAcross, segments }) => {
    if (isAcross) return [unsplit(segments)];
    const [left, right] = sidesOf(segments, split.at);
    return sideOf(left, split.left, depth).concat(sideOf(right, split.right, depth));
  });
}

/** Names a column, which may be split again. */
function sideOf(part: readonly Segment[], name: string, depth: number): Part[] {
  if (part.length === 0) return [];
  const split = depth < DEPTH_MAX ? splitOf(part) : null;
  if (!split) return [{ name, part }];
  return splitPage(part, split, depth + 1).map((inner) => ({
    name: inner.name === MAIN ? name : `${name} ${inner.name}`,
    part: inner.part,
  }));
}

function sidesOf(segments: readonly Segment[], at: number): [left: Segment[], right: Segment[]] {
  const left = segments.filter(({ x }) => x < at - OVERHANG);
  const right = segments.filter(({ x }) => x >= at - OVERHANG);
  return [left, right];
}

/** Returns where a page splits into two columns with their own headings, in points, or null. */
function splitOf(page: readonly Segment[]): Split | null {
  const heads = page.filter((one) => headingOf(one.text) !== null && !isValue(one, page));
  const places = [...new Set(heads.map(({ x }) => Math.round(x)))].sort((a, b) => a - b);
  let best: { split: Split; count: number } | null = null;
  for (const [index, place] of places.entries()) {
    const before = places[index - 1];
    const at = edgeOf(page, place, before);
    if (before === undefined && hasContactColumn(page, at)) {
      const [left, right] = sidesOf(page, at);
      best = { split: namedSplit(at, [left, right]), count: left.length };
    }
    if (before === undefined || place - before < COLUMN_GAP_MIN) continue;
    if (
      areDatesBeside(
        ...sidesOf(
          page.filter((one) => !crosses(one, at)),
          at,
        ),
      )
    )
      continue;
    const sides = bandsOf(page, at)
      .filter(({ isAcross }) => !isAcross)
      .map(({ segments }) => sidesOf(segments, at))
      .filter(([left, right]) => isColumn(left) && isColumn(right) && !isTable(left, right));
    const count = sides.reduce((sum, [left, right]) => sum + left.length + right.length, 0);
    const [first] = sides;
    if (first && (!best || count > best.count)) best = { split: namedSplit(at, first), count };
  }
  return best?.split ?? null;
}

/** Whether a text stands between the bold labels of a form, as in `Type  Experience  Post  Head Nurse`. */
function isValue(one: Segment, page: readonly Segment[]): boolean {
  const labels = page.filter(
    ({ text, y, size, isBold }) =>
      isBold && y === one.y && Math.abs(size - one.size) < 0.1 && headingOf(text) === null,
  );
  return !one.isBold && labels.some(({ x }) => x < one.x) && labels.some(({ x }) => x > one.x);
}

function namedSplit(at: number, [left, right]: [Segment[], Segment[]]): Split {
  const isLeftWider = widthOf(left) >= widthOf(right);
  return { at, left: isLeftWider ? MAIN : 'left', right: isLeftWider ? 'right' : MAIN };
}

function widthOf(segments: readonly Segment[]): number {
  const right = Math.max(...segments.map(({ x, width }) => x + width));
  return right - Math.min(...segments.map(({ x }) => x));
}

/**
 * A column needs text of its own below its headings: headings alone may be centred over the text or stand beside it, with the
 * dates of what they head.
 */
function isColumn(segments: readonly Segment[]): boolean {
  const heads = segments.filter(isHeading);
  const [first] = heads;
  if (!first || segments.length < heads.length * 2) return false;
  const below = segments.filter((one) => one.y > first.y || one.page > first.page);
  const own = countOf(below, (one) => !isHeading(one) && !isDateAlone(one.text));
  return own >= OWN_SHARE * heads.length;
}

/** Texts of its own that a column has for each of its headings. */
const OWN_SHARE = 0.7;
/** The share of texts beside a text of the other side that makes a table of rows. */
const BESIDE_SHARE = 0.75;
/** Texts on one baseline differ by a point at most. */
const NEAR = [-1, 0, 1] as const;
/** The share of dates, or of labels with a colon, that makes a column of them. */
const LABELS_SHARE = 0.5;
/** The same where labels need no colon. */
const NAMED_SHARE = 0.7;

/**
 * Whether two sides are the halves of rows: labels or dates beside their values. A word among the values may be that of a
 * heading, so one heading is no evidence of a column; two are, as each begins a section.
 */
function isTable(left: readonly Segment[], right: readonly Segment[]): boolean {
  if ([left, right].some((side) => isLabels(side))) return true;
  if (areBothDated(left, right)) return false;
  const isSure = [left, right].every((side) => countOf(side, isHeading) > 1);
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const baselines = new Set(many.map(({ y }) => Math.round(y)));
  const beside = countOf(few, ({ y }) => NEAR.some((step) => baselines.has(Math.round(y) + step)));
  return !isSure && beside >= BESIDE_SHARE * few.length;
}

/** Entries with a period, which a column of them has at least. */
const DATED_MIN = 2;

/** Whether both sides have entries that begin with their period below a heading, as `2014 - 2016 - Acme`; rows have one period. */
function areBothDated(left: readonly Segment[], right: readonly Segment[]): boolean {
  return [left, right].every((side) => {
    const first = side.find(isHeading);
    const dated = countOf(
      side,
      (one) =>
        first !== undefined &&
        one.y > first.y &&
        Math.abs(one.x - first.x) < EDGE_INDENT &&
        beginsWithDate(one),
    );
    return dated >= DATED_MIN;
  });
}

function beginsWithDate({ text }: Segment): boolean {
  const [period] = periodsOf(text);
  return period?.from === 0 && !isDateAlone(text);
}

/** Texts of a column with contact details and no heading, and those of them that are an address or a number. */
const CONTACT_TEXTS = { least: 3, most: 14 } as const;
const CONTACTS_MIN = 2;
/** The share of texts across such a column, and of texts that begin at the edge of the other one, with their indent in points. */
const ACROSS_SHARE = 0.05;
const EDGE_SHARE = 0.5;
const EDGE_INDENT = 40;
const contact =
  /@[\p{L}\p{N}-]+\.|(?:\+|\b00|\b0)\d[\d\s()./-]{6,}\d|\b(?:linkedin|github|xing)\b|www\.|https?:/iu;

/** Whether the contact details stand in a column of their own, left of everything with a heading. */
function hasContactColumn(page: readonly Segment[], at: number): boolean {
  const across = page.filter((one) => crosses(one, at));
  if (across.length > ACROSS_SHARE * page.length) return false;
  const [left, right] = sidesOf(page, at);
  const isFew = left.length >= CONTACT_TEXTS.least && left.length <= CONTACT_TEXTS.most;
  if (!isFew || at - Math.min(...left.map(({ x }) => x)) < COLUMN_GAP_MIN) return false;
  const firstHead = Math.min(...right.filter(isHeading).map(({ y }) => y));
  const beside = left.filter(({ text, y }) => contact.test(text) && y >= firstHead);
  const onEdge = countOf(right, ({ x }) => x - at <= EDGE_INDENT);
  return (
    beside.length >= CONTACTS_MIN &&
    countOf(left, ({ text }) => hasDate(text)) === 0 &&
    onEdge >= EDGE_SHARE * right.length
  );
}

function isLabel({ text }: Segment): boolean {
  return /[:：]$/u.test(text) || isDateAlone(text);
}

function isLabels(side: readonly Segment[]): boolean {
  if (countOf(side, isLabel) > LABELS_SHARE * side.length) return true;
  // Headings may stand in the column of labels.
  const others = side.filter((one) => !isHeading(one));
  const named = countOf(others, (one) => isLabel(one) || personLabelOf([one.text])?.rest === '');
  return named > NAMED_SHARE * others.length;
}

function isClear(page: readonly Segment[], at: number): boolean {
  const crossing = page.filter((segment) => crosses(segment, at)).length;
  return crossing <= page.length * CROSSING_SHARE;
}

type Band = { isAcross: boolean; segments: Segment[] };

/** Divides a page into horizontal bands, each across or beside the split. */
function bandsOf(page: readonly Segment[], at: number): Band[] {
  const bands: Band[] = [];
  for (const segment of page) {
    const isAcross = crosses(segment, at);
    const band = bands.at(-1);
    if (band?.isAcross === isAcross) band.segments.push(segment);
    else bands.push({ isAcross, segments: [segment] });
  }
  return bands;
}
