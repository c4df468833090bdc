/** The public pages of a career domain, and the forms on them: declared like endpoints, answered as HTML. */
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Services } from '#platform/services.ts';
import type { PublicCtx } from '#context.ts';
import type { View } from '#lib/view.ts';
import { ApiError } from '#errors.ts';
import { publicContext } from './context.ts';
import { answer } from './micro-cache.ts';
import type { Defer } from './micro-cache.ts';
import { documentHeaders, PRIVATE_CACHING, PUBLIC_CACHING, securityHeaders } from './headers.ts';
import { clientAddress, spend } from './limits.ts';
import { logFailure } from './log.ts';
import { takeForm } from './multipart.ts';
import type { FormFields, UploadedFiles } from './multipart.ts';
import { assertSameOrigin } from './origin.ts';
import { bodyOf, render } from './render-cache.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

/** What a page says: a document, a file for machines, or where to look instead. */
export type PageAnswer =
  | {
      status: 200 | 404 | 410;
      html: View<string>;
      /** Told of every request the page answers, from memory too. */
      served?: (request: Request, defer: Defer) => void;
    }
  | FileAnswer
  | { status: 301 | 303; location: string };

/** Made anew when it is asked for anew: it may be long, and is asked for seldom. */
export type FileAnswer = {
  status: 200;
  /** A media type. */
  type: string;
  text: string;
  headers?: Record<string, string>;
};

/** A page of `Site`, the career domain the host stands for. `query` holds the first value of each name. */
export type PageEndpoint<Site> = {
  path: string;
  run: (
    ctx: PublicCtx & { site: Site },
    input: { params: Record<string, string>; query: URLSearchParams },
    /** Null: there is no such page. */
  ) => Promise<PageAnswer | null>;
};

/** A picture: the first of these files of `public/` that is there. */
export type PictureEndpoint<Site> = {
  path: string;
  filesOf: (site: Site, params: Record<string, string>) => readonly string[];
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
    input: { params: Record<string, string>; query: URLSearchParams },
  ) => Promise<FormAnswer>;
  /** A page without it takes no form. */
  takes?: {
    /** The fields that are files. */
    files: readonly string[];
    /** Whatever posts to its URL may, as mail programs do (RFC 8058), and no form is read. */
    isForAll?: true;
    run: (ctx: PublicCtx & { site: Site }, input: FormInput) => Promise<FormAnswer>;
  };
  /** In place of the site's own. */
  refused?: Refused<Site>;
};

/** The whole of a page that says why a form was not taken. */
type Refused<Site> = (site: Site, problem: ApiError) => string;

export type FormInput = {
  params: Record<string, string>;
  query: URLSearchParams;
  fields: FormFields;
  files: UploadedFiles;
  /** The network it comes from, for throttles. */
  address: string;
};

type SiteOptions<Site> = {
  pages: readonly PageEndpoint<Site>[];
  pictures: readonly PictureEndpoint<Site>[];
  forms: readonly FormEndpoint<Site>[];
  refused: Refused<Site>;
  notFound: (ctx: PublicCtx & { site: Site }) => PageAnswer;
  /** Content-Security-Policy of the pages. */
  policy: string;
};

type PageEnv<Site> = { Bindings: { services: Services; site: Site } };

