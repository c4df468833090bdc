/** The multipart uploads of exports and imports that are not finished: R2 lists them with no other files. */
import { asc, gt, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { dataExports } from '#data/tables/exports.ts';
import { imports } from '#data/tables/imports.ts';
import { keyOf } from '../rules/exports.ts';
import { uploadKey } from '../rules/imports.ts';
import { exportStore } from './exports.ts';
import { importStore } from './imports.ts';

export type UnfinishedUpload = { id: number; key: string; uploadId: string };
type Page = { after: number; limit: number };

export function unfinishedExports(ctx: Ctx, { after, limit }: Page): QueryPlan<UnfinishedUpload[]> {
  const { id, companyId, format, status, progress } = dataExports;
  const uploadId = sql<string>`${progress} ->> '$.uploadId'`;
  const isUnfinished = sql`${uploadId} is not null and ${status} <> 'finished'`;
  const found = ctx.db
    .select({ id, companyId, format, uploadId: uploadId.as('upload_id') })
    .from(dataExports)
    .where(exportStore.ofCompany(ctx, gt(id, after), isUnfinished))
    .orderBy(asc(id))
    .limit(limit);
  return QueryPlan.map(QueryPlan.rows(found), (rows) =>
    rows.map((row) => ({ id: row.id, key: keyOf(row, row.format), uploadId: row.uploadId })),
  );
}

export function unfinishedImports(ctx: Ctx, { after, limit }: Page): QueryPlan<UnfinishedUpload[]> {
  const { id, companyId, found } = imports;
  const uploadId = sql<string>`${found} ->> '$.upload.uploadId'`;
  const unfinished = ctx.db
    .select({ id, companyId, uploadId: uploadId.as('upload_id') })
    .from(imports)
    .where(importStore.ofCompany(ctx, gt(id, after), sql`${uploadId} is not null`))
    .orderBy(asc(id))
    .limit(limit);
  return QueryPlan.map(QueryPlan.rows(unfinished), (rows) =>
    rows.map((row) => ({ id: row.id, key: uploadKey(row), uploadId: row.uploadId })),
  );
}
