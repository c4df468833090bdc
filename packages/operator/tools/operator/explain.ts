/** Errors as sentences for the operator. */
import { ConflictError } from '../../../../src/data/database-errors.ts';
import { ApiError } from '../../../../src/errors.ts';
import { DatasetError } from '../../../../tools/monitoring/dataset.ts';

const KEYS_HINT = 'The command needs the keys of the service: pass them with --keys-stdin.';

/** What went wrong, in sentences that the operator can act on. `DEBUG=1` adds where an error of the program comes from. */
export function explain(error: unknown): string {
  const refusal = error instanceof ConflictError ? error.apiError : error;
  if (refusal instanceof ApiError) {
    const fields = Object.entries(refusal.errors ?? {}).map(
      ([field, texts]) => `  ${field}: ${texts.join(' ')}`,
    );
    const hint = refusal.code === 'storage_unavailable' ? [`  ${causeOf(refusal)}`] : [];
    return [refusal.message, ...fields, ...hint].join('\n');
  }
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes('no such table')) {
      return 'The database has no tables yet. Run npm run db:migrate, or npm start.';
    }
  }
  const isDebugging = process.env['DEBUG'] !== undefined;
  const details = isDebugging && error instanceof Error ? `\n${error.stack}` : '';
  const cause = error instanceof DatasetError ? error.message : causeOf(error);
  const hint = cause.startsWith('SECRET_KEYS must') ? `\n  ${KEYS_HINT}` : '';
  return `The command failed: ${cause}${hint}${details}`;
}

/** The message of the innermost cause: the others may quote queries and values. */
function causeOf(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause instanceof Error ? cause.message : String(cause);
}

/** Runs the whole of a command, and returns its exit code. */
export async function explaining(run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    return 1;
  }
}
