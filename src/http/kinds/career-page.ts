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
  StreamedFeed,
} from '../career-pages.ts';
import { PRIVATE_CACHING, PUBLIC_CACHING, securityHeaders } from '../headers.ts';
import { answerFromCache } from '../micro-cache.ts';
import type { PublicAnswer } from '../micro-cache.ts';
import { relevantUrl, withUnknownParameters } from '../query.ts';
import type { Kind } from '../route.ts';
import {
  contextOf,
  failureResponse,
  inputOf,
  pageHeaders,
  redirectHeaders,
} from './career-context.ts';
import type { PageEnv } from './career-context.ts';
import { FILE_POLICY, fileHeaders, streamed } from './streamed.ts';

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

export function pageKinds<Site>(look: Look<Site>): {
  'career-page': Kind<CareerPage<Site>, PageEnv<Site>>;
  feed: Kind<Feed<Site>, PageEnv<Site>>;
  'streamed-feed': Kind<StreamedFeed<Site>, PageEnv<Site>>;
  picture: Kind<Picture<Site>, PageEnv<Site>>;
  notFound: NotFound<Site>;
} {
  const { policy, missingPage, parameters, repeatable, headersOf, ...addresses } = look;
  const headers = pageHeaders(policy);
  const relevant = (url: string) => relevantUrl(url, parameters, repeatable);
  const load: Load<Site> = (c, run) => {
    const answer = async () => {
      const ctx = contextOf(c);
      const loaded =
        (await run(ctx)) ??
        (await redirectToCorrected(c, addresses)) ??
        (FILE_NAME.test(c.req.path) ? missingFile : fromPage(missingPage(ctx), headers));
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
    ...feedKinds<Site>({ load, parameters, headersOf }, shared),
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

type Shared<Site> = { plainHttp: 'serve'; errorResponse: ReturnType<typeof errorsOf<Site>> };

/** Feeds that are kept in memory, and those that are written while they are sent. Both name the parameters that they do not know. */
function feedKinds<Site>(
  {
    load,
    parameters,
    headersOf,
  }: { load: Load<Site> } & Pick<Look<Site>, 'parameters' | 'headersOf'>,
  shared: Shared<Site>,
) {
  const feed: Kind<Feed<Site>, PageEnv<Site>> = {
    ...shared,
    handler: (route) => async (c) => {
      const answer = load(c, async (ctx) => {
        const file = await route.run(ctx, inputOf(c));
        return file && fromFeed(file, await textOf(c, file));
      });
      return withUnknownParameters(c, parameters, await answer);
    },
  };
  const streamedFeed: Kind<StreamedFeed<Site>, PageEnv<Site>> = {
    ...shared,
    handler: (route) => {
      const known = new Set(route.parameters);
      return async (c) => {
        const answer = await route.run(contextOf(c), inputOf(c));
        const response =
          answer && 'chunks' in answer
            ? streamed(c.req.raw, answer, headersOf(c.env.site), c.env.services.defer)
            : load(c, async () => answer && fromFeed(answer, await textOf(c, answer)));
        return withUnknownParameters(c, known, await response);
      };
    },
  };
  return { feed, 'streamed-feed': streamedFeed };
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

/** A day: pictures change with a deployment, under the names they have. */
const PICTURE_CACHING = 'public, max-age=86400';

async function textOf<Site>({ env }: Context<PageEnv<Site>>, answer: FeedAnswer): Promise<string> {
  if ('text' in answer) return answer.text;
  const text = await env.services.readFile(answer.asset);
  if (text === null) throw new ApiError('storage_unavailable', { headers: { 'Retry-After': '1' } });
  return answer.replace.reduce((replaced, [from, to]) => replaced.replaceAll(from, () => to), text);
}

/** A program that asks for a file does not read a page. */
const FILE_NAME = /\.(?:xml|json|txt)$/u;
const missingFile: PublicAnswer = {
  status: 404,
  headers: {
    ...fileHeaders,
    'Cache-Control': PRIVATE_CACHING,
    'Content-Type': 'text/plain; charset=utf-8',
  },
  body: 'There is no such file.\n',
};

function fromFeed(
  { status = 200, contentType, headers, changedAt }: FeedAnswer,
  body: string,
): PublicAnswer {
  return {
    status,
    changedAt: changedAt ?? undefined,
    headers: {
      ...fileHeaders,
      'Cache-Control': status === 200 ? PUBLIC_CACHING : PRIVATE_CACHING,
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
