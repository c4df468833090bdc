/** Timestamps on the wire, and durations. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** `2026-11-20T12:00:00.000000Z`, 27 characters (contract 2: UTC with microseconds). */
export function timestamp(at: Date): string {
  return `${at.toISOString().slice(0, -1)}000Z`;
}

export function timestampOrNull(at: Date | null): string | null {
  return at && timestamp(at);
}

/** `2026-11-20T12:00:00+00:00`: the explicit offset of a webhook envelope (contract 6.2). */
export function offsetTimestamp(at: Date): string {
  return `${at.toISOString().slice(0, 19)}+00:00`;
}

/** `2026-11`, UTC. */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/** The `count` months that end with the month of `at`, oldest first. */
export function monthsUntil(at: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    monthOf(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - (count - 1 - index), 1))),
  );
}

/** Whether a text is a day that exists, such as 2026-12-31, in years from 1000 to 9999. */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d\d-\d\d$/u.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
