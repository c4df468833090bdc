/** Translates errors of KV and R2 to `storage_unavailable`, after which a client may try again. */
import { ApiError } from '#errors.ts';

const RETRY_AFTER_SECONDS = 1;

export async function reached<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new ApiError('storage_unavailable', {
      headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      cause: error,
    });
  }
}
