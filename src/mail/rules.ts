/** Which emails are sent, how often they are tried, the outcome of an attempt, and why an email was not delivered. */
import { asciiAddress, isOneLine } from '#lib/email-message.ts';
import { emailKey } from '#lib/email-key.ts';
import type { Delivery } from '#lib/email-message.ts';
import { RETRY_DELAYS_SECONDS } from '#lib/retry-schedule.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import type { DeliveryEvent } from '#lib/delivery-event.ts';
import type { Frame, Insertion, Mail } from '#mail/schemas.ts';
import type { EmailReason } from '#vocabulary/emails.ts';

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

/** The code of an email that was sent and came back with this status (RFC 3463). */
export function returnCode(status: string): string {
  return `bounce ${status}`.slice(0, CODE_LENGTH_MAX);
}

const CODE_LENGTH_MAX = 40;

/** What Cloudflare has found out about an email: that it came back, or that its receiver called it spam. Null: nothing is to be done. */
export function findingOf({
  type,
  payload,
}: DeliveryEvent): { is: 'returned'; code: string } | { is: 'complaint' } | null {
  const { terminal, delivery, bounce, rejection } = payload;
  const what = type.replace(/^cf\.email\.sending\.message\./u, '');
  if (what === 'complained') return { is: 'complaint' };
  if (terminal === false || !['bounced', 'failed', 'rejected'].includes(what)) return null;
  const status = delivery?.smtpEnhancedStatusCode || delivery?.smtpStatusCode || '';
  const known = /^[245]\d{2}$|^[245]\.\d{1,3}\.\d{1,3}$/u.test(status) ? status : null;
  const isHard = bounce?.type === 'hard';
  const isSuppressed = rejection?.reason === 'suppressed';
  const named = isHard ? 'hard' : isSuppressed ? 'suppressed' : what;
  return { is: 'returned', code: returnCode(known ?? named) };
}

/** By the beginning of the code: replies of mail servers by the step that they answer, statuses of returned emails, then codes of this service (RFC 5321, 4.2.3; RFC 3463). The first that matches. */
const reasonsOfErrors: readonly (readonly [RegExp, EmailReason])[] = [
  [/^smtp recipient (?:422|452|552)/u, 'mailbox_full'],
  [/^(?:smtp recipient 5|bad_address|no_address)/u, 'unknown_mailbox'],
  [/^smtp data 5/u, 'spam'],
  [/^bounce (?:[45]\.2\.2|452|552)$/u, 'mailbox_full'],
  // The address of the sender, and how the message proves that it is from there.
  [/^bounce (?:[45]\.1\.[78]|5\.7\.2\d|rejected)$/u, 'refused'],
  [/^bounce (?:[45]\.1\.\d+|5\.2\.1|5\.4\.4|55[013]|hard)$/u, 'unknown_mailbox'],
  [/^bounce (?:[45]\.7\.\d+|554)$/u, 'spam'],
  [/^(?:bounce suppressed|E_RECIPIENT_SUPPRESSED)$/u, 'suppressed'],
  [/^too_late$/u, 'too_late'],
  [/^sealed$/u, 'sealed'],
  [/^(?:smtp sender 5|header_injection|E_)/u, 'refused'],
];

/** Null for an email that was sent, waits or was stopped. */
export function reasonOf({
  status,
  error,
}: {
  status: MailState['status'] | 'sending' | 'canceled';
  error: string | null;
}): EmailReason | null {
  if (status === 'suppressed') return 'suppressed';
  return status === 'failed' ? reasonOfFailure(error) : null;
}

export function reasonOfFailure(error: string | null): EmailReason {
  return reasonsOfErrors.find(([pattern]) => pattern.test(error ?? ''))?.[1] ?? 'unavailable';
}
