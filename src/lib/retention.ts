/** How long rows are kept, where more than their deletion depends on it. */
import { DAY_MS } from './time.ts';

/** Webhook deliveries and their logs. */
export const DELIVERIES_MS = 30 * DAY_MS;
/** Who was asked for feedback sees the application for so long after it was decided. */
export const ASKED_MS = 30 * DAY_MS;
export const IDEMPOTENCY_MS = DAY_MS;
/** A job alert, until the owner of the address confirms it. */
export const UNCONFIRMED_MS = 7 * DAY_MS;
