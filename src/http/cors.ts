/** Cross-origin requests (Fetch standard, 3.3): which answers scripts of any site may read, and the answers to preflights. */
import { UNKNOWN_PARAMETERS } from './query.ts';
import {
  BOARD_KEY,
  IDEMPOTENCY_KEY,
  PREFER,
  PREFERENCE_APPLIED,
  securityHeaders,
  UNKNOWN_FIELDS,
} from './headers.ts';

/** How long a browser may cache the preflight (Chromium: two hours at most). */
const PREFLIGHT_SECONDS = 7200;

/** The headers of answers that scripts may read, beside those that every script may. */
const EXPOSED_HEADERS = [
  'Allow',
  'Content-Disposition',
  'ETag',
  'Idempotent-Replayed',
  'Link',
  'Location',
  PREFERENCE_APPLIED,
  'RateLimit-Policy',
  'Retry-After',
  'WWW-Authenticate',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-Request-Id',
  UNKNOWN_FIELDS,
  UNKNOWN_PARAMETERS,
];

/** The headers that scripts may send. The wildcard stands for all others, but never for `Authorization`. */
const TAKEN_HEADERS = [
  'Authorization',
  'Content-Type',
  'Accept',
  'Accept-Language',
  'Api-Version',
  IDEMPOTENCY_KEY,
  'If-None-Match',
  PREFER,
  BOARD_KEY,
  'X-Requested-With',
  '*',
];

/**
 * For answers that depend on no cookie: a script of any site gets what its own server could fetch with the same token.
 * Pages with cookies, forms and files behind signed links never have them.
 */
export const openHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(', '),
} as const;

/** Reads nothing and counts against no limit. `methods` are those of the path. */
export function openPreflight(
  methods: readonly string[],
  takenHeaders: readonly string[] = TAKEN_HEADERS,
): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...securityHeaders,
      ...openHeaders,
      ...preflightHeaders(methods, takenHeaders),
    },
  });
}

export function preflightHeaders(
  methods: readonly string[],
  takenHeaders: readonly string[],
): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': takenHeaders.join(', '),
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  };
}
