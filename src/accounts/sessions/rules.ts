/** Where a sign-in may lead, and what its page may say. */
import { MINUTE_MS } from '#lib/time.ts';

/** The pages that send people to sign in; everything else leads to the settings. */
const known = /^\/(?:authorize\?|settings(?:[/?]|$))/u;
const ANY_ORIGIN = 'https://host';

export const SIGNED_IN_PATH = '/settings';

export function nextPath(given: string): string {
  // A browser takes `\` for `/`, and skips tabs and line breaks.
  if (/^[^?]*[\\\s]|[\t\r\n]/u.test(given) || !URL.canParse(given, ANY_ORIGIN))
    return SIGNED_IN_PATH;
  // It walks `..` up as well.
  const { origin, pathname, search } = new URL(given, ANY_ORIGIN);
  const path = pathname + search;
  return origin === ANY_ORIGIN && known.test(path) ? path : SIGNED_IN_PATH;
}

/** How long the second step may take after the first. */
export const TICKET_MS = 10 * MINUTE_MS;

const notices = ['signed_out', 'password_set', 'joined'] as const;

/** What the sign-in page says first: a name out of a list, as anybody can write it into the URL. */
export function noticeOf(given: string | null): (typeof notices)[number] | null {
  return notices.find((notice) => notice === given) ?? null;
}
