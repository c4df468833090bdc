/** Where a sign-in may lead, the notices of its page, and what its attempts count for. */
import type { Attempt, Counter } from '#accounts/throttles/rules.ts';
import { MINUTE_MS } from '#lib/time.ts';

/** The paths that lead back after a sign-in. Any other `next` becomes the console. */
const allowedPath = /^\/(?:authorize\?|confirm-email\?|(?:console|settings)(?:[/?]|$))/u;
const ANY_ORIGIN = 'https://host';

export const SIGNED_IN_PATH = '/console';

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

const notices = ['signed_out', 'password_set', 'joined', 'account_deleted'] as const;

/** The notice is from the URL, which anyone can write, so only known ones are shown. */
export function parseNotice(name: string | null): (typeof notices)[number] | null {
  return notices.find((notice) => notice === name) ?? null;
}

/** `counted` is given back after a success, and `failures` are forgotten. */
export type Guess = { counted: readonly Attempt[]; failures: readonly Counter[] };

/** What the sign-in log calls the result of an attempt. */
export function outcomeOf({ is }: { is: string }): 'success' | 'failure' | 'refused' {
  if (is === 'wrong') return 'failure';
  return is === 'throttled' ? 'refused' : 'success';
}

/** So many attempts of a network count as its first. One of them may be a typing error. */
const FIRST_ATTEMPTS = 2;

/** A sign-in from a browser that has not signed in to the account before. */
export function guessOfNetwork(emailKey: string, address: string): Guess {
  const here = `${emailKey} ${address}`;
  const today = { budget: 'sign-in failures of a day', of: here } as const;
  return {
    counted: [
      { budget: 'sign-in by address', of: address },
      {
        budget: 'sign-in by account',
        of: emailKey,
        only: { counter: today, from: FIRST_ATTEMPTS },
      },
      {
        budget: 'first sign-ins by account',
        of: emailKey,
        only: { counter: today, below: FIRST_ATTEMPTS },
      },
    ],
    failures: [{ budget: 'sign-in failures', of: here }, today],
  };
}

/** A sign-in from a browser that has: no other network uses up its budget. */
export function guessOfDevice(deviceId: string): Guess {
  return {
    counted: [{ budget: 'sign-in by device', of: deviceId }],
    failures: [{ budget: 'sign-in failures by device', of: deviceId }],
  };
}

/** A second factor. Who has only the password cannot use up the budget of a known device. */
export function guessOfSecondFactor(userId: number, deviceId: string | null): Guess {
  const of = deviceId === null ? String(userId) : `${userId} ${deviceId}`;
  return {
    counted: [{ budget: 'second factor', of }],
    failures: [{ budget: 'second factor failures', of }],
  };
}