/** To read is never rate-limited: it asks nothing of the API, and a reader is no client. */
export function createSite<Site>(options: SiteOptions<Site>) {
  const { pages, pictures, forms, refused, notFound, policy } = options;
  const app = new Hono<PageEnv<Site>>();
  const headers = {
    ...documentHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
  };
  const publicHeaders = { ...headers, 'Cache-Control': PUBLIC_CACHING };
  const privateHeaders = { ...headers, 'Cache-Control': PRIVATE_CACHING };
  const fileHeaders = {
    ...securityHeaders,
    'Content-Security-Policy': FILE_POLICY,
    'Cache-Control': PUBLIC_CACHING,
  };

  for (const { path, filesOf } of pictures) {
    app.get(routeOf(path), async (c) => {
      const { services, site } = c.env;
      const picture = await firstPicture(services, c.req.raw, filesOf(site, c.req.param()));
      return picture ?? serve(c, (ctx) => Promise.resolve(notFound(ctx)));
    });
  }
  for (const { path, show, takes, refused: refusedHere = refused } of forms) {
    app.get(routeOf(path), (c) => serveForm(c, refusedHere, (ctx) => show(ctx, askedOf(c))));
    if (takes) {
      app.post(routeOf(path), (c) =>
        serveForm(c, refusedHere, async () => {
          const input = { ...askedOf(c), ...(await taken(c, takes)) };
          return retryOnConflict(c.env.services, new Date(), (ctx) =>
            takes.run({ ...ctx, site: c.env.site }, input),
          );
        }),
      );
    }
    const allowed = { Allow: takes ? 'GET, HEAD, POST' : 'GET, HEAD' };
    app.all(routeOf(path), (c) =>
      serveForm(c, refusedHere, () =>
        Promise.reject(new ApiError('method_not_allowed', { headers: allowed })),
      ),
    );
  }
  for (const { path, run } of pages) {
    app.get(routeOf(path), (c) => {
      const input = askedOf(c);
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
    run: (ctx: PublicCtx & { site: Site }) => Promise<PageAnswer | null>,
  ): Promise<Response> {
    return answer(c.req.raw, c.env.services.defer, async () => {
      const ctx = pageContext(c.env);
      const made = (await run(ctx)) ?? notFound(ctx);
      if ('location' in made) {
        return { status: made.status, headers: headersTo(made.location), body: bodyOf('') };
      }
      if ('text' in made) {
        return {
          status: made.status,
          headers: { ...fileHeaders, 'Content-Type': made.type, ...made.headers },
          body: bodyOf(made.text),
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

  async function serveForm(
    c: Context<PageEnv<Site>>,
    refusal: Refused<Site>,
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
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      return new Response(refusal(c.env.site, error), {
        status: error.status,
        headers: { ...privateHeaders, ...error.headers },
      });
    }
  }
}

function askedOf<Site>(c: Context<PageEnv<Site>>) {
  return { params: c.req.param(), query: new URL(c.req.url).searchParams };
}

/** `{hash}` in a path is `:hash` in Hono's; of `{name}.txt` the parameter is the whole name of the file. */
function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}(\.\w+)/gu, ':$1{[^/]+\\$2}').replaceAll(/\{(\w+)\}/gu, ':$1');
}

/** Nothing may be loaded or framed from a file for machines, and it runs nothing. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** A day: pictures change with a deployment, under the names they have. */
const PICTURE_CACHING = 'public, max-age=86400';

async function firstPicture(
  { asset }: Services,
  request: Request,
  files: readonly string[],
): Promise<Response | null> {
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- The second stands in for the first.
    const found = await asset(new Request(new URL(file, request.url), request));
    if (found.status === 404) continue;
    const headers = new Headers(found.headers);
    const ours = {
      ...securityHeaders,
      'Content-Security-Policy': FILE_POLICY,
      'Cache-Control': PICTURE_CACHING,
      // Whoever shows a link shows its picture.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    for (const [name, value] of Object.entries(ours)) headers.set(name, value);
    return new Response(found.body, { status: found.status, headers });
  }
  return null;
}

function headersTo(location: string): Record<string, string> {
  return { ...securityHeaders, Location: location, 'Cache-Control': PRIVATE_CACHING };
}

/** What a form brings; a stranger's is refused before anything of it is read. */
async function taken<Site>(
  c: Context<PageEnv<Site>>,
  { files, isForAll }: NonNullable<FormEndpoint<Site>['takes']>,
) {
  if (!isForAll) assertSameOrigin(c.req.raw);
  const address = clientAddress(c.req.raw);
  await spend(c.env.services, 'public', address);
  const form = isForAll ? { fields: {}, files: {} } : await takeForm(c.req.raw, files);
  return { address, ...form };
}

function pageContext<Site>({ services, site }: PageEnv<Site>['Bindings']) {
  return { ...publicContext(services, new Date()), site };
}
