/** Reads the sign-in log, and deletes what is too old; `recordSecurityEvent` and `commit` write it. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { eventsOfUser, expireEvents } from './store.ts';

/** The person's newest attempts to sign in, for a page of their settings. */
export async function listSecurityEvents(ctx: PublicCtx, userId: number) {
  const rows = await runPlan(ctx, eventsOfUser(ctx, userId));
  return rows.map(({ id, kind, outcome, method, detail, address, userAgent, createdAt }) => ({
    id,
    kind,
    outcome,
    method,
    detail,
    address,
    userAgent,
    createdAt,
  }));
}

/** Called by the clock. */
export async function expireSecurityEvents(ctx: PublicCtx): Promise<void> {
  await writeUnaudited(ctx, expireEvents(ctx));
}
