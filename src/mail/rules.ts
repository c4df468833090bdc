/** Which emails are sent, how often they are tried, and the outcome of an attempt. */
import { asciiAddress, isOneLine } from '#lib/email-message.ts';
import { emailKey } from '#lib/email-key.ts';
import type { Delivery } from '#lib/email-message.ts';
import { RETRY_DELAYS_SECONDS } from '#lib/retry-schedule.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import type { Frame, Insertion, Mail } from '#mail/schemas.ts';

/** Twice the time limit of sending: an email is claimed again only after its attempt has ended. */
export const LEASE_MS = 2 * MINUTE_MS;

/** An email this late is not sent: its links have expired. */
export const LATE_MS = DAY_MS;

/** The content of an email about no application is kept for this long after the email was sent or given up. */
export const CONTENT_MS = 30 * DAY_MS;

/**
 * Whether the content is deleted as soon as the email is sent: that of an email which no application shows. Many of these
 * hold a code or a link that grants access.
 */
export function isDeletedOnceSent({ applicationId }: { applicationId: number | null }): boolean {
  return applicationId === null;
}

/** The code of why this cannot be sent at all, or null. */
export function mailFault({ to, subject, replyTo, unsubscribeUrl = '' }: Mail): string | null {
  if (to === null) return 'no_address';
  const headers = [to, subject, replyTo?.name ?? '', replyTo?.email ?? '', unsubscribeUrl];
  if (!headers.every(isOneLine)) return 'header_injection';
  const addresses = replyTo ? [to, replyTo.email] : [to];
  return addresses.every((email) => asciiAddress(email) !== null) ? null : 'bad_address';
}

/** The headers. Automatic replies are suppressed where no person wrote the email (RFC 3834, 5). */
export function headersOf(
  { replyTo, unsubscribeUrl }: Mail,
  answered: string | null,
): Record<string, string> {
  return {
    // Mail programs show both together.
    ...(answered !== null && { 'In-Reply-To': answered, References: answered }),
    ...(!replyTo && { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** What follows the number of the company in the unique key of an email, as `MailAbout` names it. */
export function dedupeKeyIn(kind: string, key: string): string {
  return `:${kind}:${key}`;
}

/** A key that is the same for every spelling of an address. */
export function addressKey(email: string): string {
  const trimmed = email.trim();
  return emailKey(asciiAddress(trimmed) ?? trimmed);
}

export type Outcome = Delivery | { is: 'suppressed' };

export type MailState = {
  status: 'queued' | 'sent' | 'failed' | 'suppressed';
  error: string | null;
  /** Time until the next attempt; null: none. */
  delaySeconds: number | null;
};

/** The new state of an email after an attempt; `attempts` includes that one. */
export function stateAfter(attempts: number, outcome: Outcome): MailState {
  if (outcome.is === 'sent') return { status: 'sent', error: null, delaySeconds: null };
  if (outcome.is === 'suppressed') return { status: 'suppressed', error: null, delaySeconds: null };
  const delaySeconds = outcome.is === 'later' ? RETRY_DELAYS_SECONDS[attempts - 1] : undefined;
  return delaySeconds === undefined
    ? { status: 'failed', error: outcome.code, delaySeconds: null }
    : { status: 'queued', error: outcome.code, delaySeconds };
}

/** The time of the next attempt, counted from the beginning of the last: the message with this delay must not come too early. */
export function nextAttemptAt(now: Date, { delaySeconds }: MailState): Date | null {
  return delaySeconds === null ? null : new Date(now.getTime() + delaySeconds * SECOND_MS);
}

/** Whether an operator may send it again: not if it was sent, is being sent or was canceled. */
export function mayRetry(status: MailState['status'] | 'sending' | 'canceled'): boolean {
  return status !== 'sent' && status !== 'sending' && status !== 'canceled';
}

/** What stands around an email. One without words of its own about it is from an earlier version. */
export function frameOf({ frame }: Mail, { companyId }: { companyId: number | null }): Frame {
  return frame ?? { language: 'en', from: companyId === null ? 'service' : 'company' };
}

/** The email as it is sent once it waits no more, with the paragraph that `write` answers, if any. */
export function withInsertion(
  { insertion, ...mail }: Mail,
  write: (insertion: Insertion) => string | null,
): Mail {
  const paragraph = insertion ? write(insertion) : null;
  if (!insertion || paragraph === null) return mail;
  const { at } = insertion;
  return { ...mail, text: `${mail.text.slice(0, at)}${paragraph}\n\n${mail.text.slice(at)}` };
}
