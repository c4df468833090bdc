/** Tasks as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import type { tasks } from '#data/tables/tasks.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id, JobRef, PathId } from '#lib/id-schemas.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import { SingleLine } from '#lib/text-schemas.ts';
import { isDate, timestamp, timestampOrNull } from '#lib/time.ts';
import { Author } from '#recruiting/pipeline/applications/schemas/activity.ts';
import { taskStatuses } from '#vocabulary/tasks.ts';
import { TITLE_LENGTH_MAX } from './rules.ts';

const fields = {
  title: SingleLine.min(1).max(TITLE_LENGTH_MAX),
  due_on: z
    .string()
    .refine(isDate, 'Must be a date, such as 2026-12-01.')
    .nullable()
    .optional()
    .describe('The day by which it is to be done.'),
  user_id: Id.nullable()
    .optional()
    .describe(
      'The `user_id` of the member who is to do it, who must see what it is about. Null: nobody.',
    ),
};

export const NewTask = z
  .object({
    ...fields,
    user_id: fields.user_id.describe(
      'The `user_id` of the member who is to do it, who must see what it is about. Absent: the caller.',
    ),
    candidate_job_id: Id.optional().describe('The id of the application that it is about.'),
    job_id: JobRef.optional().describe(
      'The id or `hash_id` of the job that it is about; absent where it is about an application.',
    ),
  })
  .meta({
    id: 'NewTask',
    example: { title: 'Call about the start date', due_on: '2026-12-01', candidate_job_id: 1 },
  });
export type NewTask = z.output<typeof NewTask>;

export const TaskChange = z
  .object(fields)
  .partial()
  .meta({ id: 'TaskChange', example: { due_on: '2026-12-04' } });
export type TaskChange = z.output<typeof TaskChange>;

export const TaskDone = z
  .object({ is_done: z.boolean().default(true).describe('False opens it again.') })
  .meta({ id: 'TaskDone', example: { is_done: true } });

export const TaskQuery = Paging.extend({
  user_id: PathId.optional().describe('Only those of this member, by `user_id`.'),
  candidate_job_id: PathId.optional().describe('Only those about this application.'),
  job_id: PathId.optional().describe('Only those about this job and its applications.'),
  status: anyCase(taskStatuses).optional(),
});
export type TaskQuery = z.output<typeof TaskQuery>;

export const Task = z
  .object({
    id: z.int(),
    title: z.string(),
    candidate_job_id: z.int().nullable(),
    candidate: z
      .object({ id: z.int(), first_name: z.string(), last_name: z.string() })
      .nullable()
      .describe('Null where it is about no application.'),
    job: z.object({ id: z.int(), hash_id: z.string(), title: z.string() }).nullable(),
    user: Author.describe('Who is to do it; null: nobody.'),
    created_by: Author,
    due_on: z.string().nullable(),
    status: z.enum(taskStatuses),
    done_at: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Task' });
export type Task = z.output<typeof Task>;

/** With the names of whom and what it is about. */
export type TaskRow = typeof tasks.$inferSelect & {
  candidateId: number | null;
  firstName: string | null;
  lastName: string | null;
  hashId: string | null;
  jobTitle: string | null;
  userName: string | null;
  makerName: string | null;
};

export function toTask(row: TaskRow): Task {
  return {
    id: row.id,
    title: row.title,
    candidate_job_id: row.applicationId,
    candidate:
      row.candidateId === null
        ? null
        : {
            id: row.candidateId,
            first_name: row.firstName ?? '',
            last_name: row.lastName ?? '',
          },
    job:
      row.jobId === null || row.hashId === null
        ? null
        : { id: row.jobId, hash_id: row.hashId, title: row.jobTitle ?? '' },
    user: row.userId === null ? null : { id: row.userId, name: row.userName ?? '' },
    created_by: row.createdBy === null ? null : { id: row.createdBy, name: row.makerName ?? '' },
    due_on: row.dueOn,
    status: row.doneAt ? 'done' : 'open',
    done_at: timestampOrNull(row.doneAt),
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
  };
}
