/** Runs an action, and again where it lost a conflict with another request. */
import type { Services } from '#platform/services.ts';
import type { PublicCtx } from '#context.ts';
import { ConflictError } from '#data/database-errors.ts';
import { publicContext } from './context.ts';

/** Decisions: Conflicts. */
const ATTEMPTS_MAX = 3;

/**
 * Each attempt has a new context, so that it reads what the winner wrote, at a later time, so that what it writes sorts
 * after it. Throttles count the request once. Throws the error of the last conflict where every attempt lost.
 */
export async function retryOnConflict<Result>(
  services: Services,
  now: Date,
  run: (ctx: PublicCtx) => Promise<Result>,
): Promise<Result> {
  let time = now;
  const counted: PublicCtx['counted'] = new Map();
  for (let attempt = 1; ; attempt++) {
    try {
      return await run({ ...publicContext(services, time), counted });
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      if (attempt === ATTEMPTS_MAX) throw error.apiError;
      time = new Date(Math.max(Date.now(), time.getTime() + 1));
    }
  }
}
