/** What the headings of a CV look like, and which other lines look like them. */
import type { Stream } from '../columns/columns.ts';
import { hasDate } from '../dates/dates.ts';
import { type Heading, headingOf } from './headings.ts';
import { type Cell, hasBullet, type Line } from '../lines.ts';
import { compact } from '../text-folding.ts';
import { jobScore, organisationScore } from '../names/names.ts';
import type { Section } from './section.ts';

/** The factor by which a name is larger than the headings. */
const NAME_LARGER = 1.3;

/** Where a column was printed before the rest, the name begins the rest: nothing else is as large. */
export function isNameAgain(
  line: Line,
  { kind }: Section,
  { count, size, largest }: Style,
): boolean {
  if (kind === 'header' || count < STYLED_HEADINGS_MIN || !line.isPlaced) return false;
  return (
    line.size >= largest &&
    line.size > size * NAME_LARGER &&
    /^[\p{L}\p{M}\s.'’-]+$/u.test(line.text)
  );
}

/** The look that most known headings share. */
export type Style = {
  count: number;
  /** Whether the headings are enough, or different enough from the text, to know others by their look. */
  isTelling: boolean;
  size: number;
  /** The size of the largest text. */
  largest: number;
  bodySize: number;
  isBold: boolean;
  /** The share of the text that is bold. */
  boldShare: number;
  isCapital: boolean;
  /** Whether they have a number, as the parts of a form do. */
  isNumbered: boolean;
  x: number;
  /** Lines that look like the headings, and are not known. */
  others: number;
  /** Texts beside others that stand in several rows, folded. */
  repeated: ReadonlySet<string>;
  /** Words of headings that stand alone on several lines, folded. */
  labels: ReadonlySet<string>;
};

/** Headings needed to derive a style. */
export const STYLED_HEADINGS_MIN = 3;
/** The share of headings that must agree. */
const MOST = 0.8;
/** The factor by which headings must be larger than text. */
const LARGER = 1.06;
/** Sizes of headings in one CV vary by at most this factor. */
const SMALLER = 0.85;

/** The number of a part of a form: `10. Employment record`. */
const isNumbered =
  /^(?:(?:\d{1,2}|[IVX]{1,4}|[ivx]{1,4}|\p{Lu})[.)]\s?|\p{L}{3,9}\s(?:\d{1,2}|[IVX]{1,4}|\p{Lu})\s?[.:–—-]\s)\p{L}/u;

export function styleOf(streams: readonly Stream[]): Style {
  const lines = streams.flat();
  const known = lines.filter(
    ({ cells, text }) => cells.length === 1 && !hasBullet(text) && headingOf(text) !== null,
  );
  // What several jobs have in common is a label within them.
  const counts = Map.groupBy(known, ({ text }) => compact(text));
  const once = known.filter(({ text }) => counts.get(compact(text))?.length === 1);
  const heads = once.length >= STYLED_HEADINGS_MIN ? once : known;
  const share = (test: (line: Line) => boolean) => heads.filter(test).length / (heads.length || 1);
  const bodySizes = lines.flatMap(({ size, text }) =>
    Array.from({ length: Math.ceil(text.length / 20) }, () => size),
  );
  const style = {
    count: heads.length,
    isTelling: false,
    size: median(heads.map(({ size }) => size)),
    largest: Math.max(0, ...lines.map(({ size }) => size)),
    bodySize: median(bodySizes),
    isBold: share(({ isBold }) => isBold) > MOST,
    boldShare: boldShareOf(lines),
    isCapital: share(({ text }) => isCapital(text)) > MOST,
    isNumbered:
      heads.length >= STYLED_HEADINGS_MIN && share(({ text }) => isNumbered.test(text)) > MOST,
    x: median(heads.map(({ x }) => x)),
    others: 0,
    repeated: repeatedIn(lines),
    labels: new Set([...counts].filter(([, its]) => its.length > 1).map(([key]) => key)),
  };
  style.isTelling = style.count >= STYLED_HEADINGS_MIN || areClear(heads, style);
  const alike = lines.filter((line) => !hasBullet(line.text) && isAlike(line, style));
  return { ...style, others: alike.length - alike.filter((line) => heads.includes(line)).length };
}

const CLEARLY_LARGER = 1.2;
const CLEARLY_BOLD_MAX = 0.15;

function areClear(heads: readonly Line[], { bodySize, isBold, boldShare }: Style): boolean {
  // Two are as good as more where they look alike, and like no text.
  const [first, second, ...others] = heads;
  if (others.length > 0 || !first || !second || first.size !== second.size || first.size === 0)
    return false;
  return first.size > bodySize * CLEARLY_LARGER || (isBold && boldShare < CLEARLY_BOLD_MAX);
}

function lengthOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0);
}

function boldShareOf(lines: readonly Line[]): number {
  return lengthOf(lines.filter(({ isBold }) => isBold)) / (lengthOf(lines) || 1);
}

/** The texts that begin several rows. */
function repeatedIn(lines: readonly Line[]): Set<string> {
  const firsts = lines.flatMap(({ cells: [first, ...others] }) =>
    first && others.length > 0 ? [compact(first.text)] : [],
  );
  const seen = new Set<string>();
  return new Set(firsts.filter((key) => seen.has(key) || !seen.add(key)));
}

