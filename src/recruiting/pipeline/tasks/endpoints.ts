/** Endpoints of tasks, in addition to the contract. */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf } from '#lib/pagination-schemas.ts';
import {
  changeTask,
  createTask,
  deleteTask,
  listTasks,
  setTaskDone,
  showTask,
} from './actions/tasks.ts';
import { NewTask, Task, TaskChange, TaskDone, TaskQuery } from './schemas.ts';

const params = z.object({ id: PathId });

export const tasks = [
  get(
    '/api/tasks/index',
    {
      about: 'List tasks',
      limited: true,
      needs: 'applicants.read',
      query: TaskQuery,
      returns: pageOf(Task),
    },
    (ctx, { query }) => listTasks(ctx, query),
  ),
  get(
    '/api/tasks/show/{id}',
    { about: 'Get a task', limited: true, needs: 'applicants.read', params, returns: Task },
    (ctx, { params: { id } }) => showTask(ctx, id),
  ),
  post(
    '/api/tasks/store',
    {
      about: 'Add a task for a member, about an application, a job, or neither',
      limited: true,
      needs: 'applicants.write',
      body: NewTask,
      returns: Task,
      status: 201,
      errors: ['candidate_erased'],
    },
    (ctx, { body }) => createTask(ctx, body),
  ),
  post(
    '/api/tasks/update/{id}',
    {
      about: 'Change a task, or give it to another member',
      limited: true,
      needs: 'applicants.write',
      params,
      body: TaskChange,
      returns: Task,
      errors: ['stale_write'],
    },
    (ctx, { params: { id }, body }) => changeTask(ctx, id, body),
  ),
  post(
    '/api/tasks/done/{id}',
    {
      about: 'Say that a task is done, or open it again; Viewers their own',
      limited: true,
      needs: 'tasks.write',
      params,
      body: TaskDone,
      returns: Task,
      errors: ['stale_write'],
    },
    (ctx, { params: { id }, body }) => setTaskDone(ctx, id, body.is_done),
  ),
  del(
    '/api/tasks/destroy/{id}',
    {
      about: 'Delete a task',
      limited: true,
      needs: 'applicants.write',
      params,
      returns: z.null(),
      errors: ['stale_write'],
    },
    (ctx, { params: { id } }) => deleteTask(ctx, id),
  ),
];
