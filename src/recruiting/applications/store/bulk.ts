/** Queries of bulk actions, which are stored to be undone. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { bulkOperations } from '#data/tables/candidates.ts';
import { tenantStore } from '#data/tenant-store.ts';

const bulkStore = tenantStore(bulkOperations);
type Row = typeof bulkOperations.$inferSelect;

export function insertBulk(ctx: Ctx, row: Pick<Row, 'id' | 'action' | 'items'>): Statement {
  return bulkStore.insert(ctx, { ...row, createdAt: ctx.now, updatedAt: ctx.now });
}

export function bulkById(ctx: Ctx, id: number): QueryPlan<Row> {
  return bulkStore.one(ctx, id);
}

/** Changes no row if the action has already been undone. */
export function markUndone(ctx: Ctx, id: number): Statement {
  return ctx.db
    .update(bulkOperations)
    .set({ undoneAt: ctx.now, updatedAt: ctx.now })
    .where(
      bulkStore.ofCompany(ctx, and(eq(bulkOperations.id, id), isNull(bulkOperations.undoneAt))),
    );
}
