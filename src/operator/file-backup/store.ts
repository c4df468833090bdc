/** The queries of file backups: comparisons, files that are gone, and documents by their ids. */
import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { documents } from '#data/tables/documents.ts';
import { fileBackups, goneFiles } from '#data/tables/file-backups.ts';

export type FileBackup = typeof fileBackups.$inferSelect;

export function latestFileBackup(ctx: PublicCtx): QueryPlan<FileBackup | undefined> {
  return QueryPlan.first(ctx.db.select().from(fileBackups).orderBy(desc(fileBackups.id)).limit(1));
}

export function fileBackupById(ctx: PublicCtx, id: number): QueryPlan<FileBackup | undefined> {
  return QueryPlan.first(ctx.db.select().from(fileBackups).where(eq(fileBackups.id, id)));
}

/** The newest first. */
export function recentFileBackups(ctx: PublicCtx, limit: number): QueryPlan<FileBackup[]> {
  return QueryPlan.rows(
    ctx.db.select().from(fileBackups).orderBy(desc(fileBackups.id)).limit(limit),
  );
}

/** Those that have manifests, whole or not, the newest first. */
export function endedFileBackups(ctx: PublicCtx, limit: number): QueryPlan<FileBackup[]> {
  return QueryPlan.rows(
    ctx.db
      .select()
      .from(fileBackups)
      .where(inArray(fileBackups.state, ['finished', 'failed']))
      .orderBy(desc(fileBackups.id))
      .limit(limit),
  );
}

export function insertFileBackup(ctx: PublicCtx, row: typeof fileBackups.$inferInsert): Statement {
  return ctx.db.insert(fileBackups).values(row);
}

/** One that has a row already is left as it is. */
export function adoptFileBackup(ctx: PublicCtx, row: typeof fileBackups.$inferInsert): Statement {
  return ctx.db.insert(fileBackups).values(row).onConflictDoNothing();
}

export function updateFileBackup(
  ctx: PublicCtx,
  id: number,
  values: Partial<FileBackup>,
): Statement {
  return ctx.db.update(fileBackups).set(values).where(eq(fileBackups.id, id));
}

/** True for the one process that gets the lease of a running comparison. */
export function claimFileBackup(ctx: PublicCtx, id: number, leaseUntil: Date): QueryPlan<boolean> {
  const isFree = and(
    eq(fileBackups.id, id),
    eq(fileBackups.state, 'running'),
    lte(fileBackups.leaseUntil, ctx.now),
  );
  const claim = ctx.db
    .update(fileBackups)
    .set({ leaseUntil })
    .where(isFree)
    .returning({ id: fileBackups.id });
  return queryPlan([claim], ([rows]) => rows.length === 1);
}

/** Of the files whose keys come after `after`, up to `horizon`; null: to the end. */
export function goneBetween(
  ctx: PublicCtx,
  after: string,
  horizon: string | null,
): QueryPlan<Map<string, Date>> {
  const upTo = horizon === null ? undefined : lte(goneFiles.key, horizon);
  const query = ctx.db
    .select()
    .from(goneFiles)
    .where(and(gt(goneFiles.key, after), upTo));
  return QueryPlan.map(
    QueryPlan.rows(query),
    (rows) => new Map(rows.map(({ key, goneAt }) => [key, goneAt])),
  );
}

export function insertGoneFiles(ctx: PublicCtx, keys: readonly string[]): Statement {
  return rawStatement(
    ctx,
    sql`insert into ${goneFiles} (key, gone_at)
      select value, ${ctx.now.getTime()} from json_each(${JSON.stringify(keys)}) where true
      on conflict do nothing`,
  );
}

export function deleteGoneFiles(ctx: PublicCtx, keys: readonly string[]): Statement {
  return ctx.db
    .delete(goneFiles)
    .where(inArray(goneFiles.key, sql`(select value from json_each(${JSON.stringify(keys)}))`));
}

/** Documents with ids after `after`, up to `through`. */
export function documentsBetween(
  ctx: PublicCtx,
  { after, through, limit }: { after: number; through: number; limit: number },
): QueryPlan<{ id: number; key: string }[]> {
  return QueryPlan.rows(
    ctx.db
      .select({ id: documents.id, key: documents.key })
      .from(documents)
      .where(and(gt(documents.id, after), lte(documents.id, through), isNull(documents.removedAt)))
      .orderBy(asc(documents.id))
      .limit(limit),
  );
}

/** What the row of a document says of its file; null: nothing, as of a parsed CV. */
export type NamedFile = { bytes: number | null; sha256: string | null };

/** Those of the files that their documents name still, by their keys. */
export function namedFiles(
  ctx: PublicCtx,
  files: readonly { key: string; documentId: number }[],
): QueryPlan<Map<string, NamedFile>> {
  const statement = rawStatement<NamedFile & { key: string }>(
    ctx,
    sql`select f.value ->> 'key' as key, iif(f.value ->> 'key' = d.key, d.byte_count, null) as bytes,
        iif(f.value ->> 'key' = d.key, d.fingerprint ->> 'sha256', null) as sha256
      from json_each(${JSON.stringify(files)}) f join documents d on d.id = f.value ->> 'documentId'
      where d.removed_at is null and f.value ->> 'key' in (d.key, d.parsed_key)`,
  );
  return queryPlan(
    [statement],
    ([rows]) => new Map(rows.map(({ key, bytes, sha256 }) => [key, { bytes, sha256 }])),
  );
}
