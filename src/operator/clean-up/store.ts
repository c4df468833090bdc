/** The statements that delete what is too old, a slice at a time. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import type { Expiry } from '#data/expiries.ts';
import { queryPlan, QueryPlan, rawStatement } from '#data/query-plan.ts';
import { cleanUps } from '#data/tables/clean-ups.ts';
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
  const run = (text: string) => rawStatement(ctx, sql.raw(text));
  const first = before === undefined ? [] : [run(before.replace(':rows', rows))];
  const done = QueryPlan.raw([...first, run(`${act} where rowid in (${rows})`)]);
  const count = rawStatement<{ n: number }>(ctx, sql`select changes() as n`);
  const counted = queryPlan([count], ([[row]]) => row?.n ?? 0);
  return QueryPlan.map(QueryPlan.all([done, counted]), ([, n]) => n);
}

/** Looks at the next rows of a table, and goes back to the first after the last. Answers the last row; 0: the table has ended. */
export function walk(ctx: PublicCtx, expiry: Expiry): QueryPlan<number> {
  const { table } = expiry;
  const name = sql.identifier(table);
  const after = sql`coalesce((select position from ${cleanUps} where name = ${table}), 0)`;
  const next = sql`select rowid from ${name} where rowid > ${after} order by rowid limit ${WALKED}`;
  const statements = [
    rawStatement(
      ctx,
      // What is deleted is not looked at again, so where the slice ends is noted first.
      sql`insert into ${cleanUps} (name, position)
        select ${`${table} to`}, coalesce(max(rowid), 0) from (${next}) where true
        on conflict (name) do update set position = excluded.position`,
    ),
    rawStatement(
      ctx,
      sql`delete from ${name} where rowid in (select t.rowid from ${name} t
        where t.rowid > ${after}
          and t.rowid <= (select position from ${cleanUps} where name = ${`${table} to`})
          and ${sql.raw(conditionOf(ctx, expiry))})`,
    ),
    rawStatement(
      ctx,
      sql`insert into ${cleanUps} (name, position)
        select ${table}, position from ${cleanUps} where name = ${`${table} to`}
        on conflict (name) do update set position = excluded.position`,
    ),
    rawStatement<{ position: number }>(
      ctx,
      sql`select position from ${cleanUps} where name = ${table}`,
    ),
  ] as const;
  return queryPlan(statements, ([, , , [row]]) => row?.position ?? 0);
}
