/** Errors of one change among several, which must not stop the others. */
import { ApiError } from '#errors.ts';

/**
 * Returns the client error of a failed change. It is not retried, as that would repeat the other
 * changes. Throws unexpected errors.
 */
export function toClientError(error: unknown): ApiError {
  const problem = error instanceof Error && 'apiError' in error ? error.apiError : error;
  if (problem instanceof ApiError && problem.status < 500) return problem;
  throw error;
}
