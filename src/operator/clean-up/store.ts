/** The statements that delete what is too old, a slice at a time. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import type { Expiry } from '#data/expiries.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import { firstIdAt } from '#lib/ids.ts';

/** Rows that a slice deletes of a table. */
export const SLICE = 5000;
/** Rows of a table that a slice looks at. */
const WALKED = 2000;

/** Numbers stand in the statement: a bound one is REAL to D1. */
function conditionOf({ now }: PublicCtx, { isOver, keptMs }: Expiry): string {
  const time = now.getTime() - keptMs;
  return isOver
    .replaceAll(':time', String(time))
    .replaceAll(':id', String(Math.max(0, firstIdAt(new Date(time)))));
}

/** Selects a slice of the rows whose time is over. */
export function rowsOver(ctx: PublicCtx, expiry: Expiry): string {
  const { table, beside = '', by } = expiry;
  const order = by === undefined ? '' : `order by ${by}`;
  return `select t.rowid from ${beside} ${table} t where ${conditionOf(ctx, expiry)} ${order} limit ${SLICE}`;
}

/** Deletes them, or changes them. Answers how many. */
export function expire(ctx: PublicCtx, expiry: Expiry): QueryPlan<number> {
  const { table, before, set } = expiry;
  const rows = rowsOver(ctx, expiry);
  const act = set === undefined ? `delete from ${table}` : `update ${table} set ${set}`;
  const first = before === undefined ? [] : [before.replace(':rows', rows)];
  return lastNumber(ctx, [...first, `${act} where rowid in (${rows})`, 'select changes() as n']);
}

const position = (name: string) => `(select position from clean_ups where name = '${name}')`;

const put = (name: string, value: string) => `insert into clean_ups (name, position)
  select '${name}', ${value} where true on conflict (name) do update set position = excluded.position`;

/** Looks at the next rows of a table, and goes back to the first after the last. Answers the last row; 0: the table has ended. */
export function walk(ctx: PublicCtx, expiry: Expiry): QueryPlan<number> {
  const { table, set } = expiry;
  const act = set === undefined ? `delete from ${table}` : `update ${table} set ${set}`;
  const after = `coalesce(${position(table)}, 0)`;
  const end = `${table} to`;
  return lastNumber(ctx, [
    // What is deleted is not looked at again, so where the slice ends is noted first.
    put(
      end,
      `coalesce((select max(rowid) from (select rowid from ${table} where rowid > ${after} order by rowid limit ${WALKED})), 0)`,
    ),
    `${act} where rowid in (select t.rowid from ${table} t
      where t.rowid > ${after} and t.rowid <= ${position(end)} and ${conditionOf(ctx, expiry)})`,
    put(table, position(end)),
    `select ${position(table)} as n`,
  ]);
}

/** The `n` that the last statement selects. */
function lastNumber(ctx: PublicCtx, statements: readonly string[]): QueryPlan<number> {
  const raw = statements.map((text) => rawStatement<{ n: number }>(ctx, sql.raw(text)));
  return queryPlan(raw, (results) => results.at(-1)?.[0]?.n ?? 0);
}
