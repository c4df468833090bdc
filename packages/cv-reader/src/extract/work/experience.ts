/** Counts months of work experience, overlapping jobs once. */
import type { Period } from '../dates/dates.ts';

/** An upper bound, as years may be mistyped. */
const MONTHS_MAX = 60 * 12;

/** `now` ends current jobs. */
export function monthsOfExperience(periods: readonly Period[], now: Date): number {
  const current = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const spans = periods
    .flatMap((period) => spanOf(period, current))
    .sort((a, b) => a.from - b.from);
  let months = 0;
  let counted = -Infinity;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, counted));
    counted = Math.max(counted, to);
  }
  return Math.min(months, MONTHS_MAX);
}

/** In months since the year 0; the end is exclusive. */
function spanOf(
  { start, end, isOpen, isSingle }: Period,
  current: number,
): { from: number; to: number }[] {
  if (start === null || isSingle || (end === null && !isOpen)) return [];
  const from = monthOf(start);
  // 2016 to 2019 counts as three years, March to May as three months.
  const to = end === null ? current : Math.min(current, monthOf(end) + (end.length > 4 ? 1 : 0));
  return to > from ? [{ from, to }] : [];
}

function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5, 7)) - 1 : 0);
}
