/** Departments, by which jobs are sorted. */
import { newName } from '../support/test-record.ts';
import type { TestRecord } from '../support/test-record.ts';

export const departments: TestRecord = {
  bodies: {
    '/api/departments/store': async () => ({ name: newName() }),
    '/api/departments/update/{id}': async () => ({ name: newName() }),
  },
  made: { '/api/departments/': (company) => company.openDepartment() },
  ids: [
    [
      /(?:department_id|department-id|move_to)$/u,
      async (company) => (await company.openDepartment()).id,
    ],
  ],
};
