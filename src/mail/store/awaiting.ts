/** Queries of emails that wait for something, at most until they are due. */
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { mails } from '#data/tables/mails.ts';
import { dedupeKeyIn } from '#mail/rules.ts';

export type AwaitingMail = { id: number; sealed: string; contentDeletedAt: Date | null };

export type AwaitingKey = {
  /** A subquery. */
  companyId: SQL;
  kind: string;
  dedupeKey: string;
};

export type Condition = SQL;

/** What is tried once is sent the same every time, so that a receiver recognizes a duplicate. */
const isUntried = and(eq(mails.status, 'queued'), eq(mails.attempts, 0));

/** The email with this `dedupe_key` if it was not tried yet. */
export function awaitingMail(
  ctx: PublicCtx,
  { companyId, kind, dedupeKey }: AwaitingKey,
): QueryPlan<AwaitingMail | null> {
  const key = sql`${companyId} || ${dedupeKeyIn(kind, dedupeKey)}`;
  const found = ctx.db
    .select({ id: mails.id, sealed: mails.sealed, contentDeletedAt: mails.contentDeletedAt })
    .from(mails)
    .where(and(eq(mails.dedupeKey, key), isUntried));
  return queryPlan([found], ([[row]]) => row ?? null);
}

/** Makes it due, with this content, unless it has been tried meanwhile. Returns the id where it did. */
export function release(
  ctx: PublicCtx,
  { id, sealed, condition }: { id: number; sealed: string; condition: Condition },
): Statement {
  return ctx.db
    .update(mails)
    .set({
      sealed,
      nextAttemptAt: sql`min(${mails.nextAttemptAt}, ${ctx.now.getTime()})`,
    })
    .where(and(eq(mails.id, id), isUntried, condition))
    .returning({ id: mails.id });
}
