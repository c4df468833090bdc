/** Keeps the texts of the job search up to date, every minute. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { contextNow } from '#http/consumer.ts';
import { indexJobs } from './actions.ts';

export async function maintainJobSearch(services: BackgroundServices): Promise<void> {
  await indexJobs(contextNow(services));
}
