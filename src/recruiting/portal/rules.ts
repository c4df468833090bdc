/** What candidates see of their applications, and how codes for deleting are made. */
import { MINUTE_MS } from '#lib/time.ts';
import { rejectionShownAt } from '#recruiting/applications/rules.ts';
import type { ApplicationStatus } from '#vocabulary.ts';
import type { ScreeningOutcome } from '#vocabulary/questions.ts';

/** How long a code works. */
export const CODE_MS = 15 * MINUTE_MS;
const CODE_VALUES = 1_000_000;
const CODE_LENGTH = 6;

/** `rejectionReasons`: Withdrew. */
const WITHDREW_ID = 7;

export type ShownStatus = 'active' | 'closed' | 'hired' | 'withdrawn';

type Standing = {
  status: ApplicationStatus;
  rejectedAt: number | null;
  reasonId: number | null;
  screening: ScreeningOutcome | null;
};

/** A rejection is shown once it can no longer be undone before its email, so that the candidate does not learn of it here first. */
export function shownStatus(
  { status, reasonId, ...rejection }: Standing,
  { now, delayMinutes }: { now: Date; delayMinutes: number },
): ShownStatus {
  if (status !== 'rejected') return status;
  if (reasonId === WITHDREW_ID) return 'withdrawn';
  return now.getTime() < rejectionShownAt(rejection, delayMinutes) ? 'active' : 'closed';
}

/** Six digits of these random bits. The bias of the remainder is below one in four thousand. */
export function codeFrom(random: number): string {
  return String(random % CODE_VALUES).padStart(CODE_LENGTH, '0');
}

/** Spaces and hyphens are typed along. */
export function typedCode(text: string): string | null {
  const digits = text.normalize('NFKC').replaceAll(/[\s-]/gu, '');
  return /^\d{6}$/u.test(digits) ? digits : null;
}
