/** The addresses of notifications, and where each leads. */
import { applicationPath, teamPath } from '#console/board/rules/addresses.ts';
import { TASKS } from '#console/tasks/rules.ts';
import type { Notification } from '#recruiting/company/notifications/schemas.ts';

export const NOTIFICATIONS = '/notifications';
export const CHOICES = `${NOTIFICATIONS}/choices`;
export const OPEN = `${NOTIFICATIONS}/open`;
export const READ_ALL = `${NOTIFICATIONS}/read-all`;

const places: Partial<Record<Notification['kind'], string>> = {
  mention: '#timeline',
  feedback_request: '/feedback',
  feedback: '#feedback',
  task: '#tasks',
  task_done: '#tasks',
};

/** Below the company. */
export function placeOfNotice({
  kind,
  candidate_job_id: id,
  job,
  subject_id: subject,
}: Notification) {
  if (!job) return TASKS;
  const of = { hashId: job.hash_id };
  if (id === null) return `${teamPath('', of)}#tasks`;
  const place = kind === 'reply' ? `#email-${subject}` : (places[kind] ?? '');
  return applicationPath('', of, id) + place;
}
