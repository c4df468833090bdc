/** The history of an application, and of all applications of a job, on the wire. */
import * as z from 'zod';
import type { activities } from '#data/tables/applications.ts';
import { PagingOfLog } from '#lib/pagination-schemas.ts';
import { timestamp } from '#lib/time.ts';
import { activityKinds } from '#vocabulary/lists.ts';

export const Author = z
  .object({ id: z.int(), name: z.string() })
  .nullable()
  .describe('Null if the candidate or the service did it.');

export const StageName = z.object({ id: z.int(), name: z.string() }).nullable();

export const Activity = z.object({
  id: z.int(),
  kind: z.enum(activityKinds),
  author: Author,
  from_stage: StageName,
  to_stage: StageName,
  created_at: z.string(),
});
export type Activity = z.output<typeof Activity>;

/** What happened to an application of a job. */
export const JobActivity = Activity.extend({
  candidate_job_id: z.int().describe('The id of the application.'),
  candidate_name: z.string().describe('Empty once the candidate was erased.'),
}).meta({ id: 'JobActivity' });
export type JobActivity = z.output<typeof JobActivity>;

/** The query of the history of an application. */
export const HistoryQuery = PagingOfLog;
export type HistoryQuery = z.output<typeof HistoryQuery>;

export type Authors = ReadonlyMap<number, string>;

export function toAuthor(userId: number | null, authors: Authors) {
  return userId === null ? null : { id: userId, name: authors.get(userId) ?? '' };
}

export function toActivity(activity: typeof activities.$inferSelect, authors: Authors): Activity {
  return {
    id: activity.id,
    kind: activity.kind,
    author: toAuthor(activity.userId, authors),
    from_stage: activity.fromStage,
    to_stage: activity.toStage,
    created_at: timestamp(activity.createdAt),
  };
}

type JobActivityRow = Omit<typeof activities.$inferSelect, 'companyId' | 'jobId' | 'createdAt'> & {
  at: Date;
  author: string | null;
  firstName: string;
  lastName: string;
};

export function toJobActivity({ firstName, lastName, ...row }: JobActivityRow): JobActivity {
  return {
    id: row.id,
    kind: row.kind,
    author: row.userId === null ? null : { id: row.userId, name: row.author ?? '' },
    from_stage: row.fromStage,
    to_stage: row.toStage,
    created_at: timestamp(row.at),
    candidate_job_id: row.applicationId,
    candidate_name: `${firstName} ${lastName}`.trim(),
  };
}
