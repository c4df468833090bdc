/** Gives places their coordinates, every minute. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { contextNow } from '#http/consumer.ts';
import { locatePlaces } from './actions.ts';

export async function maintainPlaces(services: BackgroundServices): Promise<void> {
  await locatePlaces(contextNow(services));
}
