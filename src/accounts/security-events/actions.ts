/** Reads the sign-in log; `recordSecurityEvent` and `commit` write it. */
import type { PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { eventsOfUser } from './store.ts';

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

/** Kinds that end an attempt to sign in. */
const attempts: ReadonlySet<string> = new Set(['sign_in', 'second_factor']);

/** How many attempts to sign in the settings show. */
const SIGN_INS_SHOWN = 10;

/** Of the newest events of the person, those that ended an attempt to sign in. */
export async function listSignIns(ctx: PublicCtx, userId: number) {
  const events = await listSecurityEvents(ctx, userId);
  return events.filter(({ kind }) => attempts.has(kind)).slice(0, SIGN_INS_SHOWN);
}
