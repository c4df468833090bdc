/** When work that needs another service is tried again where that service does not answer for now. */

const HOUR_SECONDS = 3600;

/**
 * Seconds after each attempt; the attempt after the last delay is the last. Quick at first, then hourly for a day: an hour without the other
 * service loses nothing.
 */
export const RETRY_DELAYS_SECONDS: readonly number[] = [
  10,
  60,
  300,
  ...Array.from({ length: 24 }, () => HOUR_SECONDS),
];

export const ATTEMPTS_MAX = RETRY_DELAYS_SECONDS.length + 1;

/** An attempt that ended its process counts for so many that the fourth is the last: it may end the next one, too. */
export const INTERRUPTED_COUNTS = (ATTEMPTS_MAX - 1) / 3;
