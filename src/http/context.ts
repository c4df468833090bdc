/** Builds the context of a request: one time, one source of ids. */
import type { Services } from '#platform/services.ts';
import type { PublicCtx } from '#context.ts';
import { idSource } from '#lib/ids.ts';
import { logFailure } from './log.ts';

/** The context of one request, message or tick of the clock: one time, one source of ids. */
export function publicContext(services: Services, now: Date): PublicCtx {
  // The response has been sent already, so a failure is logged.
  const defer = (work: Promise<unknown>) =>
    services.defer(work.catch((error: unknown) => logFailure('deferred', error)));
  return { ...services, defer, now, newId: idSource(now) };
}
