/** Inserts many rows with few statements: the rows are one JSON value, so the limit of 100 bound values does not apply. */
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { PublicCtx } from '#context.ts';
import { rawStatement, runBatch } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';

/** Keeps the JSON below the 2 MB that D1 takes as one value. */
const ROWS_PER_BATCH = 2000;

/** Rows hold what the columns store: milliseconds for timestamps, 0 and 1 for flags. All rows have the keys of the first. */
export function insertAll(ctx: PublicCtx, table: SQLiteTable, rows: readonly object[]): Statement {
  const keys = Object.keys(rows[0] ?? {}).filter((key) => key in getTableColumns(table));
  const columns = sql.raw(keys.map(snakeCase).join(', '));
  const values = sql.join(
    keys.map((key): SQL => sql.raw(`value ->> '$.${key}'`)),
    sql.raw(', '),
  );
  return rawStatement(
    ctx,
    sql`
    insert into ${sql.identifier(getTableName(table))} (${columns})
    select ${values} from json_each(${JSON.stringify(rows)})
  `,
  );
}

export async function insertInBatches(
  ctx: PublicCtx,
  table: SQLiteTable,
  rows: readonly object[],
): Promise<void> {
  for (const chunk of chunksOf(rows, ROWS_PER_BATCH)) {
    await runBatch(ctx, [insertAll(ctx, table, chunk)]);
  }
}

export function* chunksOf<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

function snakeCase(key: string): string {
  return key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}
