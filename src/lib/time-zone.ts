/** Local times of time zones, across changes to and from daylight saving time. */
import { DAY_MS } from './time.ts';

/**
 * The points in time at which a clock in the zone shows `local`, written as if it were UTC: none where
 * clocks are put forward over it, two where they are put back, the earlier one first.
 */
export function instantsOf(local: Date, timezone: string): Date[] {
  const clock = clockOf(timezone);
  const shown = local.getTime();
  // No zone is more than a day from UTC or changes twice in two days.
  const offsets = [shown - DAY_MS, shown + DAY_MS].map((at) => clock(at) - at);
  return [...new Set(offsets)]
    .map((offset) => shown - offset)
    .filter((at) => clock(at) === shown)
    .toSorted((a, b) => a - b)
    .map((at) => new Date(at));
}

/** The local time in the zone at a point in time, written as if it were UTC; to the second. */
export function clockOf(timezone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  };
}
