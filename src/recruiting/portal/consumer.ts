/** Deletes expired links to the pages of candidates, once an hour. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { contextNow } from '#http/consumer.ts';
import { expireLinks } from './actions/expire.ts';

/** The minute of the hour at which it runs. */
const MINUTE = 11;

export async function maintainPortal(services: BackgroundServices, at: Date): Promise<void> {
  if (at.getUTCMinutes() === MINUTE) await expireLinks(contextNow(services));
}
