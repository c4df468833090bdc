/** The application of the API's host: mounts its routes, bounds URLs, and answers what no route takes. */
import { Hono } from 'hono';
import { ApiError } from '#errors.ts';
import type { Identify } from './caller.ts';
import { failureAnswer } from './envelope.ts';
import { publicApi } from './kinds/public-api.ts';
import { tenantApi } from './kinds/tenant-api.ts';
import { URL_LENGTH_MAX } from './limits.ts';
import { mount } from './mount.ts';
import type { ApiEnv, KindsOf, Route } from './route.ts';

/** Requests carry the services as Hono's bindings. */
export function createApi<R extends Route>(
  routes: readonly R[],
  kinds: KindsOf<R, ApiEnv>,
): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  api.use(async (c, next) => {
    c.set('now', new Date());
    if (c.req.url.length > URL_LENGTH_MAX) throw new ApiError('too_large');
    await next();
  });
  mount(api, routes, kinds);
  api.notFound(() => {
    throw new ApiError('unknown_path');
  });
  api.onError((error, c) => failureAnswer(error, audienceOf(c.req.path), c.env.services.apiOrigin));
  return api;
}

/** The kinds of the API's endpoints. */
export function endpointKinds(identify: Identify) {
  return { tenant: tenantApi(identify), public: publicApi };
}

/** Paths of the locations, unknown ones included, answer errors as contract 4.7 has them. */
function audienceOf(path: string): 'public' | 'tenant' {
  return /^\/api\/(?:locations|central)\//u.test(path) ? 'public' : 'tenant';
}
