/** Notifications, and how members want to be told, as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import { anyCase } from '#lib/choice-schemas.ts';
import { PagingOfLog } from '#lib/pagination-schemas.ts';
import { timestamp } from '#lib/time.ts';
import { Author } from '#recruiting/pipeline/applications/schemas/activity.ts';
import { noticeKinds, waysOf } from '#vocabulary/notifications.ts';
import type { NoticeKind, ToldKind } from '#vocabulary/notifications.ts';
import { allWays } from './rules.ts';
import type { Kinds } from './rules.ts';

export const NotificationQuery = PagingOfLog.extend({
  unread: anyCase(['yes', 'no']).optional().describe('`yes`: only those that are not read.'),
});
export type NotificationQuery = z.output<typeof NotificationQuery>;

export const Notification = z
  .object({
    id: z.int(),
    kind: z.enum(noticeKinds),
    person: Author.describe('Who did it; null: the candidate, or somebody who is no member.'),
    candidate_job_id: z.int().nullable(),
    candidate: z
      .object({ id: z.int(), first_name: z.string(), last_name: z.string() })
      .nullable()
      .describe('Null where it is about no application.'),
    job: z.object({ id: z.int(), hash_id: z.string(), title: z.string() }).nullable(),
    task: z.object({ id: z.int(), title: z.string() }).nullable(),
    subject_id: z
      .int()
      .describe('The id of the note, the feedback, the request for it, the task or the email.'),
    is_read: z.boolean(),
    created_at: z.string(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.output<typeof Notification>;

export type NotificationRow = {
  id: number;
  kind: NoticeKind;
  actor_id: number | null;
  actor_name: string | null;
  application_id: number | null;
  candidate_id: number | null;
  first_name: string | null;
  last_name: string | null;
  job_id: number | null;
  hash_id: string | null;
  job_title: string | null;
  task_title: string | null;
  subject_id: number;
  read_at: number | null;
  created_at: number;
};

export function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    person: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
    candidate_job_id: row.application_id,
    candidate:
      row.candidate_id === null
        ? null
        : {
            id: row.candidate_id,
            first_name: row.first_name ?? '',
            last_name: row.last_name ?? '',
          },
    job:
      row.job_id === null || row.hash_id === null
        ? null
        : { id: row.job_id, hash_id: row.hash_id, title: row.job_title ?? '' },
    task: row.task_title === null ? null : { id: row.subject_id, title: row.task_title },
    subject_id: row.subject_id,
    is_read: row.read_at !== null,
    created_at: timestamp(new Date(row.created_at)),
  };
}

const says: Readonly<Record<ToldKind, string>> = {
  mention: 'A note or feedback mentions you.',
  feedback_request: 'You are asked for feedback. `none` stops the reminders, too.',
  reply: 'A candidate of your jobs replied to an email.',
  feedback: 'Feedback that you asked for was submitted.',
  task: 'You were given a task.',
  task_done: 'A task that you gave was done.',
  application: 'New applications for jobs in whose hiring team you are.',
};

const way = (kind: ToldKind) => anyCase(waysOf(kind)).describe(says[kind]);
const kinds = z.object({
  mention: way('mention'),
  feedback_request: way('feedback_request'),
  reply: way('reply'),
  feedback: way('feedback'),
  task: way('task'),
  task_done: way('task_done'),
  application: way('application'),
} satisfies Record<ToldKind, z.ZodType>);
const isAnyTime = z
  .boolean()
  .describe('Whether emails come from 20 to 7 and at weekends, too, where the member is.');

export const NotificationChoices = z
  .object({ kinds, any_time: isAnyTime })
  .meta({ id: 'NotificationChoices' });
export type NotificationChoices = z.output<typeof NotificationChoices>;

export const NotificationChoicesChange = z
  .object({
    kinds: kinds
      .partial()
      .describe('How to be told: by an email at once, in the daily email, or by no email.'),
    any_time: isAnyTime,
  })
  .partial()
  .meta({ id: 'NotificationChoicesChange', example: { kinds: { task: 'none' } } });
export type NotificationChoicesChange = z.output<typeof NotificationChoicesChange>;

export function toChoices(
  row: { kinds: Kinds; isAnyTime: boolean } | undefined,
): NotificationChoices {
  return { kinds: allWays(row?.kinds ?? {}), any_time: row?.isAnyTime ?? false };
}
