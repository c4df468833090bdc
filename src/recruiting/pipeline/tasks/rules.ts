/** Limits of tasks, who may do one, and their events. */
import type { DomainEvent } from '#events.ts';
import { ApiError, invalidField } from '#errors.ts';
import type { Actor } from '#access.ts';

export const TITLE_LENGTH_MAX = 200;

/** Tasks of an application or a job that are shown beside it: the open ones first. */
export const SHOWN_MAX = 50;

type Subject = {
  id: number;
  applicationId: number | null;
  jobId: number | null;
  userId: number | null;
};

export function taskEvent(
  name: 'task.created' | 'task.done',
  { id, applicationId, jobId, userId }: Subject,
): DomainEvent {
  return {
    name,
    // Erasing a person finds the events of their applications.
    subject: applicationId === null ? 'task' : 'application',
    subjectId: applicationId ?? id,
    data: { task_id: id, candidate_job_id: applicationId, job_id: jobId, user_id: userId },
  };
}

/** Throws 403 for a Viewer, who does no task of others. */
export function assertMayDo(userId: number | null, actor: Actor | null): void {
  if (!actor || actor.role !== 'Viewer' || actor.userId === userId) return;
  throw new ApiError('insufficient_role');
}

/** Throws 422 where the task is about more than one thing. */
export function assertOneSubject(input: { candidate_job_id?: unknown; job_id?: unknown }): void {
  if (input.candidate_job_id === undefined || input.job_id === undefined) return;
  throw invalidField(
    'job_id',
    'Give the application or the job: the job of an application is known.',
  );
}

/** Throws 422 for a member who is not there, or does not see what the task is about. */
export function assertAssignable(found: readonly unknown[]): void {
  if (found.length > 0) return;
  throw invalidField(
    'user_id',
    'Must be the user_id of an active member who sees what it is about.',
  );
}
