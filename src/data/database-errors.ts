/** What an error of the store means to the caller. Its own message holds SQL and values, and never leaves here. */
import { ApiError } from '#errors.ts';

/** Thrown when rows of another request won: the action is worth running once more. */
export class ConflictError extends Error {
  readonly apiError: ApiError;

  constructor(outcome: ApiError) {
    super(outcome.message);
    this.apiError = outcome;
  }
}

/** The text `mustChange` makes SQLite refuse. */
export const STALE_WRITE_MARKER = 'stale write';

/** For what somebody else may have ended already: that it is over is all that was wanted. */
export async function ignoreStaleWrite(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isOver = error instanceof ConflictError && error.apiError.code === 'stale_write';
    if (!isOver) throw error;
  }
}

const TRIES_MAX = 3;

/** Where the mark of what was sent is lost, it is sent twice: the mark is worth more than one try. */
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

/** Awaits a statement or batch and gives its failure a meaning. */
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
  // What SQLite says of the statement itself will be said again.
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

/** Drizzle wraps the error of D1, and its own message quotes values: only the cause at the bottom counts. */
function deepestMessage(error: unknown): string {
  let deepest = error;
  for (let depth = 0; depth < CAUSE_DEPTH_MAX; depth++) {
    if (!(deepest instanceof Error) || !(deepest.cause instanceof Error)) break;
    deepest = deepest.cause;
  }
  return deepest instanceof Error ? deepest.message : '';
}
