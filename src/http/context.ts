/** Builds contexts from the services of the platform. */
import type { Deferring } from '#platform/read-services.ts';
import { tenantContext } from '#context.ts';
import type { CallerCtx, Precondition, PublicCtx } from '#context.ts';
import type { Actor } from '#access.ts';
import { idSource } from '#lib/ids.ts';
import { logFailure } from './log.ts';

/** The context of one request, queue message or cron run: one time, one source of ids. */
export function publicContext<Services extends Deferring>(services: Services, now: Date) {
  // The response has been sent already, so a failure can only be logged.
  const defer = (work: Promise<unknown>) =>
    services.defer(work.catch((error: unknown) => logFailure('deferred', error)));
  return { ...services, defer, now, newId: idSource(now) };
}

/** The company and the actor that a bearer token is for. */
export type Caller = {
  tenant: { id: number; subdomain: string };
  actor: Actor;
  /** Present where the token was not looked up: the first batch checks it. */
  precondition?: Precondition;
};

/** The context of a request by token: that of the caller's company. */
export function callerContext(
  ctx: PublicCtx,
  { tenant, actor, precondition }: Caller,
): CallerCtx & { actor: Actor } {
  const checked = precondition ? { ...ctx, precondition } : ctx;
  return tenantContext(checked, tenant.id, actor);
}
