/** Headers that whole kinds of requests and answers share. */

const ONE_YEAR_SECONDS = 31_536_000;

/** On every answer. */
export const securityHeaders = {
  'Strict-Transport-Security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
} as const;

/** On every document: what it may do, and what it reveals to other sites. */
export const documentHeaders = {
  ...securityHeaders,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/** On career pages, whose search form asks for the place of the visitor when a button for it is pressed. */
export const PLACE_PERMISSIONS = 'camera=(), geolocation=(self), microphone=(), payment=()';

/** JSON is never a page: nothing may be loaded or framed from it. */
export const JSON_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For answers that depend on a token. */
export const PRIVATE_CACHING = 'no-store';

/** Public answers may be a minute old. Not longer while a fresh one is fetched: a closed job would still look open. */
export const PUBLIC_CACHING = 'public, max-age=60';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Names the fields of a body that the operation does not know and that had no effect. */
export const UNKNOWN_FIELDS = 'X-Unknown-Fields';

/** What a caller would like of the answer (RFC 7240), and what of it was done. */
export const PREFER = 'Prefer';
export const PREFERENCE_APPLIED = 'Preference-Applied';

/** Names the own website of a company that an application comes from. */
export const BOARD_KEY = 'X-Board-Key';

/** Makes a write safe to repeat. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
