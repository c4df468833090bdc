/** The queries of backups. Names of tables and columns come from the schema alone. */
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { backups } from '#data/tables/backups.ts';
import type { BackupProgress, RowKey } from '#lib/backup-progress.ts';
import { ROWID, selectionOf } from './rules.ts';
import type { Ended, Kept, SchemaTable } from './rules.ts';

export type Backup = typeof backups.$inferSelect;
export type Row = Record<string, string | number | null>;

export function latestBackup(ctx: PublicCtx): QueryPlan<Backup | undefined> {
  return QueryPlan.first(ctx.db.select().from(backups).orderBy(desc(backups.id)).limit(1));
}

export function backupById(ctx: PublicCtx, id: number): QueryPlan<Backup | undefined> {
  return QueryPlan.first(ctx.db.select().from(backups).where(eq(backups.id, id)));
}

export function recentBackups(ctx: PublicCtx, limit: number): QueryPlan<Backup[]> {
  return QueryPlan.rows(ctx.db.select().from(backups).orderBy(desc(backups.id)).limit(limit));
}

/** The newest first. */
export function finishedBackups(ctx: PublicCtx, limit: number): QueryPlan<Kept[]> {
  return QueryPlan.rows(
    ctx.db
      .select({ id: backups.id, startedAt: backups.startedAt })
      .from(backups)
      .where(eq(backups.state, 'finished'))
      .orderBy(desc(backups.id))
      .limit(limit),
  );
}

/** The newest first, with those that failed: their parts are in the bucket, too. */
export function endedBackups(ctx: PublicCtx, limit: number): QueryPlan<Ended[]> {
  const query = ctx.db
    .select({ id: backups.id, startedAt: backups.startedAt, state: backups.state })
    .from(backups)
    .where(inArray(backups.state, ['finished', 'failed']))
    .orderBy(desc(backups.id))
    .limit(limit);
  return QueryPlan.map(QueryPlan.rows(query), (rows) =>
    rows.flatMap(({ state, ...row }) =>
      state === 'finished' || state === 'failed' ? [{ ...row, state }] : [],
    ),
  );
}

export function insertBackup(ctx: PublicCtx, row: typeof backups.$inferInsert): Statement {
  return ctx.db.insert(backups).values(row);
}

/** One that has a row already is left as it is. */
export function adoptBackup(ctx: PublicCtx, row: typeof backups.$inferInsert): Statement {
  return ctx.db.insert(backups).values(row).onConflictDoNothing();
}

/** When the latest ones began, whatever became of them. */
export function backupStarts(ctx: PublicCtx, limit: number): QueryPlan<Date[]> {
  const query = ctx.db
    .select({ startedAt: backups.startedAt })
    .from(backups)
    .orderBy(desc(backups.id))
    .limit(limit);
  return QueryPlan.map(QueryPlan.rows(query), (rows) => rows.map(({ startedAt }) => startedAt));
}

export function updateBackup(ctx: PublicCtx, id: number, values: Partial<Backup>): Statement {
  return ctx.db.update(backups).set(values).where(eq(backups.id, id));
}

/** True for the one process that gets the lease of a running backup. */
export function claimBackup(ctx: PublicCtx, id: number, leaseUntil: Date): QueryPlan<boolean> {
  const statement = rawStatement<{ id: number }>(
    ctx,
    sql`update ${backups} set lease_until = ${leaseUntil.getTime()}
        where ${backups.id} = ${id} and state = 'running' and lease_until <= ${ctx.now.getTime()}
        returning id`,
  );
  return queryPlan([statement], ([rows]) => rows.length === 1);
}

/** Tables with their columns, in the order of their creation. D1 refuses questions about tables of its own. */
export function schemaOf(ctx: PublicCtx): QueryPlan<readonly SchemaTable[]> {
  const tables = rawStatement<SchemaTable>(
    ctx,
    sql`select name, sql, (select group_concat(name) from pragma_table_info(m.name)) as columns,
          (select group_concat(name) from (select name from pragma_table_info(m.name)
            where pk > 0 order by pk)) as key,
          (select group_concat("table") from pragma_foreign_key_list(m.name)) as parents
        from sqlite_master m where type = 'table' and name not like '\\_cf%' escape '\\'
        order by m.rowid`,
  );
  return queryPlan([tables], ([rows]) => rows);
}

export function newestMigration(ctx: PublicCtx): QueryPlan<string> {
  const statement = rawStatement<{ name: string }>(
    ctx,
    sql`select name from d1_migrations order by id desc limit 1`,
  );
  return queryPlan([statement], ([[row]]) => row?.name ?? '');
}

/**
 * The next rows of a table, those with a rowid with it as `rowid_`. In the second pass only those
 * that are new or were updated since the backup began; `lastKey` is of the last one looked at.
 */
export function nextRows(
  ctx: PublicCtx,
  progress: BackupProgress,
  startedAt: Date,
): QueryPlan<{ rows: readonly Row[]; lastKey: RowKey | null; isLast: boolean }> {
  const { name, key } = progress.tables[progress.table] ?? { name: '', key: [ROWID] };
  const selection = selectionOf(progress);
  const [end] = progress.copied[name]?.lastKey ?? [];
  const after = progress.after ?? (selection === 'added' && end !== undefined ? [end] : null);
  const keys = sql.join(
    key.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const past = after
    ? sql`where (${keys}) > (${sql.join(
        after.map((value) => sql`${value}`),
        sql`, `,
      )})`
    : sql``;
  const columns = key[0] === ROWID ? sql`rowid as rowid_, *` : sql`*`;
  const from = sql`from ${sql.identifier(name)} ${past} order by ${keys} limit ${progress.limit}`;
  const changed = sql`rowid_ > ${end ?? 0} or updated_at >= ${startedAt.getTime()}`;
  const rows = rawStatement<Row>(
    ctx,
    selection === 'changed'
      ? sql`select * from (select ${columns} ${from}) where ${changed}`
      : sql`select ${columns} ${from}`,
  );
  const looked = rawStatement<{ key: string }>(
    ctx,
    sql`select json_array(${keys}) as key from (select ${keys} ${from})`,
  );
  return queryPlan([rows, looked], ([found, lookedAt]) => {
    const last = lookedAt.at(-1);
    const isLast = lookedAt.length < progress.limit;
    return { rows: found, lastKey: last ? parseKey(last.key) : null, isLast };
  });
}

function parseKey(json: string): RowKey {
  const key: RowKey = JSON.parse(json);
  return key;
}
