/** Goes on with the removal of companies, every minute. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { contextNow } from '#http/consumer.ts';
import { continueDeletions } from './actions/removal.ts';

export async function maintainDeletions(services: BackgroundServices): Promise<void> {
  await continueDeletions(contextNow(services));
}
