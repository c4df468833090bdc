/** Garbage collection of files in R2: a file is due for removal from before it is written until a row names it, and again when that row is deleted. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { rawStatement, runBatch } from './query-plan.ts';
import type { QueryPlan, Statement } from './query-plan.ts';
import { fileRemovals } from './tables/documents.ts';

/** No request takes this long: a file without a row by then is left over. */
const UPLOAD_MS_MAX = 60 * MINUTE_MS;

export type NewFile = { key: string; bytes: Uint8Array; contentType: string };

/** A condition that D1 checks; null holds always. */
export type MarkCondition = SQL | null;

/**
 * Runs the plan, and in its round trip marks files that are to be written: they are removed after an hour unless `retainFiles`
 * is committed before. A file that is not written after all is removed in vain. Where the condition, which is checked before
 * the plan, does not hold, no file is marked, and none must be written.
 */
export async function runPlanForFiles<Result>(
  ctx: PublicCtx,
  keys: readonly string[],
  plan: QueryPlan<Result>,
  condition: MarkCondition = null,
): Promise<Result> {
  const listed = sql`select value as key from json_each(${JSON.stringify(keys)})
    where ${condition ?? sql`true`}`;
  const dueAt = ctx.now.getTime() + UPLOAD_MS_MAX;
  const marks = keys.length === 0 ? [] : [insertFileRemovals(ctx, listed, dueAt)];
  const results = await runBatch(ctx, [...marks, ...plan.statements]);
  return plan.assemble(results.slice(marks.length));
}

/** Writes files that have been marked. */
export async function putFiles(ctx: PublicCtx, files: readonly NewFile[]): Promise<void> {
  await Promise.all(
    files.map(({ key, bytes, contentType }) => ctx.files.put(key, bytes, contentType)),
  );
}

/** Belongs in the batch that inserts the rows naming the files. */
export function retainFiles(ctx: PublicCtx, keys: readonly string[]): Statement {
  return rawStatement(
    ctx,
    sql`delete from ${fileRemovals}
      where key in (select value from json_each(${JSON.stringify(keys)}))`,
  );
}

/**
 * Belongs at the end of a batch that may or may not name the files. Those that the subquery `named` does not have are due
 * for removal at once.
 */
export function settleFiles(ctx: PublicCtx, keys: readonly string[], named: SQL): Statement[] {
  const isOne = sql`key in (select value from json_each(${JSON.stringify(keys)}))`;
  return [
    rawStatement(ctx, sql`delete from ${fileRemovals} where ${isOne} and key in ${named}`),
    rawStatement(ctx, sql`update ${fileRemovals} set due_at = ${ctx.now.getTime()} where ${isOne}`),
  ];
}

/** The files are deleted at this time, whether they exist yet or not. */
export function expireFiles(ctx: PublicCtx, keys: readonly string[], at: Date): Statement {
  const listed = sql`select value as key from json_each(${JSON.stringify(keys)})`;
  return insertFileRemovals(ctx, listed, at.getTime());
}

/** Files that expire later are due now. `keys` is a subquery. */
export function removeNow(ctx: PublicCtx, keys: SQL): Statement {
  return rawStatement(
    ctx,
    sql`update ${fileRemovals} set due_at = ${ctx.now.getTime()} where key in ${keys}`,
  );
}

/** Belongs in the batch that deletes the rows naming the files, before the deletion. `keys` is a subquery with a column `key`. */
export function garbageCollectFiles(ctx: PublicCtx, keys: SQL): Statement {
  return insertFileRemovals(ctx, keys, ctx.now.getTime());
}

function insertFileRemovals(ctx: PublicCtx, keys: SQL, dueAt: number): Statement {
  return rawStatement(
    ctx,
    sql`insert into ${fileRemovals} (key, due_at)
      select key, ${dueAt} from (${keys}) where true
      on conflict (key) do update set due_at = excluded.due_at`,
  );
}
