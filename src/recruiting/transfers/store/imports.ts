/** The queries of imports: claims, progress, results, and the jobs, stages and fields that rows are mapped to. */
import { and, asc, count, eq, gt, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { isOverdue, nextOverdue } from '#data/overdue.ts';
import { queryPlan, QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { roomFor } from '#data/room.ts';
import { importRows, imports } from '#data/tables/imports.ts';
import type { ImportFound } from '#data/tables/imports.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import { importsAtRest } from '#lib/transfer-kinds.ts';
import type { ImportResult } from '#lib/transfer-kinds.ts';
import type { StageType } from '#vocabulary/lists.ts';
import { fieldsOf } from '#recruiting/people/custom-fields/store/fields.ts';
import { LEASE_MS } from '../rules/exports.ts';
import { noCounts, openImportsLimit, partKey } from '../rules/imports.ts';
import { listed } from './records.ts';

/** The custom fields that columns can fill, and others. */
export { fieldsOf } from '#recruiting/people/custom-fields/store/fields.ts';

export const importStore = tenantStore(imports);

export type ClaimedImport = typeof imports.$inferSelect & { leaseUntil: Date };

/** Of those that run. */
export const importRoom = roomFor(imports, openImportsLimit, () =>
  and(isNotNull(imports.dueAt), notInArray(imports.status, [...importsAtRest])),
);

/** A new one, of which nothing is known yet but what `found` says. */
export function insertImport(
  ctx: Ctx,
  {
    found,
    ...row
  }: Pick<
    typeof imports.$inferInsert,
    'id' | 'kind' | 'source' | 'filename' | 'status' | 'keepsLive' | 'dueAt'
  > & { found?: Pick<ImportFound, 'upload'> },
): Statement {
  return importStore.insert(ctx, {
    ...row,
    userId: ctx.actor?.userId ?? null,
    clientId: ctx.actor?.clientId ?? null,
    mapping: {},
    found: { headers: [], jobs: [], stages: [], dateFormats: [], chunks: [], ...found },
    counts: noCounts,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
}

/** Notes a part that has come; aborts the batch where none is waited for any more. Parts may come at once. */
export function putPart(ctx: Ctx, id: number, part: number, etag: string): Statement[] {
  return [
    ctx.db
      .update(imports)
      .set({
        found: sql`json_set(${imports.found}, ${`$.upload.etags.${partKey(part)}`}, ${etag})`,
        updatedAt: nextUpdatedAt(ctx, imports.updatedAt),
      })
      .where(importStore.ofCompany(ctx, eq(imports.id, id), eq(imports.status, 'uploading'))),
    assertChanged(ctx),
  ];
}

/** Claims an import if it is due: of several callers, one gets it. */
export function claimImport(ctx: PublicCtx, id: number): QueryPlan<ClaimedImport | null> {
  const leaseUntil = new Date(ctx.now.getTime() + LEASE_MS);
  const claim = ctx.db
    .update(imports)
    .set({ dueAt: leaseUntil, attempts: sql`${imports.attempts} + 1` })
    .where(and(eq(imports.id, id), lte(imports.dueAt, ctx.now)))
    .returning();
  return queryPlan([claim], ([[row]]) => (row ? { ...row, leaseUntil } : null));
}

/** Writes what a batch has reached. Aborts it if the lease was lost. */
export function settleImport(
  ctx: PublicCtx,
  { id, leaseUntil }: ClaimedImport,
  change: Partial<typeof imports.$inferInsert>,
): Statement[] {
  return [
    ctx.db
      .update(imports)
      .set({ updatedAt: nextUpdatedAt(ctx, imports.updatedAt), ...change })
      .where(and(eq(imports.id, id), eq(imports.dueAt, leaseUntil))),
    assertChanged(ctx),
  ];
}

export function overdueImports(ctx: PublicCtx, limit: number): QueryPlan<number[]> {
  const { dueAt } = imports;
  return nextOverdue(ctx, { dueAt, condition: isOverdue(ctx, 'transfers', dueAt) }, limit);
}

export function importById(ctx: PublicCtx, id: number) {
  return QueryPlan.first(ctx.db.select().from(imports).where(eq(imports.id, id)));
}

/** What became of the records, in the order of the file. */
export function importRowPage(
  ctx: Ctx,
  id: number,
  { page, max, result }: { page: number; max: number; result?: ImportResult | undefined },
) {
  const own = and(eq(importRows.importId, id), result && eq(importRows.result, result));
  const rows = ctx.db
    .select()
    .from(importRows)
    .where(own)
    .orderBy(asc(importRows.n), asc(importRows.entity), asc(importRows.externalId))
    .limit(max + 1)
    .offset((page - 1) * max);
  const counted = ctx.db.select({ n: count() }).from(importRows).where(own);
  return QueryPlan.all({
    import: importStore.one(ctx, id),
    rows: QueryPlan.rows(rows),
    total: queryPlan([counted], ([[tally]]) => tally?.n ?? 0),
  });
}

export function rowsFrom(ctx: PublicCtx, id: number, after: number, limit: number) {
  return QueryPlan.rows(
    ctx.db
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, id), gt(importRows.n, after)))
      .orderBy(asc(importRows.n), asc(importRows.entity), asc(importRows.externalId))
      .limit(limit),
  );
}

export function deleteRows(ctx: PublicCtx, id: number): Statement {
  return ctx.db.delete(importRows).where(eq(importRows.importId, id));
}

type JobRow = { id: number; title: string; pipelineId: number };
type StageRow = { id: number; pipelineId: number; name: string; type: StageType };

/** The jobs and stages of the company that have these ids, or one of these names. */
export function mappedPlaces(
  ctx: Ctx,
  { jobIds, titles }: { jobIds: readonly number[]; titles: readonly string[] },
) {
  const company = ctx.tenant.id;
  return QueryPlan.all({
    jobs: QueryPlan.rows(
      rawStatement<JobRow>(
        ctx,
        sql`select id, title, coalesce(pipeline_id, (select id from pipelines
              where company_id = ${company} and is_default = 1)) as pipelineId
          from jobs where company_id = ${company}
            and (id in ${listed(jobIds)} or id in (select id from jobs j
              where j.company_id = ${company} and j.title_folded in ${listed(titles)} limit 2000))`,
      ),
    ),
    fields: fieldsOf(ctx),
    stages: QueryPlan.rows(
      rawStatement<StageRow>(
        ctx,
        sql`select id, pipeline_id as pipelineId, name, type from stages
          where company_id = ${company} order by pipeline_id, position`,
      ),
    ),
  });
}
