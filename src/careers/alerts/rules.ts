/** What may be asked for, how often is written, and when an alert ends by itself. */
import { asciiAddress } from '#lib/email-message.ts';
import { EMAIL_LENGTH_MAX, EMAIL_PATTERN, textFault } from '#lib/text.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';

export const periods = { daily: DAY_MS, weekly: 7 * DAY_MS } as const;
export type Frequency = keyof typeof periods;

/** Whoever has not confirmed by then does not want it: the row goes, and so the address. */
export const CONFIRM_MS_MAX = 7 * DAY_MS;
/** Of one address, confirmed. Nobody reads more. */
export const ALERTS_MAX = 20;
/** A mail; the list shows the rest. */
export const JOBS_MAX = 20;
/** Two that ask for the same within this time get one mail: a form that was sent twice. */
export const ASKED_AGAIN_MS = 5 * MINUTE_MS;
/** What is being committed now may be dated before now: the last minute is told of next time. */
export const SETTLED_MS = MINUTE_MS;
/** Refusals in a row after which nobody is written to any more. */
export const FAILURES_MAX = 5;

export type Fault = 'required' | 'too_long' | 'not_email' | 'unreadable';

export function emailFault(email: string): Fault | null {
  if (email === '') return 'required';
  if (email.length > EMAIL_LENGTH_MAX) return 'too_long';
  if (textFault(email) !== null) return 'unreadable';
  // What no mail can be addressed to would be waited for in vain.
  return EMAIL_PATTERN.test(email) && asciiAddress(email) !== null ? null : 'not_email';
}

/** At the same time of day, and never in the past, however late it is. */
export function nextDue(due: Date, now: Date, frequency: Frequency): Date {
  const period = periods[frequency];
  const missed = Math.max(0, Math.floor((now.getTime() - due.getTime()) / period));
  return new Date(due.getTime() + (missed + 1) * period);
}

/** What became of the last mail. */
type LastMail = { status: string | null; error: string | null; failures: number };

/** The mailbox is gone, or wants nothing of us. */
const endings = [/^smtp recipient 5/u, /^bad_address$/u, /^E_RECIPIENT_SUPPRESSED$/u];
/** Of the letter, which the mailbox may not want; what is wrong with the sender is ours to mend, and ends nothing. */
const refusals = [/^smtp data 5/u];

/** What the last mail means for the alert: how many were refused in a row now, or null: it ends. */
export function judgeLast({ status, error, failures }: LastMail): number | null {
  if (status === 'suppressed') return null;
  if (status !== 'failed') return status === 'sent' ? 0 : failures;
  const why = error ?? '';
  if (endings.some((ending) => ending.test(why))) return null;
  const refused = refusals.some((refusal) => refusal.test(why)) ? failures + 1 : failures;
  return refused >= FAILURES_MAX ? null : refused;
}
