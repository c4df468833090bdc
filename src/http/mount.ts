/** Turns declarations into Hono routes: the only place that spells paths for Hono, answers 405 and decides about plain http. */
import type { Context, Handler, Hono } from 'hono';
import { ApiError } from '#errors.ts';
import { label } from '#platform/metrics.ts';
import { isHttps } from './hosts.ts';
import type { Kind, KindsOf, Route, RouteEnv } from './route.ts';

/** Routes match in the order given, and each path refuses its other methods before a later path can match. */
export function mount<Env extends RouteEnv, R extends Route>(
  app: Hono<Env>,
  routes: readonly R[],
  kinds: KindsOf<R, Env>,
): void {
  for (const [path, ofPath] of Map.groupBy(routes, (route) => route.path)) {
    const honoPath = toHonoPath(path);
    for (const route of ofPath) {
      const kind = kindOf(kinds, route);
      const handle = kind.handler(route);
      app.on(
        route.method,
        [honoPath],
        answering(kind, route, (c) => redirectToHttps(c, kind) ?? handle(c)),
      );
    }
    const [first] = ofPath;
    if (first) mountOtherMethods(app, honoPath, kindOf(kinds, first), ofPath);
  }
}

function kindOf<Env extends RouteEnv, R extends Route>(
  kinds: KindsOf<R, Env>,
  route: R,
): Kind<R, Env> {
  return kinds[route.kind as R['kind']] as unknown as Kind<R, Env>;
}

/** `{id}` is `:id` to Hono, and `{file}.txt` is `:file{[^/]+\.txt}`. */
export function toHonoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}(\.\w+)/gu, ':$1{[^/]+\\$2}').replaceAll(/\{(\w+)\}/gu, ':$1');
}

function answering<Env extends RouteEnv, R extends Route>(
  kind: Kind<R, Env>,
  route: R | undefined,
  answer: (c: Context<Env>) => Response | Promise<Response>,
): Handler<Env> {
  return async (c) => {
    if (route) label({ surface: route.kind, name: route.path, method: route.method });
    try {
      return await answer(c);
    } catch (error) {
      return kind.errorResponse(c, error, route);
    }
  };
}

/** Null where the request may be served as it came. */
function redirectToHttps<Env extends RouteEnv>(
  c: Context<Env>,
  { plainHttp }: Pick<Kind<never, Env>, 'plainHttp'>,
): Response | null {
  if (plainHttp === 'serve' || isHttps(c.req.raw)) return null;
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (plainHttp === 'refuse' || !isRead) throw new ApiError('https_required');
  const { pathname, search } = new URL(c.req.url);
  const location = `${c.env.services.apiOrigin}${pathname}${search}`;
  return new Response(null, { status: 308, headers: { Location: location } });
}

function mountOtherMethods<Env extends RouteEnv, R extends Route>(
  app: Hono<Env>,
  honoPath: string,
  kind: Kind<R, Env>,
  routes: readonly R[],
): void {
  const allowed = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const { preflight } = kind;
  const [first] = routes;
  if (preflight && first) {
    app.options(
      honoPath,
      answering(kind, first, (c) => preflight(c, first, allowed)),
    );
  }
  const headers = { Allow: [...allowed, ...(preflight ? ['OPTIONS'] : [])].join(', ') };
  const refuse = () => Promise.reject(new ApiError('method_not_allowed', { headers }));
  app.all(honoPath, answering(kind, undefined, refuse));
}
