/** Runs an action, and again where it lost a conflict with another request. */
import type { ContextServices } from '#platform/services.ts';
import type { PublicCtx } from '#context.ts';
import { ConflictError } from '#data/database-errors.ts';
import { publicContext } from './context.ts';
import { pause, takeTurn, WAIT_MS_MAX } from './turns.ts';

/** Decisions: Conflicts. */
const ATTEMPTS_MAX = 3;
/** Requests in other isolates lost the same conflict, and must not all come back at once. */
const PAUSE_MS_MAX = 25;

type Run<Served extends ContextServices, Result> = (
  ctx: ReturnType<typeof publicContext<Served>> & Pick<PublicCtx, 'counted'>,
) => Promise<Result>;

/**
 * Each attempt has a new context, so that it reads what the winner wrote, at a later time, so that what it writes sorts
 * after it. Throttles count the request once. Repeated attempts of one `lane`, such as a company, go one after the other:
 * of ten simultaneous changes, nine lose the first attempt, and all win the second. All attempts of a request together wait for others
 * for five seconds at most. Without a lane they wait for no other request. Throws the error of the last conflict where every attempt lost.
 */
export async function retryOnConflict<Served extends ContextServices, Result>(
  services: Served,
  now: Date,
  run: Run<Served, Result>,
  lane: string | null = null,
): Promise<Result> {
  // A body can take long to arrive. What is written has the time at which the action begins.
  let time = new Date(Math.max(Date.now(), now.getTime()));
  const counted: PublicCtx['counted'] = new Map();
  let waitMs = WAIT_MS_MAX;
  for (let attempt = 1; ; attempt++) {
    const start = Date.now();
    const endTurn = attempt === 1 ? null : await waitForTurn(lane, attempt, waitMs);
    waitMs -= Date.now() - start;
    if (attempt > 1) time = new Date(Math.max(Date.now(), time.getTime() + 1));
    try {
      return await run({ ...publicContext(services, time), counted });
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      if (attempt === ATTEMPTS_MAX) throw error.apiError;
    } finally {
      endTurn?.();
    }
  }
}

async function waitForTurn(
  lane: string | null,
  attempt: number,
  waitMs: number,
): Promise<(() => void) | null> {
  await pause(Math.random() * PAUSE_MS_MAX * (attempt - 1));
  return lane === null ? null : takeTurn(lane, waitMs);
}
