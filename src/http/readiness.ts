/** Declares the address at which a monitor learns whether the service can serve. */
import type { ReadinessCtx } from '#context.ts';
import type { Route } from './route.ts';

export type ReadinessRoute = Route<'readiness'> & {
  run: (ctx: ReadinessCtx) => Promise<{ status: 'ready' | 'degraded' | 'unavailable' }>;
};

export function readinessRoute(run: ReadinessRoute['run']): ReadinessRoute {
  return { kind: 'readiness', method: 'GET', path: '/readyz', run };
}
