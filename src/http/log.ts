/** Logs failures: ids, codes and messages of the store, never names, tokens or values. */

import { count } from '#platform/metrics.ts';
import { loggedTrace } from '#platform/trace.ts';

/** Drizzle's message quotes the query and its parameters, so the deepest cause is logged. */
const CAUSE_DEPTH_MAX = 5;

export function logFailure(requestId: string, error: unknown): void {
  count('errors');
  // oxlint-disable-next-line no-console -- The log of the platform is read off the console.
  console.error(JSON.stringify({ request_id: requestId, ...loggedTrace(), ...describe(error) }));
}

function describe(error: unknown): { name: string; message: string } {
  let deepest = error;
  for (let depth = 0; depth < CAUSE_DEPTH_MAX; depth++) {
    if (!(deepest instanceof Error) || !(deepest.cause instanceof Error)) break;
    deepest = deepest.cause;
  }
  return deepest instanceof Error
    ? { name: deepest.name, message: deepest.message }
    : { name: 'Unknown', message: typeof deepest };
}
