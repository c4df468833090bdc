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
