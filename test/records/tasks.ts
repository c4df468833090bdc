/** Tasks. */
import type { Role } from '#access.ts';
import type { Task } from '#recruiting/pipeline/tasks/schemas.ts';
import type { Company } from '../support/company.ts';
import type { TestRecord } from '../support/test-record.ts';

/** About an application: a new one, unless one is given. */
export async function openTask(
  company: Company,
  {
    id,
    title = 'Call about the start date',
    of = 'Viewer',
  }: { id?: number; title?: string; of?: Role } = {},
): Promise<Task> {
  const about = id ?? (await company.apply({ files: [] })).id;
  const body = { title, candidate_job_id: about, user_id: await company.user(of) };
  return (await company.admin<Task>('POST', '/api/tasks/store', body)).body.data;
}

export const tasks: TestRecord = {
  bodies: {
    '/api/tasks/store': async (company) => ({
      title: 'Call about the start date',
      candidate_job_id: (await company.apply({ files: [] })).id,
    }),
    '/api/tasks/update/{id}': { due_on: '2027-01-08' },
  },
  made: { '/api/tasks/': (company) => openTask(company) },
  ids: [[/task_id$/u, async (company) => (await openTask(company)).id]],
};
