/** The hourly look at how long candidates are kept. */
import type { Services } from '#platform/services.ts';
import { retryOnConflict } from '#http/retry-on-conflict.ts';
import { runRetention } from './actions/retention.ts';

/** It looks at every company, which once an hour is enough. */
const MINUTE = 7;

export async function maintainCandidates(services: Services, at: Date): Promise<void> {
  if (at.getUTCMinutes() === MINUTE) await retryOnConflict(services, at, runRetention);
}
