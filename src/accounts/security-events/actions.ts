/** The sign-in log: sign-ins, failures and refusals, with address and user agent, in D1 and in no other log. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import type { SecurityEvent, Source } from './rules.ts';
import { eventsOfUser, expireEvents, insertEvent } from './store.ts';

/** Written after the answer, and never in its way. */
export function recordSecurityEvent(ctx: PublicCtx, event: SecurityEvent, source: Source): void {
  ctx.defer(writeUnaudited(ctx, [insertEvent(ctx, event, source)]));
}

/** The person's newest attempts to sign in, for a page of their settings. */
export async function listSecurityEvents(ctx: PublicCtx, userId: number) {
  const rows = await runPlan(ctx, eventsOfUser(ctx, userId));
  return rows.map(({ id, kind, outcome, method, address, userAgent, createdAt }) => ({
    id,
    kind,
    outcome,
    method,
    address,
    userAgent,
    createdAt,
  }));
}

/** Called by the clock. */
export async function expireSecurityEvents(ctx: PublicCtx): Promise<void> {
  await writeUnaudited(ctx, expireEvents(ctx));
}
