/** Keeps the search index and the history of applications up to date, every minute. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { contextNow } from '#http/consumer.ts';
import { reindexCandidates } from './actions/reindex.ts';

export async function maintainSearch(services: BackgroundServices): Promise<void> {
  await reindexCandidates(contextNow(services));
}
