/** The cron that ends the listing of jobs. */
import type { PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { expireJobs } from './store.ts';

/** One statement of the cron, so that it holds up no reader for long. */
const AGED_OUT_PER_STEP = 200;
const STEPS_PER_TICK = 25;

/**
 * Turns jobs whose listing is over into Expired, listed or not (contract 3.1; no event). Answers how
 * many; what a tick does not reach, the next one does, and no reader notices.
 */
export async function ageOut(ctx: PublicCtx): Promise<number> {
  let expired = 0;
  for (let step = 0; step < STEPS_PER_TICK; step++) {
    const count = await runPlan(ctx, expireJobs(ctx, AGED_OUT_PER_STEP));
    expired += count;
    if (count < AGED_OUT_PER_STEP) break;
  }
  return expired;
}
