/** Queries of bulk actions, which are stored to be continued and undone. */
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Claim, Ctx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { bulkOperations } from '#data/tables/bulk-operations.ts';
import type { BulkItem } from '#data/tables/bulk-operations.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import { DAY_MS } from '#lib/time.ts';
export { knownTags } from '#recruiting/people/tags/store.ts';

const bulkStore = tenantStore(bulkOperations);
export type BulkRow = typeof bulkOperations.$inferSelect;

/** Belongs in every batch of the bulk action, so that the first one that is committed writes it down. */
export function insertBulkOnce(ctx: Ctx, row: BulkRow): Statement {
  return ctx.db
    .insert(bulkOperations)
    .values({ ...row, companyId: ctx.tenant.id })
    .onConflictDoNothing();
}

/** Undefined until a batch of it is committed. */
export function findBulk(ctx: Ctx, id: number): QueryPlan<BulkRow | undefined> {
  const isIt = bulkStore.ofCompany(ctx, eq(bulkOperations.id, id));
  return QueryPlan.first(ctx.db.select().from(bulkOperations).where(isIt));
}

export function bulkById(ctx: Ctx, id: number): QueryPlan<BulkRow> {
  return bulkStore.one(ctx, id);
}

/** The ids of its applications, as a subquery. */
export function itemIds(ctx: Ctx, id: number): SQL {
  return sql`(select item.value ->> 'id' from ${bulkOperations}, json_each(${bulkOperations.items}) item
    where ${bulkStore.ofCompany(ctx, eq(bulkOperations.id, id))})`;
}

/** Whether undoing it moves an application to a stage that hires, as one that its type has become since. */
export function mayHireAgain(ctx: Ctx, id: number): SQL {
  // The plus keeps SQLite from reading every stage of the company.
  return sql`exists (select 1 from stages where id in (
      select item.value ->> 'stageId' from ${bulkOperations}, json_each(${bulkOperations.items}) item
      where ${bulkStore.ofCompany(ctx, eq(bulkOperations.id, id))})
    and +company_id = ${ctx.tenant.id} and +type = 'hired')`;
}

export function isTagging(ctx: Ctx, id: number): SQL {
  return isOf(ctx, id, 'tag');
}

export function isMoving(ctx: Ctx, id: number): SQL {
  return isOf(ctx, id, 'move');
}

function isOf(ctx: Ctx, id: number, action: BulkRow['action']): SQL {
  return sql`exists (select 1 from ${bulkOperations}
    where ${bulkStore.ofCompany(ctx, eq(bulkOperations.id, id), eq(bulkOperations.action, action))})`;
}

/** The bulk action that a request with this key began, while keys are kept; undefined for a new key. */
export function bulkByClaim(ctx: Ctx, { clientId, key }: Claim): QueryPlan<BulkRow | undefined> {
  const isKept = gt(bulkOperations.createdAt, new Date(ctx.now.getTime() - DAY_MS));
  return QueryPlan.first(
    ctx.db
      .select()
      .from(bulkOperations)
      .where(
        bulkStore.ofCompany(
          ctx,
          eq(bulkOperations.idempotencyKey, key),
          eq(bulkOperations.clientId, clientId),
          isKept,
        ),
      )
      .orderBy(desc(bulkOperations.id))
      .limit(1),
  );
}

/** Which items a batch may change: those to be done, or those to be undone. */
const isOver = {
  run: sql`old.value ->> 'isPending' is null`,
  undo: sql`old.value ->> 'isUndone' is not null`,
} satisfies Record<string, SQL>;
export type BulkStep = keyof typeof isOver;

/**
 * Records items in the batch that changes their applications. Aborts the batch if one of them has been recorded before or
 * the bulk action has been undone, so that nothing is done twice.
 */
export function recordItems(
  ctx: Ctx,
  { id, step }: { id: number; step: BulkStep },
  items: readonly BulkItem[],
): Statement[] {
  // By their ids: looking each item up costs no rows.
  const changed = JSON.stringify(Object.fromEntries(items.map((item) => [item.id, item])));
  const ofItem = sql`'$."' || (old.value ->> 'id') || '"'`;
  return [
    ctx.db
      .update(bulkOperations)
      .set({
        items: sql`(select json_group_array(json(coalesce(
            json_extract(${changed}, ${ofItem}), old.value)))
          from json_each(${bulkOperations.items}) old)`,
        updatedAt: nextUpdatedAt(ctx, bulkOperations.updatedAt),
      })
      .where(
        bulkStore.ofCompany(
          ctx,
          eq(bulkOperations.id, id),
          isNull(bulkOperations.undoneAt),
          sql`not exists (select 1 from json_each(${bulkOperations.items}) old
            where ${isOver[step]} and json_type(${changed}, ${ofItem}) is not null)`,
        ),
      ),
    assertChanged(ctx),
  ];
}

export function markFinished(ctx: Ctx, id: number): Statement {
  return ctx.db
    .update(bulkOperations)
    .set({ finishedAt: ctx.now })
    .where(bulkStore.ofCompany(ctx, eq(bulkOperations.id, id)));
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
