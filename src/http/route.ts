/** What every declaration of an address has in common, and what a kind of declarations brings to be served. */
import type { ConsoleView } from './console.ts';
import type { Context } from 'hono';
import type { HttpServices } from '#platform/http-services.ts';
import type { Deferring, ReadServices } from '#platform/read-services.ts';
import type { Services } from '#platform/services.ts';
import type { UploadedFiles } from './body.ts';
import type { Caller } from './caller.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One method of one address. `path` is spelled as in the contract: `{id}` is a segment, `{file}.txt`
 * a segment with this ending, of which the parameter is the whole name; `*` is anything.
 */
export type Route<Name extends string = string> = { kind: Name; method: Method; path: string };

/** What a Hono application must have to take routes. */
export type RouteEnv = { Bindings: { services: Pick<ReadServices, 'apiOrigin'> } };

/** What an application must have that only reads the public listing. */
export type ReadEnv = {
  Bindings: {
    services: ReadServices & HttpServices & Deferring;
    /** Of the career domain that was asked; absent on the API's host. */
    careerOrigin?: string;
  };
  Variables: {
    /** When the request arrived: the time of everything it does. */
    now: Date;
  };
};

/** The application of the API's host, and the API of the career domains. */
export type ApiEnv = {
  Bindings: {
    services: Services;
    /** Of the career domain that was asked; absent on the API's host. */
    careerOrigin?: string;
  };
  Variables: {
    /** When the request arrived: the time of everything it does. */
    now: Date;
    /** The language of the page, where it is known. */
    language?: string;
    /** Who calls with a token, where they are known. */
    caller?: Caller;
    /** What a form of the console sent, once it is read: its body can't be read again. */
    sentForm?: { fields: Record<string, string>; files: UploadedFiles };
    /** What screens show of the member who asks, once they are known. */
    consoleView?: ConsoleView;
  };
};
export type ApiContext = Context<ApiEnv>;

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
