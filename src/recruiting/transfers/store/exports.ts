/** The queries of exports: claims, progress, and the slices of lists. */
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { isOverdue, nextOverdue } from '#data/overdue.ts';
import { queryPlan, QueryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { roomFor } from '#data/room.ts';
import { dataExports } from '#data/tables/exports.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import { LEASE_MS, openExportsLimit } from '../rules/exports.ts';
export { applicationSlice } from '#recruiting/pipeline/applications/store/filtered-pages.ts';
export { candidateSlice } from '#recruiting/people/candidates/store/pages.ts';
import { fieldsOf } from '#recruiting/people/custom-fields/store/fields.ts';
export { unknownIds } from '#recruiting/people/people-search/store/filters.ts';

export const exportStore = tenantStore(dataExports);

export type ClaimedExport = typeof dataExports.$inferSelect & { leaseUntil: Date };

/** Of those that are not done yet. */
export const exportRoom = roomFor(dataExports, openExportsLimit, () =>
  isNotNull(dataExports.dueAt),
);

/** Claims an export if it is due: of several callers, one gets it. */
export function claimExport(ctx: PublicCtx, id: number): QueryPlan<ClaimedExport | null> {
  const leaseUntil = new Date(ctx.now.getTime() + LEASE_MS);
  const claim = ctx.db
    .update(dataExports)
    .set({ dueAt: leaseUntil, status: 'running', attempts: sql`${dataExports.attempts} + 1` })
    .where(and(eq(dataExports.id, id), lte(dataExports.dueAt, ctx.now)))
    .returning();
  return queryPlan([claim], ([[row]]) => (row ? { ...row, leaseUntil } : null));
}

/** Writes what a slice has reached. Aborts the batch if the lease was lost. */
export function settleExport(
  ctx: PublicCtx,
  { id, leaseUntil }: ClaimedExport,
  change: Partial<typeof dataExports.$inferInsert>,
): Statement[] {
  return [
    ctx.db
      .update(dataExports)
      .set({ updatedAt: nextUpdatedAt(ctx, dataExports.updatedAt), ...change })
      .where(and(eq(dataExports.id, id), eq(dataExports.dueAt, leaseUntil))),
    assertChanged(ctx),
  ];
}

/** Those whose message is lost. */
export function overdueExports(ctx: PublicCtx, limit: number): QueryPlan<number[]> {
  const { dueAt } = dataExports;
  return nextOverdue(ctx, { dueAt, condition: isOverdue(ctx, 'transfers', dueAt) }, limit);
}

/** An export by its id alone, for a link that names it. */
export function exportById(ctx: PublicCtx, id: number) {
  return QueryPlan.first(ctx.db.select().from(dataExports).where(eq(dataExports.id, id)));
}

/** The keys of the custom fields of a list, in their order. */
export function fieldKeys(
  ctx: Ctx,
  list: 'applications' | 'candidates',
): QueryPlan<readonly string[]> {
  const entity = list === 'candidates' ? 'candidate' : 'application';
  return QueryPlan.map(fieldsOf(ctx, entity), (fields) => fields.map(({ key }) => key));
}
