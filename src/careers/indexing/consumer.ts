/** Tells search engines of jobs, every minute. */
import type { Services } from '#platform/services.ts';
import { publicContext } from '#http/context.ts';
import { logFailure } from '#http/log.ts';
import { tellSearchEngines } from './actions.ts';

export async function pingSearchEngines(services: Services, at: Date): Promise<void> {
  for (const trouble of await tellSearchEngines(publicContext(services, at))) {
    logFailure('search engines', new Error(trouble));
  }
}
