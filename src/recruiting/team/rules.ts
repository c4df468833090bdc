/** Who may be changed on a team, and who not (decisions: update-role, Remove a member). */
import type { Role } from '#access.ts';
import { ApiError } from '#errors.ts';

type Member = { userId: number; role: Role };

/** A company always has somebody who can let others in. */
export function assertAdminStays(isLastAdmin: boolean, becomes: Role | null): void {
  if (isLastAdmin && becomes !== 'Admin') throw new ApiError('last_admin');
}

export function assertOther(member: Member, actorId: number | null): void {
  if (member.userId === actorId) throw new ApiError('own_membership');
}
