/** Durations, times and counts as an operator types them. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../../src/lib/time.ts';
import { invalidField } from '../../../../src/errors.ts';

const units: Readonly<Record<string, number>> = {
  s: SECOND_MS,
  m: MINUTE_MS,
  h: HOUR_MS,
  d: DAY_MS,
};

/** Milliseconds of a duration such as `90s`, `10m`, `2h` or `1d`; null where it is none. */
export function durationOf(text: string): number | null {
  const [, count = '', unit = ''] = /^(\d{1,6})([smhd])$/u.exec(text.trim()) ?? [];
  const length = units[unit];
  return length === undefined ? null : Number(count) * length;
}

/** The same of an option. Throws unless it is a duration of at most `most`. */
export function durationFor(option: string, text: string, most: string): number {
  const length = durationOf(text);
  if (length !== null && length <= (durationOf(most) ?? 0)) return length;
  throw invalidField(option, `Must be a duration such as 30s, 10m or 2h, of at most ${most}.`);
}

/** A whole number from 1 on, or from `least`. */
export function countOf(option: string, text: string, most: number, least = 1): number {
  const count = /^\d{1,9}$/u.test(text) ? Number(text) : Number.NaN;
  if (count >= least && count <= most) return count;
  throw invalidField(option, `Must be a whole number from ${least} to ${most}.`);
}

/** A time in ISO 8601 with its offset, or a duration before `now`. */
export function timeOf(option: string, text: string, now: Date): Date {
  const before = durationOf(text);
  if (before !== null) return new Date(now.getTime() - before);
  const isTimestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/u.test(text);
  const time = new Date(isTimestamp ? text : Number.NaN);
  if (!Number.isNaN(time.getTime())) return time;
  throw invalidField(
    option,
    'Must be a time such as 2026-11-28T09:00:00Z, or a duration such as 2h.',
  );
}
