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

/** The database does not take what a statement writes: trying again does not help. */
export class RefusedError extends Error {}

/** Why the database does not take a write, as the code of an error; null for an error after which the same write may succeed. */
export function refusalOf(error: unknown): 'duplicate' | 'in_use' | 'too_large' | 'refused' | null {
  if (error instanceof RefusedError) return 'refused';
  const { code } = error instanceof ConflictError ? error.apiError : { code: null };
  if (code === 'duplicate' || code === 'in_use') return code;
  return error instanceof ApiError && error.code === 'too_large' ? 'too_large' : null;
}

/** The condition under which a request began does not hold. Its batch, and every one before it, did nothing. */
export class PreconditionError extends Error {}

/** The text that the statement of a precondition makes SQLite refuse as a JSON path. */
export const PRECONDITION_MARKER = 'precondition';

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

/** What work answers, or `answer` where the only record of its key is there already. */
export async function ifDuplicate<Result>(work: Promise<Result>, answer: Result): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ConflictError && error.apiError.code === 'duplicate') return answer;
    throw error;
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
  const chain = causesOf(error);
  const isAbout = (pattern: RegExp) => chain.some(({ message }) => pattern.test(message));
  if (isAbout(FAILED_PRECONDITION)) return new PreconditionError();
  if (isAbout(/malformed JSON/u)) return new ConflictError(new ApiError('stale_write'));
  if (isAbout(/UNIQUE constraint failed/u)) return new ConflictError(new ApiError('duplicate'));
  if (isAbout(/FOREIGN KEY constraint failed/u)) return new ConflictError(new ApiError('in_use'));
  if (isAbout(/SQLITE_TOOBIG|too big/u)) return new ApiError('too_large', { cause: error });
  if (isAbout(STATEMENT_ERROR)) return new RefusedError('A statement is wrong.', { cause: error });
  if (isAbout(/^D1_|SQLITE_/u) || isAbout(PLATFORM_ERROR) || chain.some(isRetryable)) {
    return new ApiError('storage_unavailable', {
      headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      cause: error,
    });
  }
  return new Error('A query failed.', { cause: error });
}

const FAILED_PRECONDITION = new RegExp(`JSON path.*'${PRECONDITION_MARKER}'`, 'u');

/** An error of the statement itself: trying again does not help. */
const STATEMENT_ERROR =
  /SQLITE_(?:ERROR|CONSTRAINT|MISMATCH|RANGE|MISUSE|AUTH)|^D1_(?:TYPE_ERROR|COLUMN_NOTFOUND|EXEC_ERROR)|Wrong number of parameter bindings/u;

/** Errors of the way to D1, which the platform throws without the prefix of D1. */
const PLATFORM_ERROR =
  /internal error|Failed to get session commit token|Network connection lost|overloaded|exceeded timeout|was reset|to be reset|transient issue|Too many API requests|D1 DB|database is locked/iu;

/** The platform marks errors after which the same request may succeed. */
function isRetryable(error: Error): boolean {
  return ('retryable' in error && error.retryable === true) || 'durableObjectReset' in error;
}

/**
 * The error and its causes. D1 throws `D1_ERROR: X` with the cause `X`, so that no single message tells all.
 * Drizzle's own message is left out: it quotes values. Its error is known by its fields, as readers run without Drizzle.
 */
function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  let cause = error;
  while (cause instanceof Error && chain.length < CAUSE_DEPTH_MAX) {
    if (!isOfDrizzle(cause)) chain.push(cause);
    cause = cause.cause;
  }
  return chain;
}

function isOfDrizzle(error: Error): boolean {
  return 'query' in error && 'params' in error;
}
