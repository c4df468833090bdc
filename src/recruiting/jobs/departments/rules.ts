/** The rules of departments: names, how many there may be, their order, and when one can be deleted. */
import { ApiError, invalidField } from '#errors.ts';

/** More are no choice of a list any more. */
const DEPARTMENTS_MAX = 200;
export const departmentLimit = {
  max: DEPARTMENTS_MAX,
  field: 'departments',
  text: `A company can have at most ${DEPARTMENTS_MAX} departments.`,
};
export const NAME_LENGTH_MAX = 80;

/** Throws 409 if another department has the name. */
export function assertNewName(same: { id: number } | undefined): void {
  if (!same) return;
  throw new ApiError('duplicate', {
    errors: { name: ['A department has this name.'] },
    related: { type: 'department', id: same.id },
    extra: { id: same.id },
  });
}

/** Throws 409 for a department that jobs have, unless they move, and 422 where they cannot move. */
export function assertRemovable({
  id,
  moveTo,
  isTargetOwn,
  job,
}: {
  id: number;
  moveTo: number | undefined;
  isTargetOwn: boolean;
  /** One of those that have the department. */
  job: { id: number } | undefined;
}): void {
  if (moveTo !== undefined && (moveTo === id || !isTargetOwn)) {
    throw invalidField('move_to', 'Must be another department of this company.');
  }
  if (moveTo === undefined && job) {
    throw new ApiError('department_in_use', { related: { type: 'job', id: job.id } });
  }
}

/** The ids with one of them at a position, which begins at 1; past the end it is the last. */
export function reordered(ids: readonly number[], id: number, position: number): number[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.min(position - 1, others.length), 0, id);
}
