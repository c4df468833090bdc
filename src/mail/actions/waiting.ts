/** Emails about applications that wait: when they are due, and canceling them in the batch that ends their cause. */
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { cancelWaiting, waitingMails } from '#mail/store/waiting.ts';

/** Cancels the emails of this kind that are not due yet, and those that failed. */
export function cancelWaitingMails(ctx: Ctx, applicationId: number, kind: string): Statement {
  return cancelWaiting(ctx, applicationId, kind);
}

/** When the emails of these kinds are due that wait, by application. */
export function waitingMailsOf(
  ctx: Ctx,
  applicationIds: readonly number[],
  kinds: readonly string[],
): QueryPlan<ReadonlyMap<number, Date>> {
  return QueryPlan.map(
    waitingMails(ctx, applicationIds, kinds),
    (rows) => new Map(rows.map(({ applicationId, dueAt }) => [applicationId, new Date(dueAt)])),
  );
}
