/** The public pages of a career domain: declared like endpoints, answered as HTML. */
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Services } from '#cloud/services.ts';
import type { PublicCtx } from '#context.ts';
import type { View } from '#kit/view.ts';
import { publicContext } from './context.ts';
import { answer } from './fresh.ts';
import type { Defer } from './fresh.ts';
import { documentHeaders, PRIVATE_CACHING, PUBLIC_CACHING, securityHeaders } from './headers.ts';
import { logFailure } from './log.ts';
import { bodyOf, render } from './rendered.ts';

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

type SiteOptions<Site> = {
  pages: readonly PageEndpoint<Site>[];
  notFound: (ctx: PublicCtx & { site: Site }) => PageAnswer;
  /** Content-Security-Policy of the pages. */
  policy: string;
};

type PageEnv<Site> = { Bindings: { services: Services; site: Site } };

/** Public pages are never rate-limited: they ask nothing of the API, and a reader is no client. */
export function createSite<Site>({ pages, notFound, policy }: SiteOptions<Site>) {
  const app = new Hono<PageEnv<Site>>();
  const headers = {
    ...documentHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
  };
  const publicHeaders = { ...headers, 'Cache-Control': PUBLIC_CACHING };
  const privateHeaders = { ...headers, 'Cache-Control': PRIVATE_CACHING };

  for (const { path, run } of pages) {
    app.get(path.replaceAll(/\{(\w+)\}/gu, ':$1'), (c) => {
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
        return {
          status: made.status,
          headers: {
            ...securityHeaders,
            Location: made.location,
            'Cache-Control': PRIVATE_CACHING,
          },
          body: bodyOf(''),
        };
      }
      return {
        status: made.status,
        headers: made.status === 200 ? publicHeaders : privateHeaders,
        body: render(made.html),
        served: made.served,
      };
    });
  }
}

function pageContext<Site>({ services, site }: PageEnv<Site>['Bindings']) {
  return { ...publicContext(services, new Date()), site };
}
