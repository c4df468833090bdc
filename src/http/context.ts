/** Builds contexts from the services of the platform. */
import type { Deferring } from '#platform/read-services.ts';
import { idSource } from '#lib/ids.ts';
import { logFailure } from './log.ts';

/** The context of one request, queue message or cron run: one time, one source of ids. */
export function publicContext<Services extends Deferring>(services: Services, now: Date) {
  // The response has been sent already, so a failure can only be logged.
  const defer = (work: Promise<unknown>) =>
    services.defer(work.catch((error: unknown) => logFailure('deferred', error)));
  return { ...services, defer, now, newId: idSource(now) };
}
