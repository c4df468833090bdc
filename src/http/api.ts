/** The application of the API's host: mounts its routes, bounds URLs, and answers what no route takes. */
import type { Hono } from 'hono';
import { ApiError } from '#errors.ts';
import { label } from '#platform/metrics.ts';
import { openApp } from './app.ts';
import { failureAnswer } from './envelope.ts';
import { URL_LENGTH_MAX } from './limits.ts';
import { prefersHtml } from './language.ts';
import { mount } from './mount.ts';
import type { ApiContext, ApiEnv } from './env.ts';
import type { KindsOf, Route } from './route.ts';

/** The page for a path that does not exist, where the client wants one. */
export type UnknownPathPage = (c: ApiContext, error: ApiError) => Promise<Response>;

/** Requests carry the services as Hono's bindings. */
export function createApi<R extends Route>(
  routes: readonly R[],
  kinds: KindsOf<R, ApiEnv>,
  unknownPathPage?: UnknownPathPage,
): Hono<ApiEnv> {
  const api = openApp<ApiEnv>();
  api.use(async (c, next) => {
    label({ surface: 'none' });
    c.set('now', new Date());
    if (c.req.url.length > URL_LENGTH_MAX) throw new ApiError('too_large');
    await next();
  });
  mount(api, routes, kinds);
  api.notFound((c) => {
    const error = new ApiError('unknown_path');
    if (!unknownPathPage || isCall(c.req.path) || !prefersHtml(c)) throw error;
    return unknownPathPage(c, error);
  });
  api.onError((error, c) => failureAnswer(error, audienceOf(c.req.path), c.env.services.apiOrigin));
  return api;
}

/** Whoever opens an address of the API sees what a program sees. */
function isCall(path: string): boolean {
  return /^\/(?:api|mcp)(?:\/|$)/u.test(path);
}

/** Paths of the locations, unknown ones included, answer errors as contract 4.7 has them. */
function audienceOf(path: string): 'public' | 'tenant' {
  return /^\/api\/(?:locations|central)\//u.test(path) ? 'public' : 'tenant';
}
