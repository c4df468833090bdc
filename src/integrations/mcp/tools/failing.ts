/** How one of several fails: it is told beside the others, and keeps none of them from being done. */
import { ApiError } from '#errors.ts';

/** What lost a race is not run again here, as that would do the others twice. Throws what is our own fault. */
export function problemIn(error: unknown): ApiError {
  const problem = error instanceof Error && 'outcome' in error ? error.outcome : error;
  if (problem instanceof ApiError && problem.status < 500) return problem;
  throw error;
}
