/** Which emails can still be stopped, which can be sent again, and why one was not delivered. */
import { ApiError } from '#errors.ts';
import type { EmailReason } from '#vocabulary/emails.ts';

export type EmailState = {
  status: 'queued' | 'sending' | 'sent' | 'failed' | 'suppressed' | 'canceled';
  attempts: number;
  error: string | null;
  contentDeletedAt: Date | null;
};

/** Replies of mail servers by the step that they answer, then codes of this service (RFC 5321, 4.2.3; RFC 3463). The first that matches. */
const reasonsOfErrors: readonly (readonly [RegExp, EmailReason])[] = [
  [/^smtp recipient (?:422|452|552)/u, 'mailbox_full'],
  [/^(?:smtp recipient 5|bad_address|no_address)/u, 'unknown_mailbox'],
  [/^smtp data 5/u, 'spam'],
  [/^too_late$/u, 'too_late'],
  [/^sealed$/u, 'sealed'],
  [/^(?:smtp sender 5|header_injection|E_)/u, 'refused'],
];

/** Null for an email that was sent, waits or was stopped. */
export function reasonOf({
  status,
  error,
}: Pick<EmailState, 'status' | 'error'>): EmailReason | null {
  if (status === 'suppressed') return 'suppressed';
  return status === 'failed' ? reasonOfFailure(error) : null;
}

export function reasonOfFailure(error: string | null): EmailReason {
  return reasonsOfErrors.find(([pattern]) => pattern.test(error ?? ''))?.[1] ?? 'unavailable';
}

/** Whether it was not tried yet. */
export function isWaiting({ status, attempts }: Pick<EmailState, 'status' | 'attempts'>): boolean {
  return status === 'queued' && attempts === 0;
}

/** Whether it failed and its content is kept. */
export function isRetryable({
  status,
  contentDeletedAt,
}: Pick<EmailState, 'status' | 'contentDeletedAt'>): boolean {
  return (status === 'failed' || status === 'suppressed') && contentDeletedAt === null;
}

/** Throws 409 for an email that is on its way. */
export function assertWaiting(state: EmailState): void {
  if (!isWaiting(state)) throw new ApiError('email_tried');
}

/** Throws 409 for an email that did not fail, or whose content is gone. */
export function assertRetryable(state: EmailState): void {
  if (isRetryable(state)) return;
  const isDeleted = state.contentDeletedAt !== null;
  throw new ApiError(isDeleted ? 'mail_deleted' : 'email_tried');
}
