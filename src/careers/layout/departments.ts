/** Groups the jobs of a company by department. */
import type { Department } from './props.ts';

/** `name`: null for jobs without a department; undefined of one group of all, where there are fewer than two departments. */
type Group<Job> = { name: string | null | undefined; jobs: readonly Job[] };

/** In the order of the departments; jobs without one come last. */
export function groupsOf<Job extends { department: string | null }>(
  jobs: readonly Job[],
  departments: readonly Pick<Department, 'name'>[],
): Group<Job>[] {
  if (departments.length < 2) return [{ name: undefined, jobs }];
  const names = [...departments.map(({ name }) => name), null];
  const groups = Map.groupBy(jobs, ({ department }) =>
    names.includes(department) ? department : null,
  );
  return names.flatMap((name) => {
    const group = groups.get(name);
    return group ? [{ name, jobs: group }] : [];
  });
}
