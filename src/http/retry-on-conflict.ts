/** How an action is run: once, and once more if it lost a race. */
import type { Services } from '#platform/services.ts';
import type { PublicCtx } from '#context.ts';
import { ConflictError } from '#data/database-errors.ts';
import { publicContext } from './context.ts';

/**
 * An action that lost a race runs once more, on what the winner left and at a time after it, so that
 * what it writes sorts later; if it loses again, the caller is told.
 */
export async function retryOnConflict<Result>(
  services: Services,
  now: Date,
  run: (ctx: PublicCtx) => Promise<Result>,
): Promise<Result> {
  try {
    return await run(publicContext(services, now));
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    try {
      return await run(publicContext(services, new Date()));
    } catch (again) {
      throw again instanceof ConflictError ? again.apiError : again;
    }
  }
}
