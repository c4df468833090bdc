/** The cron job that submits changed jobs to search engines, every minute. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { publicContext } from '#http/context.ts';
import { logFailure } from '#http/log.ts';
import { submitToSearchEngines } from './actions/submit.ts';

export async function pingSearchEngines(services: BackgroundServices, at: Date): Promise<void> {
  for (const error of await submitToSearchEngines(publicContext(services, at))) {
    logFailure('search engines', new Error(error));
  }
}
