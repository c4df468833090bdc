/** The rules for changing and removing members (decisions: update-role, Remove a member). */
import type { Access, Role } from '#access.ts';
import { ApiError, invalidField } from '#errors.ts';
import { ASSIGNED_JOBS_MAX } from '#recruiting/jobs/hiring-team/rules.ts';

type Member = { userId: number; role: Role };

/** Throws 409 if the last Admin would lose the role: a company always has an Admin. */
export function assertAdminStays(isLastAdmin: boolean, becomes: Role | null): void {
  if (isLastAdmin && becomes !== 'Admin') throw new ApiError('last_admin');
}

export function assertOther(member: Member, actorId: number | null): void {
  if (member.userId === actorId) throw new ApiError('own_membership');
}

/** Throws 422 where a member with limited access would see more jobs than their lists can ask for. */
export function assertFewJobs(access: Access, jobs: number): void {
  if (access === 'all' || jobs <= ASSIGNED_JOBS_MAX) return;
  throw invalidField(
    'access',
    `Is in the hiring teams of ${jobs} jobs; limited access takes ${ASSIGNED_JOBS_MAX} at most.`,
  );
}
