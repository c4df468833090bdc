/** How long the sign-in log keeps what. */
import { DAY_MS } from '#lib/time.ts';

export const KEPT_MS = 730 * DAY_MS;
/** After this an IPv6 address is cut to its /48 network. */
export const ADDRESS_KEPT_MS = 90 * DAY_MS;

export const LISTED_MAX = 50;
export const SLICE = 5000;
