/** The only way to write: state, audit and outbox land in one D1 batch, or none of it does. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import type { DomainEvent } from '#events.ts';
import type { Changes } from './changes.ts';
import { markCommitted } from './idempotency.ts';
import { insertEvent, enqueueDeliveries } from './outbox.ts';
import { QueryPlan, rawStatement, runBatch } from './query-plan.ts';
import type { Statement } from './query-plan.ts';
import { accountEvents } from './tables/accounts.ts';
import { auditEvents } from './tables/audit-events.ts';
import { STALE_WRITE_MARKER } from './database-errors.ts';

export type Change<Result> = {
  writes: readonly Statement[];
  /** What was done, as `job.update`, to which record, and its fields before and after. */
  audit: { action: string; subjectId: number; changes?: Changes };
  events?: readonly DomainEvent[];
  /** Events that a statement finds, told before the writes. */
  eventsPlan?: QueryPlan<string[]>;
  /** Read after the writes, in the same round trip: the answer costs no read of its own. */
  answer: QueryPlan<Result>;
};

/** One round trip. Throws `Race` when a guard or a unique key stops it; then nothing is written. */
export async function commit<Result>(ctx: Ctx, change: Change<Result>): Promise<Result> {
  const told = QueryPlan.all([
    ...(change.events ?? []).map((event) => insertEvent(ctx, event)),
    ...(change.eventsPlan ? [change.eventsPlan] : []),
  ]);
  const { statements: shown, assemble } = change.answer;
  const results = await runBatch(ctx, [
    ...told.statements,
    ...change.writes,
    auditEntry(ctx, change.audit),
    ...(ctx.claim ? [markCommitted(ctx, ctx.claim, change.audit.subjectId)] : []),
    ...shown,
  ]);
  enqueueDeliveries(ctx, told.assemble(results.slice(0, told.statements.length)).flat());
  return assemble(results.slice(results.length - shown.length));
}

export type AccountChange<Result> = Pick<Change<Result>, 'writes' | 'answer'> & {
  /** What was done, as `session.create`, and whose account or which client it is about. */
  audit: { action: string; userId?: number; clientId?: number };
};

/** The same for what belongs to a person or a client and to no company. */
export async function commitAccount<Result>(
  ctx: PublicCtx,
  { writes, audit, answer }: AccountChange<Result>,
): Promise<Result> {
  const entry = ctx.db
    .insert(accountEvents)
    .values({ ...audit, id: ctx.newId(), createdAt: ctx.now });
  const results = await runBatch(ctx, [...writes, entry, ...answer.statements]);
  return answer.assemble(results.slice(writes.length + 1));
}

/**
 * Stands right after a conditional UPDATE or DELETE: if that changed no row, somebody else was
 * faster, and this makes SQLite abort the whole batch, outbox included.
 */
export function assertChanged(ctx: PublicCtx): Statement {
  return rawStatement(ctx, sql`select json(${STALE_WRITE_MARKER}) where changes() = 0`);
}

/** The same for what was read before and must still be so. */
export function assertHolds(ctx: PublicCtx, condition: SQL): Statement {
  return rawStatement(ctx, sql`select json(${STALE_WRITE_MARKER}) where not (${condition})`);
}

function auditEntry(ctx: Ctx, audit: Change<unknown>['audit']): Statement {
  return ctx.db.insert(auditEvents).values({
    id: ctx.newId(),
    companyId: ctx.tenant.id,
    userId: ctx.actor?.userId ?? null,
    clientId: ctx.actor?.clientId ?? null,
    tool: ctx.tool ?? null,
    action: audit.action,
    subjectId: audit.subjectId,
    changes: audit.changes ?? {},
    createdAt: ctx.now,
  });
}
