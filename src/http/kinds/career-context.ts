/** What the kinds of a career domain share: the context, the input, the headers, and the answer where something failed. */
import type { Context } from 'hono';
import type { CareersServices } from '#platform/careers-services.ts';
import type { Deferring } from '#platform/read-services.ts';
import type { Services } from '#platform/services.ts';
import { publicContext } from '../context.ts';
import {
  documentHeaders,
  PLACE_PERMISSIONS,
  PRIVATE_CACHING,
  securityHeaders,
} from '../headers.ts';
import { logFailure } from '../log.ts';

type SiteEnv<Served, Site> = { Bindings: { services: Served; site: Site } };

/** The applications of the career domains; `site` is the domain of the host. */
export type PageEnv<Site> = SiteEnv<CareersServices, Site>;
export type FormEnv<Site> = SiteEnv<Services, Site>;

type Hosted<Served, Site> = { env: SiteEnv<Served, Site>['Bindings'] };

export function contextOf<Served extends Deferring, Site>({
  env: { services, site },
}: Hosted<Served, Site>) {
  return { ...publicContext(services, new Date()), site };
}

export function inputOf(c: Context) {
  return { params: c.req.param(), query: new URL(c.req.url).searchParams };
}

/** Headers of a page under this content policy, without caching. */
export function pageHeaders(policy: string): Record<string, string> {
  return {
    ...documentHeaders,
    'Permissions-Policy': PLACE_PERMISSIONS,
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
      'X-Request-Id': requestId,
    },
  });
}
