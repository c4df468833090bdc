/** Queries of emails whose content is no longer needed. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { endedAt, mails } from '#data/tables/mails.ts';

export type SealedRecord = { id: number; sealed: string };

/** Until when an email is kept: 30 days after it ended, or after the application was decided that it is about. */
type Kept = { endedBefore: Date };

function isOver(ctx: PublicCtx, { endedBefore }: Kept): { ended: SQL; decided: SQL } {
  return {
    ended: sql`application_id is null and next_attempt_at is null and content_deleted_at is null
      and ${endedAt} <= ${endedBefore.getTime()}`,
    decided: sql`content_due_at is not null and next_attempt_at is null
      and content_deleted_at is null and content_due_at <= ${ctx.now.getTime()}`,
  };
}

/** Emails whose content is not needed any more, the oldest first. */
export function endedMails(ctx: PublicCtx, kept: Kept, limit: number): QueryPlan<SealedRecord[]> {
  const { ended, decided } = isOver(ctx, kept);
  const found = [
    sql`select id, sealed from ${mails} where ${ended} order by ${endedAt}`,
    sql`select id, sealed from ${mails} where ${decided} order by content_due_at`,
  ].map((query) => rawStatement<SealedRecord>(ctx, sql`${query} limit ${sql.raw(String(limit))}`));
  return QueryPlan.map(QueryPlan.all(found.map((one) => QueryPlan.rows(one))), (lists) =>
    lists.flat(),
  );
}

/** Replaces contents by what is kept, unless the email has been queued again or its application is open again. */
export function deleteContents(
  ctx: PublicCtx,
  kept: Kept,
  records: readonly SealedRecord[],
): Statement {
  const { ended, decided } = isOver(ctx, kept);
  return rawStatement(
    ctx,
    sql`update ${mails} set sealed = value ->> 'sealed', content_deleted_at = ${ctx.now.getTime()}
      from json_each(${JSON.stringify(records)})
      where ${mails}.id = value ->> 'id' and ((${ended}) or (${decided}))`,
  );
}
