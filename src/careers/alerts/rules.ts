/** Job alerts: valid addresses, when the next email is due, and when an alert ends by itself. */
import { UNCONFIRMED_MS } from '#lib/retention.ts';
import { EMAIL_LENGTH_MAX, isEmailAddress } from '#lib/email-address.ts';
import { lineFault } from '#lib/text.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';

export const periods = { daily: DAY_MS, weekly: 7 * DAY_MS } as const;
export type Frequency = keyof typeof periods;

/** An alert that is not confirmed within this time is deleted, with its address. */
export const CONFIRM_MS_MAX = UNCONFIRMED_MS;
/** Confirmed alerts per address. */
export const ALERTS_MAX = 20;
/** Jobs per email; the email links to the rest. */
export const JOBS_MAX = 20;
/** A form that is submitted twice within this time sends one email. */
export const RESEND_MS_MIN = 5 * MINUTE_MS;
/** A job that is being committed now may be dated earlier, so the last minute is left to the next email. */
export const SETTLE_MS = MINUTE_MS;
/** An alert ends after this many rejected emails in a row. */
export const FAILURES_MAX = 5;

export type EmailError = 'required' | 'too_long' | 'not_email' | 'unreadable';

export function emailError(email: string): EmailError | null {
  if (email === '') return 'required';
  if (email.length > EMAIL_LENGTH_MAX) return 'too_long';
  if (lineFault(email) !== null) return 'unreadable';
  return isEmailAddress(email) ? null : 'not_email';
}

/** The next due time after `now`, at the same time of day as the last one. */
export function nextDue(due: Date, now: Date, frequency: Frequency): Date {
  const period = periods[frequency];
  const missed = Math.max(0, Math.floor((now.getTime() - due.getTime()) / period));
  return new Date(due.getTime() + (missed + 1) * period);
}

/** Minutes until a run that failed on our side is tried again. After the last one, the alert waits for its next day. */
export const RETRY_MINUTES = [5, 15, 60, 240] as const;

/** When a run is tried again that has failed `attempts` times, or null if it is given up. */
export function nextRetry(now: Date, attempts: number): Date | null {
  const minutes = RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}

/** The delivery of the last email of an alert, and the failures in a row before it. */
type LastDelivery = { status: string | null; error: string | null; failures: number };

/** The mailbox does not exist, or has unsubscribed. */
const permanentErrors = [/^smtp recipient 5/u, /^bad_address$/u, /^E_RECIPIENT_SUPPRESSED$/u];
/** The server rejected the content. Errors of the sender or the connection do not count against the mailbox. */
const rejections = [/^smtp data 5/u];

/** The failures in a row after the last delivery, or null if the alert ends. */
export function countFailures({ status, error, failures }: LastDelivery): number | null {
  if (status === 'suppressed') return null;
  if (status !== 'failed') return status === 'sent' ? 0 : failures;
  const code = error ?? '';
  if (permanentErrors.some((pattern) => pattern.test(code))) return null;
  const count = rejections.some((pattern) => pattern.test(code)) ? failures + 1 : failures;
  return count >= FAILURES_MAX ? null : count;
}
