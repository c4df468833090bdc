/** Rules for erasing candidates. */
import { DAY_MS } from '#lib/time.ts';
import { ApiError } from '#errors.ts';

/** How long before a candidate is erased the Admins are notified. */
export const NOTICE_MS = 14 * DAY_MS;

export function assertErasable(candidate: { isHeld: boolean; erasedAt: Date | null }): void {
  if (candidate.erasedAt) throw new ApiError('candidate_erased');
  if (candidate.isHeld) throw new ApiError('candidate_held');
}
