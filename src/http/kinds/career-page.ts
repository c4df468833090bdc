/** Serves the pages, files and pictures of a career domain, which are the same for everyone. */
import type { Context } from 'hono';
import { ApiError } from '#errors.ts';
import { firstAsset } from '../assets.ts';
import type {
  CareerPage,
  Feed,
  FeedAnswer,
  PageAnswer,
  PageCtx,
  Picture,
} from '../career-pages.ts';
import { PRIVATE_CACHING, PUBLIC_CACHING, securityHeaders } from '../headers.ts';
import { answerFromCache } from '../micro-cache.ts';
import type { PublicAnswer } from '../micro-cache.ts';
import { relevantUrl } from '../query.ts';
import type { Kind } from '../route.ts';
import {
  contextOf,
  failureResponse,
  inputOf,
  pageHeaders,
  redirectHeaders,
} from './career-context.ts';
import type { PageEnv } from './career-context.ts';

/** Answers a request with the page of a missing address, whatever its method. */
type NotFound<Site> = (c: Context<PageEnv<Site>>) => Promise<Response>;

/** Answers from the micro-cache, or loads: null is the page of a missing address. */
type Load<Site> = (
  c: Context<PageEnv<Site>>,
  run: (ctx: PageCtx<Site>) => Promise<PublicAnswer | null>,
) => Promise<Response>;

type Look<Site> = {
  policy: string;
  missingPage: (ctx: PageCtx<Site>) => PageAnswer;
  parameters: ReadonlySet<string>;
  repeatable: ReadonlySet<string>;
  headersOf: (site: Site) => Record<string, string>;
  /** How the path of a missing address is spelled on this site; null where it is spelled so already. */
  correctedPath: (pathname: string) => string | null;
  /** Answers another address of the site. */
  fetchPage: (request: Request, env: PageEnv<Site>['Bindings']) => Response | Promise<Response>;
};

export function pageKinds<Site>({
  policy,
  missingPage,
  parameters,
  repeatable,
  headersOf,
  ...addresses
}: Look<Site>): {
  'career-page': Kind<CareerPage<Site>, PageEnv<Site>>;
  feed: Kind<Feed<Site>, PageEnv<Site>>;
  picture: Kind<Picture<Site>, PageEnv<Site>>;
  notFound: NotFound<Site>;
} {
  const headers = pageHeaders(policy);
  const relevant = (url: string) => relevantUrl(url, parameters, repeatable);
  const load: Load<Site> = (c, run) => {
    const answer = async () => {
      const ctx = contextOf(c);
      const loaded =
        (await run(ctx)) ??
        (await redirectToCorrected(c, addresses)) ??
        fromPage(missingPage(ctx), headers);
      return { ...loaded, headers: { ...loaded.headers, ...headersOf(c.env.site) } };
    };
    return answerFromCache(c.req.raw, c.env.services, answer, relevant);
  };
  const notFound: NotFound<Site> = (c) => load(c, () => Promise.resolve(null));
  const shared = { plainHttp: 'serve', errorResponse: errorsOf(notFound) } as const;
  return {
    'career-page': {
      ...shared,
      handler: (page) => (c) =>
        load(c, async (ctx) => {
          const answer = await page.run(ctx, inputOf(c));
          return answer && fromPage(answer, headers);
        }),
    },
    feed: {
      ...shared,
      handler: (feed) => (c) =>
        load(c, async (ctx) => {
          const answer = await feed.run(ctx, inputOf(c));
          return answer && fromFeed(answer, await textOf(c, answer));
        }),
    },
    picture: {
      ...shared,
      handler: (picture) => async (c) => {
        const { services, site } = c.env;
        const files = picture.filesOf(site, c.req.param());
        const headersToSet = { ...pictureHeaders, ...headersOf(site) };
        return (await firstAsset(services, c.req.raw, files, headersToSet)) ?? notFound(c);
      },
    },
    notFound,
  };
}

/**
 * A permanent redirect to the address that was meant (`/DE/München/` for `/de/munchen`), or null where the site has no page
 * there either. It leads to the end, whatever else would redirect on the way.
 */
async function redirectToCorrected<Site>(
  { req, env }: Context<PageEnv<Site>>,
  { correctedPath, fetchPage }: Pick<Look<Site>, 'correctedPath' | 'fetchPage'>,
): Promise<PublicAnswer | null> {
  const url = new URL(req.url);
  const path = req.method === 'POST' ? null : correctedPath(url.pathname);
  if (path === null || !isSettledFrom(path, correctedPath)) return null;
  url.pathname = path;
  // HEAD counts no view. A page that is gone says of what, so it is there, too.
  const { status, headers } = await fetchPage(new Request(url, { method: 'HEAD' }), env);
  const isThere = status === 200 || status === 410;
  const location = isThere ? `${path}${url.search}` : headers.get('Location');
  return location === null ? null : { status: 301, headers: redirectHeaders(location), body: '' };
}

/** Each correction asks the site again, and what can be corrected without end would ask it without end. */
const CORRECTIONS_MAX = 4;

/** Whether few corrections lead to a path that is spelled as here. */
function isSettledFrom(path: string, correctedPath: Look<unknown>['correctedPath']): boolean {
  let next: string | null = path;
  for (let count = 1; next !== null && count <= CORRECTIONS_MAX; count++) {
    next = correctedPath(next);
  }
  return next === null;
}

/** A page that takes no POST is, for a POST, a missing address. */
function errorsOf<Site>(notFound: NotFound<Site>) {
  return (c: Context<PageEnv<Site>>, error: unknown) =>
    error instanceof ApiError && error.code === 'method_not_allowed'
      ? notFound(c)
      : failureResponse(error);
}

function fromPage(answer: PageAnswer, headers: Record<string, string>): PublicAnswer {
  const { status } = answer;
  if ('location' in answer) return { status, headers: redirectHeaders(answer.location), body: '' };
  const caching = status === 200 ? PUBLIC_CACHING : PRIVATE_CACHING;
  return {
    status,
    headers: {
      ...headers,
      ...(answer.policy && { 'Content-Security-Policy': answer.policy }),
      'Cache-Control': caching,
    },
    body: answer.html,
    served: answer.served,
  };
}

/** Nothing may be loaded or framed from a file for machines, and it runs nothing. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** A day: pictures change with a deployment, under the names they have. */
const PICTURE_CACHING = 'public, max-age=86400';

async function textOf<Site>({ env }: Context<PageEnv<Site>>, answer: FeedAnswer): Promise<string> {
  if ('text' in answer) return answer.text;
  const text = await env.services.readFile(answer.asset);
  if (text === null) throw new ApiError('storage_unavailable', { headers: { 'Retry-After': '1' } });
  return answer.replace.reduce((replaced, [from, to]) => replaced.replaceAll(from, () => to), text);
}

function fromFeed({ contentType, headers }: FeedAnswer, body: string): PublicAnswer {
  return {
    status: 200,
    headers: {
      ...securityHeaders,
      'Content-Security-Policy': FILE_POLICY,
      'Cache-Control': PUBLIC_CACHING,
      'Content-Type': contentType,
      ...headers,
    },
    body,
  };
}

const pictureHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': FILE_POLICY,
  'Cache-Control': PICTURE_CACHING,
  // Sites that show a link show its picture.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
