/** How large requests may be, and how many a caller may send (decisions: Sizes, Rate limits). */
import { rateLimits } from '#platform/rate-limits.ts';
import type { RateLimitName } from '#platform/rate-limits.ts';
import type { HttpServices } from '#platform/http-services.ts';
import { ApiError } from '#errors.ts';

export const JSON_BYTES_MAX = 1_000_000;
export const JSON_DEPTH_MAX = 32;
/** No use of this API needs a longer URL, and proxies refuse it as well. */
export const URL_LENGTH_MAX = 8_192;

const RATE_WINDOW_SECONDS = 60;

/** The limit in force. How many requests are left is unknown: the platform answers only yes or no. */
export function rateHeaders(limit: RateLimitName): Record<string, string> {
  const { perMinute } = rateLimits[limit];
  return {
    'RateLimit-Policy': `"${limit}";q=${perMinute};w=${RATE_WINDOW_SECONDS}`,
    'X-RateLimit-Limit': String(perMinute),
  };
}

export async function spend(
  services: Pick<HttpServices, 'allows'>,
  limit: RateLimitName,
  key: string,
): Promise<void> {
  if (!(await services.allows(limit, key))) throw tooManyRequests(limit);
}

/** Until the window of this isolate ends. The binding tells nothing of its own, which is no longer. */
export function secondsToWindowEnd(now: number): number {
  return RATE_WINDOW_SECONDS - Math.floor((now / 1000) % RATE_WINDOW_SECONDS);
}

export function tooManyRequests(limit: RateLimitName): ApiError {
  const seconds = secondsToWindowEnd(Date.now());
  return new ApiError('too_many_requests', {
    headers: {
      ...rateHeaders(limit),
      'X-RateLimit-Remaining': '0',
      'Retry-After': String(seconds),
    },
    extra: { retry_after: seconds },
  });
}

/**
 * The client's address as the platform saw it; the header cannot be forged through Cloudflare. Of IPv6 only the /64
 * network, as a client that has one of its addresses has all of them.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get('cf-connecting-ip') ?? 'unknown';
  return address.includes(':') ? networkOf(address) : address;
}

/** The whole address, IPv6 in eight groups of four digits; undefined where the platform names none. */
export function fullAddress(request: Request): string | undefined {
  const address = request.headers.get('cf-connecting-ip') ?? undefined;
  return address?.includes(':') === true
    ? groupsOf(address)
        .map((group) => group.padStart(4, '0').toLowerCase())
        .join(':')
    : address;
}

/** The first four of eight groups. */
function networkOf(address: string): string {
  return `${groupsOf(address)
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, '').toLowerCase())
    .join(':')}::/64`;
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter((group) => group !== '');
  const last = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return tail === undefined ? first : [...first, ...zeros, ...last];
}