/** Whether a line has the look of the headings, which other text has not. */
function isAlike(line: Line, style: Style): boolean {
  if (line.cells.length > 1 || line.isBold !== style.isBold) return false;
  if (style.isCapital ? !isCapital(line.text) : line.size <= style.bodySize * LARGER) return false;
  return isHeadingSize(line.size, style);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Whether a line opens a part of a form: with a number, and bold where the text is not. */
export function isPartOfForm({ cells, text, isBold, size }: Line, style: Style): boolean {
  if (cells.length > 1 || !isNumbered.test(text)) return false;
  // Where all headings have a number, it tells them from the text as bold type does.
  const isLikeOthers = style.isNumbered && isBold === style.isBold && size >= style.size * SMALLER;
  return isLikeOthers || (isBold && style.boldShare < BOLD_MAX);
}

const BOLD_MAX = 0.4;

/** Whether a line looks like the known headings and is larger, bolder or more capitalized than the text. */
export function isSetApart(line: Line, style: Style): boolean {
  if (!style.isTelling || line.cells.length > 1) return false;
  if (line.size > style.bodySize * LARGER && isHeadingSize(line.size, style)) return true;
  return style.isCapital && isCapital(line.text) && line.isBold === style.isBold;
}

/** Whether a line looks like the known headings, also where only bold type tells these from the text. */
export function hasHeadingLook(line: Line, style: Style): boolean {
  if (isSetApart(line, style)) return true;
  const isTelling = style.isTelling && style.isBold && style.boldShare < BOLD_MAX;
  if (!isTelling || !line.isBold || !isHeadingSize(line.size, style)) return false;
  return !line.isPlaced || Math.abs(line.x - style.x) <= SAME_PLACE;
}

function isHeadingSize(size: number, style: Style): boolean {
  return size >= style.size * 0.97 && size <= style.size * 1.1;
}

/** A list item may be a heading's word; if headings have a style of their own, it must have that style. */
export function hasStyle(line: Line, style: Style, { kinds }: Heading): boolean {
  if (style.count < STYLED_HEADINGS_MIN || line.cells.length > 1) return true;
  // These words are never list items.
  if ((kinds[0] === 'work' || kinds[0] === 'education') && line.size >= style.bodySize) return true;
  if (style.isBold && !line.isBold && line.size <= style.bodySize) return false;
  return line.size === 0 || line.size >= style.size * SMALLER;
}

/** Length of an unknown heading. */
const TITLE_LENGTH_MAX = 45;
const TITLE_WORDS_MAX = 5;
/** Tolerance for equal positions, in points. */
const SAME_PLACE = 3;

/** Two to four words with capitals. */
const nameLike = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){1,3}$/u;

const sentence = /[.!?。;,]$|\d|@|\t/u;

/** Whether a line is an unknown heading: it looks like the known headings and not like other text. */
export function isUnknownHeading(
  line: Line,
  next: readonly Line[],
  current: Section,
  style: Style,
): boolean {
  if (style.count < STYLED_HEADINGS_MIN || line.text.length > TITLE_LENGTH_MAX) return false;
  if (sentence.test(line.text) || hasBullet(line.text)) return false;
  if (line.text.split(' ').length > TITLE_WORDS_MAX || !isAlike(line, style)) return false;
  if (line.isPlaced && Math.abs(line.x - style.x) > SAME_PLACE) return false;
  // Above the first section many lines stand out; within sections a line near a date is rather an employer.
  const isDated = next.some(({ text }) => hasDate(text));
  const isFirst = current.isFirst === true && current.lines.every(({ size }) => size < line.size);
  // Of what looks like a heading, the first that nothing as large stands above may be the name.
  if (current.kind === 'header' && isFirst && nameLike.test(line.text)) return false;
  if (current.kind === 'header') return isDated;
  return !isDated || !dated.has(current.kind) || isNoName(line.text, style);
}

/** The share of lines with the look of headings that may be unknown, where that look tells headings from names. */
const UNKNOWN_SHARE_MAX = 0.34;
const KNOWN_MIN = 4;

/** Whether the look of headings belongs to headings, and a text with it is no job and no employer. */
function isNoName(text: string, { count, others }: Style): boolean {
  const isTelling = count >= KNOWN_MIN && others <= UNKNOWN_SHARE_MAX * count;
  return isTelling && jobScore(text) <= 1 && organisationScore(text) < 1;
}

/** Sections in which names may look like headings. */
const dated: ReadonlySet<Section['kind']> = new Set(['work', 'education', 'projects']);

function isCapital(text: string): boolean {
  return text !== text.toLowerCase() && text === text.toUpperCase();
}

/** Other cells of a line that make it the head of a table, one of which could be a heading as well. */
const HEAD_CELLS_MIN = 2;
const HEAD_LENGTH_MAX = 24;

/** `학력 | 경력 | 희망연봉` above a line of values opens no section. */
export function isTableHead(others: readonly Cell[]): boolean {
  return (
    others.length >= HEAD_CELLS_MIN &&
    others.every(({ text }) => text.length <= HEAD_LENGTH_MAX && !/[,;、]/u.test(text)) &&
    others.some(({ text }) => headingOf(text) !== null)
  );
}
