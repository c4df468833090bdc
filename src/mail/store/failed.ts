/** Queries of emails that failed. */
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import { endedAt, mails } from '#data/tables/mails.ts';
import { isMeant } from './meant.ts';

/** Which emails an operator sends again. */
export type FailedMails = {
  /** Where the stored error begins with this. */
  error: string;
  companyId?: number | undefined;
  /** When the last attempt was made. */
  since?: Date | undefined;
  until?: Date | undefined;
};

/** Failed emails that still have their content, after `afterId` by id, at most `limit`. */
export function failedMails(
  ctx: PublicCtx,
  { error, companyId, since, until }: FailedMails,
  { afterId, limit }: { afterId: number; limit: number },
): QueryPlan<{ id: number; error: string | null }[]> {
  const found = ctx.db
    .select({ id: mails.id, error: mails.error })
    .from(mails)
    .where(
      and(
        sql`${mails.status} = 'failed'`,
        gt(mails.id, afterId),
        isNull(mails.contentDeletedAt),
        sql`instr(${mails.error}, ${error}) = 1`,
        companyId === undefined ? undefined : eq(mails.companyId, companyId),
        since && sql`${endedAt} >= ${since.getTime()}`,
        until && sql`${endedAt} <= ${until.getTime()}`,
      ),
    )
    .orderBy(asc(mails.id))
    .limit(limit);
  return queryPlan([found], ([rows]) => rows);
}

/** Queues those of them as new that are still failed and whose stage or rejection is not over; returns their number. */
export function requeueFailed(ctx: PublicCtx, ids: readonly number[]): QueryPlan<number> {
  const statement = rawStatement<{ id: number }>(
    ctx,
    sql`update ${mails} set status = 'queued', attempts = 0, error = null, message_id = null,
        next_attempt_at = ${ctx.now.getTime()}
      where id in (select value from json_each(${JSON.stringify(ids)}))
        and status = 'failed' and content_deleted_at is null and ${isMeant()}
      returning id`,
  );
  return queryPlan([statement], ([rows]) => rows.length);
}
