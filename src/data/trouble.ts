/** What an error of the store means to the caller. Its own message holds SQL and values, and never leaves here. */
import { Problem } from '#problems.ts';

/** Thrown when rows of another request won: the action is worth running once more. */
export class Race extends Error {
  readonly outcome: Problem;

  constructor(outcome: Problem) {
    super(outcome.message);
    this.outcome = outcome;
  }
}

/** The text `mustChange` makes SQLite refuse. */
export const STALE_MARK = 'stale write';

const RETRY_AFTER_SECONDS = 1;

/** Awaits a statement or batch and gives its failure a meaning. */
export async function storage<Result>(
  work: Promise<Result> | PromiseLike<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw meaningOf(error);
  }
}

function meaningOf(error: unknown): Error {
  const message = messagesOf(error);
  if (message.includes('malformed JSON')) return new Race(new Problem('stale_write'));
  if (message.includes('UNIQUE constraint failed')) return new Race(new Problem('duplicate'));
  if (message.includes('FOREIGN KEY constraint failed')) return new Race(new Problem('in_use'));
  if (/D1_|SQLITE_|D1 |database|storage|network|reset/iu.test(message)) {
    return new Problem('storage_unavailable', {
      headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      cause: error,
    });
  }
  return new Error('A query failed.', { cause: error });
}

/** Drizzle wraps the error of D1, which wraps that of SQLite. */
function messagesOf(error: unknown): string {
  const messages: string[] = [];
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    messages.push(at.message);
  }
  return messages.join('\n');
}
