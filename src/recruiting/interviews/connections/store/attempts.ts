/** The queries of attempts to connect an account, which expire after ten minutes. */
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rowOrNotFound } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { connectionAttempts } from '#data/tables/connections.ts';
import type { Provider } from '#vocabulary/lists.ts';
import { ATTEMPT_MS } from '../rules.ts';

type Attempt = typeof connectionAttempts.$inferSelect;

/** Also deletes expired attempts. */
export function insertAttempt(
  ctx: PublicCtx,
  attempt: typeof connectionAttempts.$inferInsert,
): Statement[] {
  return [
    ctx.db.delete(connectionAttempts).where(lt(connectionAttempts.createdAt, attemptsSince(ctx))),
    ctx.db.insert(connectionAttempts).values(attempt),
  ];
}

/** Marks the attempt of this state and session as used and returns it; null if there is none that can continue. */
export function consumeAttempt(
  ctx: PublicCtx,
  key: { stateHash: string; sessionId: number; provider: Provider },
): QueryPlan<Attempt | null> {
  const statement = ctx.db
    .update(connectionAttempts)
    .set({ usedAt: ctx.now })
    .where(
      and(
        eq(connectionAttempts.stateHash, key.stateHash),
        eq(connectionAttempts.sessionId, key.sessionId),
        eq(connectionAttempts.provider, key.provider),
        isNull(connectionAttempts.usedAt),
        gt(connectionAttempts.createdAt, attemptsSince(ctx)),
      ),
    )
    .returning();
  return queryPlan([statement], ([[row]]) => row ?? null);
}

export function storeChoices(ctx: PublicCtx, id: number, sealedChoices: string): Statement {
  return ctx.db
    .update(connectionAttempts)
    .set({ sealedChoices })
    .where(eq(connectionAttempts.id, id));
}

/** The session's attempt that waits for a choice, or 404 `not_found`. */
export function attemptWithChoices(
  ctx: PublicCtx,
  { id, sessionId }: { id: number; sessionId: number },
): QueryPlan<Attempt> {
  const query = ctx.db
    .select()
    .from(connectionAttempts)
    .where(
      and(
        eq(connectionAttempts.id, id),
        eq(connectionAttempts.sessionId, sessionId),
        gt(connectionAttempts.createdAt, attemptsSince(ctx)),
      ),
    );
  return queryPlan([query], ([[row]]) => rowOrNotFound(row));
}

export function deleteAttempt(ctx: PublicCtx, id: number): Statement {
  return ctx.db.delete(connectionAttempts).where(eq(connectionAttempts.id, id));
}

function attemptsSince(ctx: PublicCtx): Date {
  return new Date(ctx.now.getTime() - ATTEMPT_MS);
}
