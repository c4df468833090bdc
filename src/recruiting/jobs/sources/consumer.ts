/** Finds the sources of applications that were written without one, every minute. */
import { contextNow } from '#http/consumer.ts';
import type { BackgroundServices } from '#platform/background-services.ts';
import { findSources } from './actions.ts';

export async function maintainSources(services: BackgroundServices): Promise<void> {
  await findSources(contextNow(services));
}
