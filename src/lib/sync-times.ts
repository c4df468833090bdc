/** How long after its time a change can become visible: whoever keeps a copy of a list by `updated-since` must not miss it. */
import { SECOND_MS } from './time.ts';

/** Between the arrival of a request, whose time its records have, and the moment its batch is sent to the database. */
export const SENT_WITHIN_MS = 20 * SECOND_MS;

/** Until its commit: the database gives up a batch after 30 seconds, and clocks differ. */
export const COMMITTED_WITHIN_MS = 60 * SECOND_MS;
