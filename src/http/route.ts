/** What every declaration of an address has in common, and what a kind of declarations brings to be served. */
import type { Context } from 'hono';
import type { ReadServices } from '#platform/read-services.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One method of one address. `path` is spelled as in the contract: `{id}` is a segment, `{file}.txt`
 * a segment with this ending, of which the parameter is the whole name; `*` is anything.
 */
export type Route<Name extends string = string> = { kind: Name; method: Method; path: string };

/** What a Hono application must have to take routes. */
export type RouteEnv = { Bindings: { services: Pick<ReadServices, 'apiOrigin'> } };

/** How requests for one kind of routes are answered. */
export type Kind<R extends Route, Env extends RouteEnv> = {
  /** A request over plain http is served, refused, or, where it only reads, redirected to https. */
  plainHttp: 'serve' | 'refuse' | 'redirect';
  /** Called once per route when it is mounted. */
  handler: (route: R) => (c: Context<Env>) => Response | Promise<Response>;
  /** Whatever was thrown; without `route`, that the path does not take the method. */
  errorResponse: (c: Context<Env>, error: unknown, route?: R) => Response | Promise<Response>;
  /** The answer to OPTIONS, where scripts of other sites may call. `methods` are those of the path. */
  preflight?: (c: Context<Env>, route: R, methods: readonly string[]) => Response;
};

/** A kind for each that these routes have. */
export type KindsOf<R extends Route, Env extends RouteEnv> = {
  readonly [Name in R['kind']]: Kind<Extract<R, { kind: Name }>, Env>;
};
