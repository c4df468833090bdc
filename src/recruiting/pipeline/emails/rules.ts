/** Which emails can still be stopped, and which can be sent again. */
import { ApiError } from '#errors.ts';

export type EmailState = {
  status: 'queued' | 'sending' | 'sent' | 'failed' | 'suppressed' | 'canceled';
  attempts: number;
  contentDeletedAt: Date | null;
};

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

/** Throws 409 for an email that did not fail, whose content is gone, or that is of a stage or a rejection which is over. */
export function assertRetryable(state: EmailState & { isMeant: 0 | 1 }): void {
  if (isRetryable(state) && state.isMeant === 1) return;
  const isDeleted = state.contentDeletedAt !== null;
  throw new ApiError(isDeleted ? 'mail_deleted' : 'email_tried');
}
