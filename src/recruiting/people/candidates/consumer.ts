/** Applies the retention periods of candidates: notices and closed jobs once an hour, erasures every minute. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { retryOnConflict } from '#http/retry-on-conflict.ts';
import { eraseNoticed, notifyOfErasures } from './actions/retention.ts';

/** The minute of the hour for what queries every company: retention is counted in months. */
const MINUTE = 7;

export async function maintainCandidates(services: BackgroundServices, at: Date): Promise<void> {
  if (at.getUTCMinutes() === MINUTE) await retryOnConflict(services, at, notifyOfErasures);
  await retryOnConflict(services, at, eraseNoticed);
}
