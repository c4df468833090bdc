/** Joins periods that a narrow column breaks over several lines. */
import type { Segment } from '../../segment.ts';
import { isMonth, isSeason } from './date-points.ts';
import { isDateAlone, periodsOf, withoutLeadingDuration, withoutPeriods } from './dates.ts';

/** Length of the first line of a broken period, and of each further one. */
const PART_LENGTH_MAX = 30;
/** Lines of a broken period. */
const PARTS_MAX = 4;
/** Texts after a line, in the order of the page, among which the next is looked for. */
const NEAR_MAX = 14;
/** Baselines are no further apart than this, in font sizes. */
const LEADING = 1.6;
/** Tolerances, in points, for edges or middles below each other and for equal sizes. */
const SAME_PLACE = 2.5;
const SAME_SIZE = 0.3;

const dash = /[-–—~〜]\s*$/u;
const dashed = /^\s*[-–—~〜]/u;
/** What cannot begin a date: the rest of one, or its sign. */
const rest = /^(?:[年月日년월일]|\p{Nd}{1,2}[月월日일]?$)/u;

/** `segments` are sorted; a joined period stands where its first line does. */
export function joinStackedPeriods(given: readonly Segment[]): readonly Segment[] {
  const segments = withOwnDashes(joinStretchedDates(given));
  const gone = new Set<Segment>();
  const joined = segments.map((first, at) => {
    if (gone.has(first) || !isPart(first)) return first;
    const stack = stackBelow(segments, at, gone);
    for (let count = stack.length; count > 0; count--) {
      const parts = stack.slice(0, count);
      const text = joinedText(first, parts);
      if (text === null) continue;
      for (const part of parts) gone.add(part);
      const right = Math.max(...[first, ...parts].map(({ x, width }) => x + width));
      const x = Math.min(first.x, ...parts.map((part) => part.x));
      return { ...first, text, x, width: right - x };
    }
    return first;
  });
  return gone.size === 0 ? segments : joined.filter((_, at) => !isGone(segments[at], gone));
}

/** The widest space of a justified line in a narrow column, in font sizes. */
const STRETCHED_MAX = 4;

/** A narrow column that is justified stretches the space between month and year: `wrzesień      2008–`. */
function joinStretchedDates(segments: readonly Segment[]): readonly Segment[] {
  const joined: Segment[] = [];
  for (const one of segments) {
    const before = joined.at(-1);
    const isOne =
      before !== undefined &&
      before.page === one.page &&
      Math.abs(before.y - one.y) < 1 &&
      one.x > before.x &&
      one.x - before.x - before.width < STRETCHED_MAX * one.size &&
      isMonth(before.text) &&
      /^\p{Nd}{4}(?!\p{Nd})/u.test(one.text);
    if (isOne && before) {
      const text = `${before.text} ${one.text}`;
      joined.splice(-1, 1, { ...before, text, width: one.x + one.width - before.x });
    } else joined.push(one);
  }
  return joined;
}

const dashBefore = /^[-–—]\s+(?=\p{L})/u;

/** A dash behind a date that ends on the next line is printed beside the title: `03/2022` and `– Ward Manager`. */
function withOwnDashes(segments: readonly Segment[]): readonly Segment[] {
  const own = [...segments];
  for (const [at, one] of segments.entries()) {
    const before = own[at - 1];
    const sign = dashBefore.exec(one.text)?.[0];
    if (!before || sign === undefined || before.page !== one.page) continue;
    if (Math.abs(before.y - one.y) > 1 || one.x <= before.x || !isDateAlone(before.text)) continue;
    own[at - 1] = { ...before, text: `${before.text} –` };
    const wide = (one.width * sign.length) / one.text.length;
    const text = one.text.slice(sign.length);
    own[at] = { ...one, text, x: one.x + wide, width: one.width - wide };
  }
  return own;
}

function isGone(segment: Segment | undefined, gone: ReadonlySet<Segment>): boolean {
  return segment !== undefined && gone.has(segment);
}

function isPart({ text }: Segment): boolean {
  return withoutLeadingDuration(text).length <= PART_LENGTH_MAX && !/[@:]/u.test(text);
}

/** The short texts right below one another, from the one at `at` on. */
function stackBelow(
  segments: readonly Segment[],
  at: number,
  gone: ReadonlySet<Segment>,
): Segment[] {
  const stack: Segment[] = [];
  let above = segments[at];
  for (let index = at + 1; index < segments.length && stack.length < PARTS_MAX - 1; index++) {
    const one = segments[index];
    if (!above || !one || index > at + NEAR_MAX * (stack.length + 1)) break;
    if (gone.has(one) || !isPart(one) || !isBelow(one, above)) continue;
    stack.push(one);
    above = one;
  }
  return stack;
}

function isBelow(line: Segment, above: Segment): boolean {
  const step = line.y - above.y;
  if (line.page !== above.page || step <= 0.5 * line.size || step > LEADING * line.size)
    return false;
  const isAlike = Math.abs(line.size - above.size) <= SAME_SIZE && line.isBold === above.isBold;
  if (!isAlike && !(isOpen(above.text) && /^[-–—~〜]?\s*\p{Nd}/u.test(line.text))) return false;
  const [left, right] = [line.x - above.x, line.x + line.width - above.x - above.width];
  return [left, right, (left + right) / 2].some((apart) => Math.abs(apart) <= SAME_PLACE);
}

/** Whether a text ends like the first line of a period: with a dash, or with a month or a season. */
function isOpen(text: string): boolean {
  const word =
    text
      .trim()
      .split(/[\s–—-]/u)
      .at(-1) ?? '';
  return dash.test(text) || isMonth(word) || isSeason(word);
}

/** The text of a period that is whole only with all its lines, or null. */
function joinedText(first: Segment, parts: readonly Segment[]): string | null {
  const texts = [first, ...parts].map(({ text }) => withoutLeadingDuration(text.trim()));
  const isBroken = texts.some((text, at) => {
    const next = texts[at + 1];
    if (next === undefined) return false;
    return dashed.test(next) || rest.test(next) || (isOpen(text) && text !== '');
  });
  if (!isBroken || !texts.some((text) => /\p{Nd}/u.test(text))) return null;
  const text = texts.reduce((above, below) => above + gapBetween(above, below) + below);
  const whole = text.replace(/(?<=\p{Ll})-(?=\p{Ll})/gu, '');
  const [period, ...others] = periodsOf(whole);
  if (!period || period.isSingle || others.length > 0) return null;
  return withoutPeriods(whole, [period]) === '' ? whole : null;
}

/** `2022-` above `08` and `2013年` above `4月` are one word. */
function gapBetween(above: string, below: string): string {
  const isOneWord = /[\p{Nd}\p{L}][-./年년]$/u.test(above) || /^[年月日년월일]/u.test(below);
  return isOneWord ? '' : ' ';
}
