/** The public pages of a career domain, and the forms on them: declared like endpoints, answered as HTML. */
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Services } from '#cloud/services.ts';
import type { PublicCtx } from '#context.ts';
import type { View } from '#kit/view.ts';
import { Problem } from '#problems.ts';
import { publicContext } from './context.ts';
import { answer } from './fresh.ts';
import type { Defer } from './fresh.ts';
import { documentHeaders, PRIVATE_CACHING, PUBLIC_CACHING, securityHeaders } from './headers.ts';
import { clientAddress, spend } from './limits.ts';
import { logFailure } from './log.ts';
import { takeForm } from './multipart.ts';
import type { FormFields, UploadedFiles } from './multipart.ts';
import { refuseForeign } from './origin.ts';
import { bodyOf, render } from './rendered.ts';
import { runTwiceAtMost } from './run.ts';

/** What a page says: a document, or where to look instead. */
export type PageAnswer =
  | {
      status: 200 | 404 | 410;
      html: View<string>;
      /** Told of every request the page answers, from memory too. */
      served?: (request: Request, defer: Defer) => void;
    }
  | { status: 301 | 303; location: string };

/** A page of `Site`, the career domain the host stands for. `query` holds the first value of each name. */
export type PageEndpoint<Site> = {
  path: string;
  run: (
    ctx: PublicCtx & { site: Site },
    input: { params: Record<string, string>; query: URLSearchParams },
  ) => Promise<PageAnswer>;
};

/** What a page of a form says. */
export type FormAnswer =
  | { status: 200 | 404 | 410 | 413 | 422 | 429; html: string; headers?: Record<string, string> }
  | { status: 301 | 303; location: string };

/** A page that is made anew for each request and kept nowhere, and what its form is sent to. */
export type FormEndpoint<Site> = {
  path: string;
  show: (
    ctx: PublicCtx & { site: Site },
    input: { params: Record<string, string> },
  ) => Promise<FormAnswer>;
  /** A page without it takes no form. */
  takes?: {
    /** The fields that are files. */
    files: readonly string[];
    run: (ctx: PublicCtx & { site: Site }, input: FormInput) => Promise<FormAnswer>;
  };
};

export type FormInput = {
  params: Record<string, string>;
  fields: FormFields;
  files: UploadedFiles;
  /** The network it comes from, for throttles. */
  address: string;
};

type SiteOptions<Site> = {
  pages: readonly PageEndpoint<Site>[];
  forms: readonly FormEndpoint<Site>[];
  /** The whole of a page that says why a form was not taken. */
  refused: (site: Site, problem: Problem) => string;
  notFound: (ctx: PublicCtx & { site: Site }) => PageAnswer;
  /** Content-Security-Policy of the pages. */
  policy: string;
};

type PageEnv<Site> = { Bindings: { services: Services; site: Site } };

/** To read is never rate-limited: it asks nothing of the API, and a reader is no client. */
export function createSite<Site>({ pages, forms, refused, notFound, policy }: SiteOptions<Site>) {
  const app = new Hono<PageEnv<Site>>();
  const headers = {
    ...documentHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
  };
  const publicHeaders = { ...headers, 'Cache-Control': PUBLIC_CACHING };
  const privateHeaders = { ...headers, 'Cache-Control': PRIVATE_CACHING };

  for (const { path, show, takes } of forms) {
    app.get(routeOf(path), (c) => serveForm(c, (ctx) => show(ctx, { params: c.req.param() })));
    if (takes) {
      app.post(routeOf(path), (c) =>
        serveForm(c, async () => {
          const input = { params: c.req.param(), ...(await taken(c, takes.files)) };
          return runTwiceAtMost(c.env.services, new Date(), (ctx) =>
            takes.run({ ...ctx, site: c.env.site }, input),
          );
        }),
      );
    }
    const allowed = { Allow: takes ? 'GET, HEAD, POST' : 'GET, HEAD' };
    app.all(routeOf(path), (c) =>
      serveForm(c, () => Promise.reject(new Problem('method_not_allowed', { headers: allowed }))),
    );
  }
  for (const { path, run } of pages) {
    app.get(routeOf(path), (c) => {
      const input = { params: c.req.param(), query: new URL(c.req.url).searchParams };
      return serve(c, (ctx) => run(ctx, input));
    });
  }
  app.notFound((c) => serve(c, (ctx) => Promise.resolve(notFound(ctx))));
  app.onError((error) => {
    const requestId = crypto.randomUUID();
    logFailure(requestId, error);
    // Never a 200 with an apology: crawlers and monitors go by the status.
    return new Response(`This page cannot be shown right now (${requestId}).`, {
      status: 503,
      headers: {
        ...securityHeaders,
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': PRIVATE_CACHING,
        'Retry-After': '1',
      },
    });
  });
  return app;

  function serve(
    c: Context<PageEnv<Site>>,
    run: (ctx: PublicCtx & { site: Site }) => Promise<PageAnswer>,
  ): Promise<Response> {
    return answer(c.req.raw, c.env.services.defer, async () => {
      const made = await run(pageContext(c.env));
      if ('location' in made) {
        return { status: made.status, headers: headersTo(made.location), body: bodyOf('') };
      }
      return {
        status: made.status,
        headers: made.status === 200 ? publicHeaders : privateHeaders,
        body: render(made.html),
        served: made.served,
      };
    });
  }

  async function serveForm(
    c: Context<PageEnv<Site>>,
    run: (ctx: PublicCtx & { site: Site }) => Promise<FormAnswer>,
  ): Promise<Response> {
    try {
      const made = await run(pageContext(c.env));
      if ('location' in made) {
        return new Response(null, { status: made.status, headers: headersTo(made.location) });
      }
      return new Response(made.html, {
        status: made.status,
        headers: { ...privateHeaders, ...made.headers },
      });
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return new Response(refused(c.env.site, error), {
        status: error.status,
        headers: { ...privateHeaders, ...error.headers },
      });
    }
  }
}

/** `{hash}` in a path is `:hash` in Hono's. */
function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/gu, ':$1');
}

function headersTo(location: string): Record<string, string> {
  return { ...securityHeaders, Location: location, 'Cache-Control': PRIVATE_CACHING };
}

/** What a form brings; a stranger's is refused before anything of it is read. */
async function taken<Site>(c: Context<PageEnv<Site>>, files: readonly string[]) {
  refuseForeign(c.req.raw);
  const address = clientAddress(c.req.raw);
  await spend(c.env.services, 'public', address);
  return { address, ...(await takeForm(c.req.raw, files)) };
}

function pageContext<Site>({ services, site }: PageEnv<Site>['Bindings']) {
  return { ...publicContext(services, new Date()), site };
}
