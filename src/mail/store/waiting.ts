/** Emails about applications that wait until they are due. */
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { prepared } from '#data/prepared.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { mails } from '#data/tables/mails.ts';

/** Cancels what is not due yet, and what has failed, which nobody is to send again; what is due is on its way. */
const canceled = prepared(({ db, tenant }, applicationId: number, kind: string, now: Date) =>
  db
    .update(mails)
    .set({ status: 'canceled', nextAttemptAt: null })
    .where(
      and(
        eq(mails.companyId, tenant.id),
        eq(mails.applicationId, applicationId),
        eq(mails.kind, kind),
        or(
          and(eq(mails.status, 'queued'), gt(mails.nextAttemptAt, now)),
          inArray(mails.status, ['failed', 'suppressed']),
        ),
      ),
    ),
);

export function cancelWaiting(ctx: Ctx, applicationId: number, kind: string): Statement {
  return canceled(ctx, applicationId, kind, ctx.now);
}

/** When emails of these kinds about applications are due, of those that wait: the last of each. */
export function waitingMails(
  ctx: Ctx,
  applicationIds: readonly number[],
  kinds: readonly string[],
): QueryPlan<{ applicationId: number; dueAt: number }[]> {
  return QueryPlan.rows(
    rawStatement<{ applicationId: number; dueAt: number }>(
      ctx,
      sql`select m.application_id as applicationId, m.next_attempt_at as dueAt
        from (select value from json_each(${JSON.stringify(applicationIds)})) e
        join mails m on m.application_id = e.value and +m.company_id = ${ctx.tenant.id}
        where m.kind in (select value from json_each(${JSON.stringify(kinds)})) and m.status = 'queued' and m.next_attempt_at > ${ctx.now.getTime()}
        order by m.id`,
    ),
  );
}
