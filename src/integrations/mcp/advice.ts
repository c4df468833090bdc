/** What an agent should do next, for each error code. */
import type { ErrorCode } from '#errors.ts';

const advice: Readonly<Partial<Record<ErrorCode, string>>> = {
  invalid_input: 'Correct the arguments listed in errors and call again.',
  not_found:
    'The company has no record with this id. Look it up with search_jobs, search_candidates or get_pipeline_overview.',
  merged: 'Call again with the id in related.',
  insufficient_role:
    'The role of the user does not allow this. Do not retry; suggest asking a colleague with a higher role.',
  insufficient_access:
    'The user sees only the applications that they are assigned to. Do not retry; suggest asking an Admin.',
  stale_write: 'Someone else changed the record. Read it again before you decide.',
  application_closed:
    'The application is rejected or hired. undo_rejection makes a rejected application active again.',
  not_rejected: 'There is no rejection to undo.',
  duplicate_application:
    'The candidate already has an application for this job. Its id is in the error.',
  job_not_open: 'The job is neither Live nor Draft. prepare_job_change can reopen it.',
  candidate_erased: 'The data of this candidate has been erased. Nothing can be done.',
  already_undone: 'There is nothing left to undo.',
  confirmation_over:
    'Call the prepare_ tool again, show its preview to the user, and confirm with the new token.',
  preview_changed: 'Call the prepare_ tool again and show the user what has changed.',
  still_running: 'Wait a second and call again with the same arguments.',
  idempotency_mismatch: 'Use a new idempotency_key for other arguments.',
  answer_lost: 'The action was completed. Do not repeat it; read the record to see the result.',
  too_many_requests: 'Wait a minute, then call again.',
  index_incomplete: 'Search without filters, or call again in some minutes.',
  storage_unavailable: 'Wait a second and call again.',
};

export function adviceFor(code: ErrorCode): string {
  return advice[code] ?? 'Tell the user. Calling again with the same arguments will not help.';
}
