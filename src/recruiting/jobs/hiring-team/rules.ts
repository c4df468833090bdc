/** Rules for the hiring team of a job. */
import { ApiError } from '#errors.ts';
import type { FieldErrors } from '#errors.ts';

/** More than work on any job. */
export const TEAM_MAX = 50;

/** A list of a member with limited access asks for each of their jobs. */
export const ASSIGNED_JOBS_MAX = 200;

type Placed = { user_id: number };
type Joining = ReadonlyMap<number, { isFull: boolean }>;

/** Throws 422 for who is named twice, or is neither a member who has accepted nor in the team already. */
export function assertTeam(
  given: readonly Placed[],
  { inTeam, joining }: { inTeam: ReadonlySet<number>; joining: Joining },
): void {
  const errors: FieldErrors =
    given.length > TEAM_MAX ? { members: [`A hiring team has at most ${TEAM_MAX} members.`] } : {};
  const seen = new Set<number>();
  given.forEach(({ user_id: id }, index) => {
    const field = `members.${index}.user_id`;
    if (seen.has(id)) errors[field] = ['Is in the list already.'];
    else if (!inTeam.has(id) && !joining.has(id))
      errors[field] = ['Must be a member of the company who has accepted the invitation.'];
    else if (!inTeam.has(id) && joining.get(id)?.isFull)
      errors[field] = [`Has limited access, and is in ${ASSIGNED_JOBS_MAX} hiring teams already.`];
    seen.add(id);
  });
  if (Object.keys(errors).length > 0) throw new ApiError('invalid_input', { errors });
}
