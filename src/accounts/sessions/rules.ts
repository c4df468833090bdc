/** Where a sign-in may lead, and the notices of its page. */
import { MINUTE_MS } from '#lib/time.ts';

/** The paths that lead back after a sign-in. Any other `next` becomes the settings. */
const allowedPath = /^\/(?:authorize\?|settings(?:[/?]|$))/u;
const ANY_ORIGIN = 'https://host';

export const SIGNED_IN_PATH = '/settings';

export function nextPath(next: string): string {
  // Browsers read `\` as `/`, and ignore tabs and line breaks.
  if (/^[^?]*[\\\s]|[\t\r\n]/u.test(next) || !URL.canParse(next, ANY_ORIGIN)) return SIGNED_IN_PATH;
  // The parser resolves `..` as browsers do.
  const { origin, pathname, search } = new URL(next, ANY_ORIGIN);
  const path = pathname + search;
  return origin === ANY_ORIGIN && allowedPath.test(path) ? path : SIGNED_IN_PATH;
}

/** How long a two-factor sign-in may take after the password. */
export const TICKET_MS = 10 * MINUTE_MS;

const notices = ['signed_out', 'password_set', 'joined'] as const;

/** The notice is from the URL, which anyone can write, so only known ones are shown. */
export function parseNotice(name: string | null): (typeof notices)[number] | null {
  return notices.find((notice) => notice === name) ?? null;
}
