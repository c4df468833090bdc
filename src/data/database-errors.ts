/** Translates database errors for callers. Their own messages hold SQL and values, and must not leave this file. */
import { ApiError } from '#errors.ts';

/** Another request has changed the same rows first: running the action again may succeed. `apiError` is the answer if it does not. */
export class ConflictError extends Error {
  readonly apiError: ApiError;

  constructor(apiError: ApiError) {
    super(apiError.message);
    this.apiError = apiError;
  }
}

/** The text that `assertChanged` makes SQLite refuse as JSON. */
export const STALE_WRITE_MARKER = 'stale write';

/** Ignores `stale_write`, for work that another request may have done already. */
export async function ignoreStaleWrite(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isStale = error instanceof ConflictError && error.apiError.code === 'stale_write';
    if (!isStale) throw error;
  }
}

const TRIES_MAX = 3;

/** Tries a write up to three times, for the outcome of what was sent: where that is lost, it is sent again. */
export async function retry(write: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- A second try only after the first has failed.
      await write();
      return;
    } catch (error) {
      if (tries === TRIES_MAX) throw error;
    }
  }
}

const RETRY_AFTER_SECONDS = 1;
const CAUSE_DEPTH_MAX = 5;

/** Awaits a statement or batch, and translates its error to an `ApiError` or `ConflictError`. */
export async function execute<Result>(
  work: Promise<Result> | PromiseLike<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw translateError(error);
  }
}

function translateError(error: unknown): Error {
  const message = deepestMessage(error);
  if (message.includes('malformed JSON')) return new ConflictError(new ApiError('stale_write'));
  if (message.includes('UNIQUE constraint failed'))
    return new ConflictError(new ApiError('duplicate'));
  if (message.includes('FOREIGN KEY constraint failed'))
    return new ConflictError(new ApiError('in_use'));
  if (/SQLITE_TOOBIG|too big/u.test(message)) return new ApiError('too_large', { cause: error });
  // An error of the statement itself: trying again does not help.
  if (/SQLITE_(?:ERROR|CONSTRAINT|MISMATCH|RANGE|MISUSE|AUTH)/u.test(message)) {
    return new Error('A statement is wrong.', { cause: error });
  }
  if (/D1_|SQLITE_|D1 |database|storage|network|reset/iu.test(message)) {
    return new ApiError('storage_unavailable', {
      headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      cause: error,
    });
  }
  return new Error('A query failed.', { cause: error });
}

/** Drizzle wraps the error of D1, and its own message quotes values: only the innermost cause is read. */
function deepestMessage(error: unknown): string {
  let deepest = error;
  for (let depth = 0; depth < CAUSE_DEPTH_MAX; depth++) {
    if (!(deepest instanceof Error) || !(deepest.cause instanceof Error)) break;
    deepest = deepest.cause;
  }
  return deepest instanceof Error ? deepest.message : '';
}
