/** What the kinds of a career domain share: the context, the input, the headers, and the answer where something failed. */
import type { Context } from 'hono';
import type { Services } from '#platform/services.ts';
import type { PublicCtx } from '#context.ts';
import { publicContext } from '../context.ts';
import { documentHeaders, PRIVATE_CACHING, securityHeaders } from '../headers.ts';
import { logFailure } from '../log.ts';

/** The application of the career domains; `site` is the domain of the host. */
export type SiteEnv<Site> = { Bindings: { services: Services; site: Site } };
export type SiteContext<Site> = Context<SiteEnv<Site>>;
export type SiteCtx<Site> = PublicCtx & { site: Site };

export function contextOf<Site>({ env: { services, site } }: SiteContext<Site>): SiteCtx<Site> {
  return { ...publicContext(services, new Date()), site };
}

export function inputOf<Site>(c: SiteContext<Site>) {
  return { params: c.req.param(), query: new URL(c.req.url).searchParams };
}

/** Headers of a page under this content policy, without caching. */
export function pageHeaders(policy: string): Record<string, string> {
  return {
    ...documentHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
  };
}

export function redirectHeaders(location: string): Record<string, string> {
  return { ...securityHeaders, Location: location, 'Cache-Control': PRIVATE_CACHING };
}

/** A 503, never a 200 with an apology: crawlers and monitors decide by the status. */
export function failureResponse(error: unknown): Response {
  const requestId = crypto.randomUUID();
  logFailure(requestId, error);
  return new Response(`This page cannot be shown right now (${requestId}).`, {
    status: 503,
    headers: {
      ...securityHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': PRIVATE_CACHING,
      'Retry-After': '1',
    },
  });
}
