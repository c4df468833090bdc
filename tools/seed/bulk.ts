/** Writes many rows of one table in few statements: the rows travel as one JSON text, so no limit on bound values is met. */
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { PublicCtx } from '#context.ts';
import { rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';

/** Rows hold what the columns keep: milliseconds for instants, 0 and 1 for flags. Every row names the columns of the first. */
export function insertAll(ctx: PublicCtx, table: SQLiteTable, rows: readonly object[]): Statement {
  const named = Object.keys(rows[0] ?? {}).filter((key) => key in getTableColumns(table));
  const columns = sql.raw(named.map(snakeCase).join(', '));
  const values = sql.join(
    named.map((key): SQL => sql.raw(`value ->> '$.${key}'`)),
    sql.raw(', '),
  );
  const texts = JSON.stringify(rows);
  return rawStatement(
    ctx,
    sql`
    insert into ${sql.identifier(getTableName(table))} (${columns})
    select ${values} from json_each(${texts})
  `,
  );
}

function snakeCase(key: string): string {
  return key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}
