/** Tells whether one of two columns has the dates of the other. */
import type { Segment } from '../../segment.ts';
import { isDateAlone, isDuration, withoutLeadingDuration } from '../dates/dates.ts';
import { headingOf } from '../sections/headings.ts';

/** Dates that make their side the column of dates, and the share of them that has its entry on the other side. */
const DATES_MIN = 2;
/** Dates of a page that are looked at. */
const DATES_MAX = 40;
const DATED_SHARE = 0.7;
/** How far the baseline of an entry is from that of its date, in points, and by how much the distances differ. */
const DATE_OFFSET_MAX = 5;
const SAME_OFFSET = 0.7;

/** Whether a split would part dates from what they date: of the dates alone on their side, most have a text at the same distance. */
export function areDatesBeside(left: readonly Segment[], right: readonly Segment[]): boolean {
  return areDatesOf(left, right) || areDatesOf(right, left);
}

function areBeside(one: Segment, other: Segment): boolean {
  return Math.abs(one.y - other.y) <= SAME_OFFSET;
}

function areDatesOf(side: readonly Segment[], other: readonly Segment[]): boolean {
  const dates = side
    .filter(({ text }) => isDateAlone(withoutLeadingDuration(text)))
    .slice(0, DATES_MAX)
    .filter((one) => !side.some((beside) => beside !== one && areBeside(beside, one)));
  if (dates.length < DATES_MIN) return false;
  // A column has the texts of its dates above or below them, and where all lines stand on a grid, other columns have some beside them.
  const own = dates.filter((date) => side.some((one) => isTextOf(one, date)));
  if (own.length * 2 >= dates.length) return false;
  const offsets = dates.map(({ y }) => {
    const near = other.map((one) => one.y - y).filter((step) => Math.abs(step) < DATE_OFFSET_MAX);
    return near.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? null;
  });
  const found = offsets.filter((offset) => offset !== null);
  return found.some(
    (offset) =>
      found.filter((one) => Math.abs(one - offset) <= SAME_OFFSET).length >=
      Math.max(DATES_MIN, DATED_SHARE * dates.length),
  );
}

/** Baselines of a date and of its text, in font sizes. */
const DATE_LEADING = 1.8;

function isTextOf(one: Segment, date: Segment): boolean {
  const step = Math.abs(one.y - date.y);
  return (
    one !== date &&
    step <= DATE_LEADING * Math.max(one.size, date.size) &&
    headingOf(one.text) === null &&
    !isDateAlone(one.text) &&
    !isDuration(one.text)
  );
}
