/** The rules for changing and removing members (decisions: update-role, Remove a member). */
import type { Role } from '#access.ts';
import { ApiError } from '#errors.ts';

type Member = { userId: number; role: Role };

/** Throws 409 if the last Admin would lose the role: a company always has an Admin. */
export function assertAdminStays(isLastAdmin: boolean, becomes: Role | null): void {
  if (isLastAdmin && becomes !== 'Admin') throw new ApiError('last_admin');
}

export function assertOther(member: Member, actorId: number | null): void {
  if (member.userId === actorId) throw new ApiError('own_membership');
}
