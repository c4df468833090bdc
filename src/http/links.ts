/** Links that are mailed to people without an account: a page of our own host, or where it leads. Whoever has the link may use it. */
import type { Context, Hono } from 'hono';
import type { PublicCtx } from '#context.ts';
import { ApiError } from '#errors.ts';
import type { ApiEnv } from './api.ts';
import { publicContext } from './context.ts';
import type { AccountPages } from './account-pages.ts';
import { documentHeaders, PRIVATE_CACHING } from './headers.ts';
import { isHttps } from './hosts.ts';
import { clientAddress, spend } from './limits.ts';
import { logFailure } from './log.ts';

type LinkAnswer = { status: 200 | 404; html: string } | { status: 302; location: string };

export type Link = {
  /** Its parameters in braces. */
  path: string;
  run: (ctx: PublicCtx, params: Record<string, string>) => Promise<LinkAnswer>;
};

export function link(path: string, run: Link['run']): Link {
  return { path, run };
}

/** What goes wrong is said as at the pages. */
export function mountLinks(
  api: Hono<ApiEnv>,
  links: readonly Link[],
  pages: Pick<AccountPages, 'failure' | 'styleSource'>,
): void {
  const headers = headersOf(pages);
  for (const { path, run } of links) {
    const route = path.replaceAll(/\{(\w+)\}/gu, ':$1');
    api.get(route, async (c) => {
      try {
        return await serve(c, run, headers);
      } catch (error) {
        return failed(error, pages, headers);
      }
    });
    api.all(route, () => {
      const allowed = { Allow: 'GET, HEAD' };
      return failed(new ApiError('method_not_allowed', { headers: allowed }), pages, headers);
    });
  }
}

async function serve(
  c: Context<ApiEnv>,
  run: Link['run'],
  headers: Record<string, string>,
): Promise<Response> {
  const { services } = c.env;
  if (!isHttps(c.req.raw)) {
    const { pathname } = new URL(c.req.url);
    return new Response(null, {
      status: 308,
      headers: { Location: `${services.apiOrigin}${pathname}` },
    });
  }
  await spend(services, 'public', clientAddress(c.req.raw));
  const made = await run(publicContext(services, c.var.now), c.req.param());
  return 'location' in made
    ? new Response(null, { status: made.status, headers: { ...headers, Location: made.location } })
    : new Response(made.html, { status: made.status, headers });
}

function failed(
  error: unknown,
  pages: Pick<AccountPages, 'failure'>,
  headers: Record<string, string>,
): Response {
  const requestId = crypto.randomUUID();
  const problem = error instanceof ApiError ? error : new ApiError('unexpected', { cause: error });
  if (problem.status >= 500) logFailure(requestId, error);
  return new Response(pages.failure('en', problem, requestId), {
    status: problem.status,
    headers: { ...headers, ...problem.headers, 'X-Request-Id': requestId },
  });
}

function headersOf({ styleSource }: Pick<AccountPages, 'styleSource'>): Record<string, string> {
  return {
    ...documentHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src ${styleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'Cache-Control': PRIVATE_CACHING,
    'X-Robots-Tag': 'noindex',
    // What follows must not learn the link.
    'Referrer-Policy': 'no-referrer',
  };
}
