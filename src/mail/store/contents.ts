/** Queries of emails whose content is no longer needed. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { endedAt, mails } from '#data/tables/mails.ts';

export type SealedRecord = { id: number; sealed: string };

/** Emails with content that were sent or given up until `before`, the oldest first. */
export function endedMails(ctx: PublicCtx, before: Date, limit: number): QueryPlan<SealedRecord[]> {
  const ended = rawStatement<SealedRecord>(
    ctx,
    sql`select id, sealed from ${mails}
      where next_attempt_at is null and content_deleted_at is null
        and ${endedAt} <= ${before.getTime()}
      order by ${endedAt} limit ${sql.raw(String(limit))}`,
  );
  return queryPlan([ended], ([rows]) => rows);
}

/** Replaces contents by what is kept, unless the email has been queued again. */
export function deleteContents(ctx: PublicCtx, records: readonly SealedRecord[]): Statement {
  return rawStatement(
    ctx,
    sql`update ${mails} set sealed = value ->> 'sealed', content_deleted_at = ${ctx.now.getTime()}
      from json_each(${JSON.stringify(records)})
      where ${mails}.id = value ->> 'id' and next_attempt_at is null
        and content_deleted_at is null`,
  );
}
