/** The statements that delete what is too old, a slice at a time. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { cleanUps } from '#data/tables/clean-ups.ts';
import { firstIdAt } from '#lib/ids.ts';
import { ACCOUNT_EVENTS_MS, ENDED_MS, MAILS_MS, MONTH_MS } from './rules.ts';

/** Rows that a slice deletes of a table. */
export const SLICE = 5000;
/** Rows of a table that a slice looks at. */
const WALKED = 2000;

/** Ids sort by time. A bound number is REAL to D1. */
function idBefore(ctx: PublicCtx, age: number): SQL {
  return sql`cast(${firstIdAt(new Date(ctx.now.getTime() - age))} as integer)`;
}

/** Emails that have ended; those that wait longer than a year are none of them. */
function deleteOldMails(ctx: PublicCtx): Statement {
  return rawStatement(
    ctx,
    sql`delete from mails where id in (select id from mails
      where id < ${idBefore(ctx, MAILS_MS)} and next_attempt_at is null order by id limit ${SLICE})`,
  );
}

function deleteOldAccountEvents(ctx: PublicCtx): Statement {
  return rawStatement(
    ctx,
    sql`delete from account_events where id in (select id from account_events
      where id < ${idBefore(ctx, ACCOUNT_EVENTS_MS)} order by id limit ${SLICE})`,
  );
}

/** Of companies that keep their audit log for a while. */
function deleteOldAuditEvents(ctx: PublicCtx): Statement {
  const idsPerMonth = firstIdAt(new Date(ctx.now.getTime() + MONTH_MS)) - firstIdAt(ctx.now);
  return rawStatement(
    ctx,
    sql`delete from audit_events where id in (
      select a.id from hiring_settings h cross join audit_events a
      where h.audit_months is not null and a.company_id = h.company_id
        and a.id < ${idBefore(ctx, 0)} - h.audit_months * cast(${idsPerMonth} as integer)
      limit ${SLICE})`,
  );
}

/** Deletes a slice of each, and answers how many rows. */
export function deleteOld(ctx: PublicCtx): QueryPlan<number[]> {
  const count = () => rawStatement<{ n: number }>(ctx, sql`select changes() as n`);
  const all = [deleteOldMails(ctx), deleteOldAccountEvents(ctx), deleteOldAuditEvents(ctx)];
  const counted = all.map((one) => queryPlan([one, count()], ([, [row]]) => row?.n ?? 0));
  return QueryPlan.all(counted);
}

/** Looks at the next rows of a table, and goes back to the first after the last. Answers the last row; 0: the table has ended. */
export function walk(
  ctx: PublicCtx,
  { table, isOver }: { table: string; isOver: string },
): QueryPlan<number> {
  const name = sql.identifier(table);
  const after = sql`coalesce((select position from ${cleanUps} where name = ${table}), 0)`;
  const next = sql`select rowid from ${name} where rowid > ${after} order by rowid limit ${WALKED}`;
  const [before = '', ...rest] = isOver.split('?1');
  const ended = rest.reduce(
    (whole, part) => sql`${whole}${ctx.now.getTime() - ENDED_MS}${sql.raw(part)}`,
    sql.raw(before),
  );
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
          and ${ended})`,
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
