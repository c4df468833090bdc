/** The screens of tasks: a member's own list, and the forms that add, change and delete a task. */
import { numberOrNull } from '#console/board/rules/addresses.ts';
import { formScreen } from '#console/layout/form-screen.tsx';
import { formDigest } from '#console/layout/once.ts';
import { pageOf } from '#console/layout/paging.tsx';
import type { LoadInput } from '#console/layout/screen-types.ts';
import { ifDuplicate } from '#data/database-errors.ts';
import { insertFormKey } from '#data/idempotency.ts';
import { checkedInput } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { listOwnTasks, loadTask, loadTaskForm } from '#recruiting/pipeline/tasks/actions/panel.ts';
import { changeTask, createTask, deleteTask } from '#recruiting/pipeline/tasks/actions/tasks.ts';
import { NewTask, TaskChange } from '#recruiting/pipeline/tasks/schemas.ts';
import type { TaskStatus } from '#vocabulary/tasks.ts';
import { doTask } from './do-task-screens.ts';
import { DO_TASK, NEW_TASK, placeOfTask, TASK, TASKS, typedTask } from './rules.ts';
import { NewTaskPage, TaskPage, TasksPage } from './tasks-page.tsx';

const ROWS = 50;
const needs = 'applicants.write';

const own = formScreen(TASKS, {
  limited: true,
  needs: 'applicants.read',
  query: ['status', 'page', 'done'],
  load: async (ctx, { query }) => {
    const status: TaskStatus = query.get('status') === 'done' ? 'done' : 'open';
    const list = await listOwnTasks(ctx, status, { page: pageOf(query), max: ROWS });
    return { list, status };
  },
  page: TasksPage,
  notices: (words) => words.tasks.notices,
});

/** What the address names, or the form that was sent. */
function aboutOf({ query, sent }: Pick<LoadInput, 'query' | 'sent'>) {
  const application = numberOrNull(sent?.['application'] ?? query.get('application'));
  if (application !== null) return { applicationId: application };
  const hashId = sent?.['job'] ?? query.get('job') ?? '';
  return hashId === '' ? null : { hashId };
}

const adding = formScreen(NEW_TASK, {
  limited: true,
  needs,
  query: ['application', 'job'],
  load: (ctx, input) => loadTaskForm(ctx, aboutOf(input)),
  page: NewTaskPage,
  typed: ({ ownId }) => ({ user_id: String(ownId) }),
  refusals: ({ tasks }) => ({ texts: tasks.faults }),
});

const add = adding.command({
  limited: true,
  needs,
  run: async (ctx, { fields, query }) => {
    const about = aboutOf({ query, sent: fields });
    const input = await checkedInput(NewTask, {
      ...typedTask(fields),
      ...(about && 'applicationId' in about && { candidate_job_id: about.applicationId }),
      ...(about && 'hashId' in about && { job_id: about.hashId }),
    });
    const digest = await formDigest(fields);
    const key = (id: number) => [insertFormKey(ctx, digest, id)];
    const task = await ifDuplicate(createTask(ctx, input, key), null);
    return { to: task ? placeOfTask(task) : TASKS, done: 'taskAdded', at: 'tasks' };
  },
});

const one = formScreen(TASK, {
  limited: true,
  needs,
  load: (ctx, { params }) => loadTask(ctx, params.id('task')),
  page: TaskPage,
  typed: ({ task }) => ({
    title: task.title,
    due_on: task.due_on ?? '',
    user_id: String(task.user?.id ?? ''),
  }),
  refusals: ({ tasks }) => ({ texts: tasks.faults }),
});

const change = one.command({
  limited: true,
  needs,
  run: async (ctx, { params, fields }) => {
    const input = await checkedInput(TaskChange, typedTask(fields));
    const task = await changeTask(ctx, params.id('task'), input);
    return { to: placeOfTask(task), done: 'taskSaved', at: 'tasks' };
  },
});

const remove = one.command({
  path: `${TASK}/delete`,
  limited: true,
  needs,
  typesNothing: true,
  run: async (ctx, { params }) => {
    await deleteTask(ctx, params.id('task'));
    return { to: TASKS, done: 'taskDeleted' };
  },
});

export const tasks: readonly ConsoleRoute[] = [
  own,
  doTask(own, { path: DO_TASK, to: TASKS }),
  adding,
  add,
  one,
  change,
  remove,
];
