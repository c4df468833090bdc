/** Parts of an application that load with their first request, each by the beginning of its paths: a start runs none of them. */
import type { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { lazily } from '#lib/lazy.ts';
import type { ApiEnv } from './env.ts';

export type App = Pick<Hono<ApiEnv>, 'fetch' | 'router'>;
export type Area = () => Promise<App>;

/**
 * By one segment, by two, or by two and the fourth, where features share a beginning: `/console`, `/api/tags`, `/api/jobs/{}/analytics`.
 * Two segments take a path before one, and what they have before `{}`: `/api/jobs/search/analytics` is in `/api/jobs`.
 */
export type Areas = Readonly<Record<string, Area>>;

/** Of a path that no area has, `rest` answers. */
export function createAreas(areas: Areas, rest: Area): Pick<App, 'fetch'> {
  const loaders = new Map(Object.entries(areas).map(([start, load]) => [start, lazily(load)]));
  const loadRest = lazily(rest);

  async function appOf(path: string): Promise<App> {
    const { pair, first, fourth } = startsOf(path);
    const app = await (loaders.get(pair) ?? loaders.get(first) ?? loadRest)();
    const loadFourth = loaders.get(fourth);
    return loadFourth && !hasPath(app, path) ? loadFourth() : app;
  }

  return {
    fetch: async (request, bindings, execution) =>
      (await appOf(getPath(request))).fetch(request, bindings, execution),
  };
}

/** The beginnings by which a path may be found. */
export function startsOf(path: string): { pair: string; first: string; fourth: string } {
  const [, first = '', second = '', , fourth = ''] = path.split('/');
  return {
    pair: `/${first}/${second}`,
    first: `/${first}`,
    fourth: `/${first}/${second}/{}/${fourth}`,
  };
}

/** The middleware takes every path, and routes take theirs by any method (`mount.ts`). */
function hasPath({ router }: App, path: string): boolean {
  const [handlers] = router.match('GET', path);
  return handlers.length > 1;
}
