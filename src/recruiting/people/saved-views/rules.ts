/** Rules for saved views. */
import type { Actor } from '#access.ts';
import { ApiError } from '#errors.ts';

/** More are no longer found by their names. */
export const VIEWS_MAX = 50;
export const viewLimit = {
  max: VIEWS_MAX,
  field: 'saved_views',
  text: `A member can have at most ${VIEWS_MAX} saved views.`,
};

/** A shared view is changed by whoever saved it, and by Admins. */
export function assertMayChange(
  view: { userId: number },
  actor: Pick<Actor, 'userId' | 'role'>,
): void {
  if (view.userId === actor.userId || actor.role === 'Admin') return;
  throw new ApiError('insufficient_role');
}
