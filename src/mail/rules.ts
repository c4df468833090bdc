/** What is sent and what is not, how often it is tried, and what becomes of it. */
import { asciiAddress, isOneLine } from '#lib/email-message.ts';
import type { Delivery } from '#lib/email-message.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import type { Mail } from '#mail/schemas.ts';

/** After the first attempt, the second and the third; the fourth is the last. */
const RETRY_DELAYS_SECONDS = [10, 60, 300] as const;
export const ATTEMPTS_MAX = RETRY_DELAYS_SECONDS.length + 1;

/** Twice what sending may take: only what has ended is taken up again. */
export const LEASE_MS = 2 * MINUTE_MS;

/** Later than this nothing is sent of itself: its links are over, and it would surprise. */
export const LATE_MS = DAY_MS;

/** Why this cannot be sent at all, or null. */
export function mailFault({ to, subject, replyTo, unsubscribeUrl = '' }: Mail): string | null {
  if (to === null) return 'no_address';
  const shown = [to, subject, replyTo?.name ?? '', replyTo?.email ?? '', unsubscribeUrl];
  if (!shown.every(isOneLine)) return 'header_injection';
  const addresses = replyTo ? [to, replyTo.email] : [to];
  return addresses.every((email) => asciiAddress(email) !== null) ? null : 'bad_address';
}

/** What no person wrote is not answered by machines (RFC 3834, 5). */
export function headersOf({ replyTo, unsubscribeUrl }: Mail): Record<string, string> {
  return {
    ...(!replyTo && { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** The same for every spelling of an address. */
export function addressKey(email: string): string {
  const trimmed = email.trim();
  return (asciiAddress(trimmed) ?? trimmed).toLowerCase();
}

export type Outcome = Delivery | { is: 'suppressed' };

export type Verdict = {
  status: 'queued' | 'sent' | 'failed' | 'suppressed';
  error: string | null;
  /** Until it is tried again; null: it has ended. */
  delaySeconds: number | null;
};

/** `attempts` counts the one that went so. */
export function judge(attempts: number, outcome: Outcome): Verdict {
  if (outcome.is === 'sent') return { status: 'sent', error: null, delaySeconds: null };
  if (outcome.is === 'suppressed') return { status: 'suppressed', error: null, delaySeconds: null };
  const delaySeconds = outcome.is === 'later' ? RETRY_DELAYS_SECONDS[attempts - 1] : undefined;
  return delaySeconds === undefined
    ? { status: 'failed', error: outcome.code, delaySeconds: null }
    : { status: 'queued', error: outcome.code, delaySeconds };
}

/** Counted from when the attempt began, so that who is woken after the delay does not come too early. */
export function nextAttemptAt(now: Date, { delaySeconds }: Verdict): Date | null {
  return delaySeconds === null ? null : new Date(now.getTime() + delaySeconds * SECOND_MS);
}

/** An operator may have anything sent that has not been, and is not being. */
export function mayRetry(status: Verdict['status'] | 'sending' | 'canceled'): boolean {
  return status !== 'sent' && status !== 'sending' && status !== 'canceled';
}
