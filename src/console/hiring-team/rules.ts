/** The address of the hiring team of a job. */
import type { Typed } from '#console/layout/fields.tsx';

export const JOB_TEAM = '/jobs/{job}/team';

/** The members whose boxes are ticked. */
export function pickedMembers(fields: Typed, of: string): number[] {
  return Object.keys(fields).flatMap((name) => {
    const [, prefix, id] = /^(\w+)\.(\d{1,16})$/u.exec(name) ?? [];
    return id === undefined || prefix !== of ? [] : [Number(id)];
  });
}
