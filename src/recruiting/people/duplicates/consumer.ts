/** Compares candidates who have changed, every minute. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { contextNow } from '#http/consumer.ts';
import { findDuplicates } from './actions.ts';

export async function maintainDuplicates(services: BackgroundServices): Promise<void> {
  await findDuplicates(contextNow(services));
}
