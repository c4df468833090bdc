/** What an agent does next where something went wrong. */
import type { ErrorCode } from '#errors.ts';

const advice: Readonly<Partial<Record<ErrorCode, string>>> = {
  invalid_input: 'Mend the arguments named and call again.',
  not_found:
    'Nothing of this company has this id. Look it up with search_jobs, search_candidates or get_pipeline_overview.',
  insufficient_role:
    'Your person may not do this. Ask a colleague with a higher role, do not retry.',
  stale_write: 'Somebody was faster. Read the record again, then decide anew.',
  application_closed: 'It is rejected or hired. undo_rejection makes a rejected one active again.',
  not_rejected: 'There is nothing to take back.',
  duplicate_application: 'The person is on this job already; the id is in the error.',
  job_not_open: 'The job is neither Live nor Draft. prepare_job_change can open it.',
  candidate_erased: 'Nothing is known of this person any more, and nothing can be done.',
  already_undone: 'There is nothing left to take back.',
  confirmation_over: 'Call the prepare_ tool again, show its answer, and confirm the new token.',
  preview_changed: 'Call the prepare_ tool again and show your person what has changed.',
  still_running: 'Wait a second and call again with the same arguments.',
  answer_lost: 'It was done. Read the record to see how it stands; do not prepare it again.',
  too_many_requests: 'Wait a minute.',
  storage_unavailable: 'Wait a second and call again.',
};

export function adviceOn(code: ErrorCode): string {
  return advice[code] ?? 'Tell your person; calling again as it is will not help.';
}
