/** Keeps the indexes of applications and candidates complete, every minute. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { contextNow } from '#http/consumer.ts';
import { fillFieldTokens, fillIndexes } from './actions.ts';

export async function maintainPeopleSearch(services: BackgroundServices): Promise<void> {
  const ctx = contextNow(services);
  await fillIndexes(ctx);
  await fillFieldTokens(ctx);
}
