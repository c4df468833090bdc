/** Gives up what takes too long, for a request that has something else to do then. */
import { ApiError } from '#errors.ts';

/** The result, or 503 where it takes longer. What was begun goes on, so whether it did something is unknown. */
export async function within<Result>(
  milliseconds: number,
  begin: () => Promise<Result>,
): Promise<Result> {
  if (milliseconds <= 0) throw new ApiError('storage_unavailable');
  const work = begin();
  // Its failure after it was given up is of no interest.
  work.catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('storage_unavailable')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'storage_unavailable';
}
