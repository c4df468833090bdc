/** Parts of an application that load with their first request, each by the beginning of its paths: a start runs none of them. */
import type { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { lazily } from '#lib/lazy.ts';
import type { ApiEnv } from './route.ts';

export type App = Pick<Hono<ApiEnv>, 'fetch'>;
export type Area = () => Promise<App>;

/**
 * By one segment, by two, or by two and the fourth, where features share a beginning: `/console`, `/api/tags`, `/api/jobs/{}/analytics`.
 * The most specific that a path begins with takes it.
 */
export type Areas = Readonly<Record<string, Area>>;

/** Of a path that no area has, `rest` answers. */
export function createAreas(areas: Areas, rest: Area): App {
  const loaders = new Map(Object.entries(areas).map(([start, load]) => [start, lazily(load)]));
  const loadRest = lazily(rest);
  return {
    fetch: async (request, bindings, execution) => {
      const start = startsOf(getPath(request)).find((one) => loaders.has(one));
      const load = start === undefined ? loadRest : loaders.get(start);
      return (await (load ?? loadRest)()).fetch(request, bindings, execution);
    },
  };
}

/** The beginnings by which a path may be found, the most specific first. */
export function startsOf(path: string): string[] {
  const [, first = '', second = '', , fourth = ''] = path.split('/');
  return [`/${first}/${second}/{}/${fourth}`, `/${first}/${second}`, `/${first}`];
}
