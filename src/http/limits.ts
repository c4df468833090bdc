/** How much a request may bring and how often it may come (decisions: Sizes, Rate limits). */
import { rateLimits } from '#cloud/rate-limits.ts';
import type { RateLimitName } from '#cloud/rate-limits.ts';
import type { Services } from '#cloud/services.ts';
import { Problem } from '#problems.ts';

export const JSON_BYTES_MAX = 1_000_000;
export const JSON_DEPTH_MAX = 32;
/** A longer URL is no use of this API; proxies refuse it as well. */
export const URL_LENGTH_MAX = 8_192;

const RATE_WINDOW_SECONDS = 60;

/** The limit in force, for the answer: the platform tells yes or no, not how many are left. */
export function rateHeaders(limit: RateLimitName): Record<string, string> {
  const { perMinute } = rateLimits[limit];
  return {
    'RateLimit-Policy': `"${limit}";q=${perMinute};w=${RATE_WINDOW_SECONDS}`,
    'X-RateLimit-Limit': String(perMinute),
  };
}

export async function spend(
  services: Pick<Services, 'allows'>,
  limit: RateLimitName,
  key: string,
): Promise<void> {
  if (await services.allows(limit, key)) return;
  throw new Problem('too_many_requests', {
    headers: {
      ...rateHeaders(limit),
      'X-RateLimit-Remaining': '0',
      'Retry-After': String(RATE_WINDOW_SECONDS),
    },
    extra: { retry_after: RATE_WINDOW_SECONDS },
  });
}

/** The client as the platform saw it; the header cannot be forged through Cloudflare. */
export function clientAddress(request: Request): string {
  return request.headers.get('cf-connecting-ip') ?? 'unknown';
}
