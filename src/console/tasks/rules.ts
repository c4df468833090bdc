/** The addresses of tasks. */
import type { Typed } from '#console/layout/fields.tsx';
import { applicationPath, teamPath } from '#console/board/rules/addresses.ts';
import type { Task } from '#recruiting/pipeline/tasks/schemas.ts';

export const TASKS = '/tasks';
export const NEW_TASK = `${TASKS}/new`;
export const TASK = `${TASKS}/{task}`;
export const DO_TASK = `${TASKS}/do`;

/** Where a task is shown that is about something; else the list of one's own. */
export function placeOfTask(task: Pick<Task, 'candidate_job_id' | 'job'>): string {
  const { candidate_job_id: id, job } = task;
  if (!job) return TASKS;
  const of = { hashId: job.hash_id };
  return id === null ? teamPath('', of) : applicationPath('', of, id);
}

/** As the API takes it: an empty option stands for no member, and an empty day for no due date. */
export function typedTask({ title = '', due_on: due = '', user_id: user = '' }: Typed) {
  return {
    title,
    due_on: due === '' ? null : due,
    user_id: user === '' ? null : Number(user),
  };
}
