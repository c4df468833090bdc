/** Which hosts are ours. The Host header selects the application and never becomes part of an answer. */
import type { HttpServices } from '#platform/http-services.ts';
import { failureAnswer } from './envelope.ts';
import { ApiError } from '#errors.ts';
import { PRIVATE_CACHING } from './headers.ts';

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Host name and path, without the cost of a whole `URL`. */
export function addressOf({ url }: Pick<Request, 'url'>): { hostname: string; pathname: string } {
  const [, host = '', pathname = '/'] = /^https?:\/\/([^/?#]*)([^?#]*)/u.exec(url) ?? [];
  return { hostname: host.replace(/:\d+$/u, ''), pathname };
}

export function isApiHost(
  hostname: string,
  { apiHostname, isDevelopment }: Pick<HttpServices, 'apiHostname' | 'isDevelopment'>,
): boolean {
  return hostname === apiHostname || (isDevelopment && loopback.has(hostname));
}

/** Whether a path of a career domain belongs to the API, and not to a page. */
export function isApiPath(pathname: string): boolean {
  return /^\/(?:api|files)\//u.test(pathname);
}

/** Whether the origin is of this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  return loopback.has(addressOf({ url: origin }).hostname);
}

/** Whether the request came over https, or over a connection within this machine, which `*.localhost` is (RFC 6761). */
export function isHttps({ url }: Pick<Request, 'url'>): boolean {
  if (url.startsWith('https:')) return true;
  const { hostname } = addressOf({ url });
  return loopback.has(hostname) || hostname.endsWith('.localhost');
}

/** Sends a request over plain http to https, whatever its method, and reads nothing of it. `hostname` is one of ours. */
export function redirectToHttps({ url }: Pick<Request, 'url'>, hostname: string): Response {
  const { pathname, search } = new URL(url);
  return new Response(null, {
    status: 308,
    headers: {
      Location: `https://${hostname}${pathname}${search}`,
      'Cache-Control': PRIVATE_CACHING,
    },
  });
}

export function unknownHost(): Response {
  return failureAnswer(new ApiError('unknown_path'), 'tenant');
}
