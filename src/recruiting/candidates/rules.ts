/** How long candidates are kept, and who is not erased. */
import { DAY_MS } from '#lib/time.ts';
import { ApiError } from '#errors.ts';

/** As long before the end the Admins are told. */
export const NOTICE_MS = 14 * DAY_MS;

export function assertErasable(candidate: { isHeld: boolean; erasedAt: Date | null }): void {
  if (candidate.erasedAt) throw new ApiError('candidate_erased');
  if (candidate.isHeld) throw new ApiError('candidate_held');
}
