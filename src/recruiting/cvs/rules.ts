/** How often a CV is tried, and for how long. */
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';

/** Counted when it is taken up: what ends the reader three times is left alone. */
export const ATTEMPTS_MAX = 3;
/** Longer than an invocation may compute. */
export const LEASE_MS = MINUTE_MS;
/** What is due for so long has lost its message. */
export const OVERDUE_MS = 5 * SECOND_MS;
