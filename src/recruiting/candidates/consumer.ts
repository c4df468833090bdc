/** Applies the retention periods of candidates once an hour. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { retryOnConflict } from '#http/retry-on-conflict.ts';
import { runRetention } from './actions/retention.ts';

/** The minute of the hour at which it runs: it queries every company, and retention is counted in months. */
const MINUTE = 7;

export async function maintainCandidates(services: BackgroundServices, at: Date): Promise<void> {
  if (at.getUTCMinutes() === MINUTE) await retryOnConflict(services, at, runRetention);
}
