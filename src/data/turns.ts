/** Which rows the messages of a batch do: each its own, and those of companies with a surplus by turns of companies. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { QueryPlan, rawStatement, runPlan } from './query-plan.ts';

/** The queues whose rows are of companies, by the table and the column with the time when a row is due: an index has both. */
export const turnQueues = {
  webhooks: { table: 'webhook_deliveries', dueAt: 'due_at' },
  mail: { table: 'mails', dueAt: 'next_attempt_at' },
  meetings: { table: 'meetings', dueAt: 'due_at' },
  posts: { table: 'posts', dueAt: 'due_at' },
} as const;
export type TurnQueue = keyof typeof turnQueues;

/** A company with this many rows that are due has a surplus: more than an event for all of its webhooks. */
const SURPLUS_MIN = 21;
/** Companies that a batch looks at. What its messages name is among the candidates, so every company advances. */
const COMPANIES_MAX = 200;

/**
 * A select of ids. A message of a company with a surplus may take a row of another company, or of none, ahead of its own message. That
 * one, when it comes, takes of a surplus what waits in its place; polling finds what is left of a surplus in the end.
 */
export function byTurns(queue: TurnQueue, ids: readonly (string | number)[], dueBy: number): SQL {
  const table = sql.identifier(turnQueues[queue].table);
  const dueAt = sql.raw(turnQueues[queue].dueAt);
  const messages = ids.length;
  const isDue = sql`o.${dueAt} <= ${dueBy}`;
  const hasSurplus = sql`(select count(*) from (select 1 from ${table} o
    where o.company_id = c.id and ${isDue} limit ${SURPLUS_MIN})) = ${SURPLUS_MIN}`;
  const firstOf = (company: SQL) => sql`(select o.id from ${table} o
    where o.company_id ${company} and ${isDue} order by o.${dueAt} limit ${messages})`;
  return sql`
    with recursive
    due as materialized (
      select id, company_id, ${dueAt} as due_at from ${table}
      where id in (select value from json_each(${JSON.stringify(ids)})) and ${dueAt} <= ${dueBy}
    ),
    surplus as materialized (
      select c.id from (select distinct company_id as id from due) c where ${hasSurplus}
    ),
    named as materialized (
      select id, company_id, due_at,
        company_id is not null and company_id in (select id from surplus) as waits
      from due
    ),
    slots (n) as materialized (select ${messages} - count(*) filter (where not waits) from named),
    companies (id) as (${companiesDue(turnQueues[queue].table, turnQueues[queue].dueAt, 'from slots where n > 0')}),
    candidates as (
      select id, company_id, due_at from named where waits
      union
      select d.id, d.company_id, d.${dueAt} from companies c
      join ${table} d on d.id in ${firstOf(sql`= c.id`)}
      where exists (select 1 from surplus) or ${hasSurplus}
      union
      select d.id, d.company_id, d.${dueAt} from surplus
      join ${table} d on d.id in ${firstOf(sql`is null`)}
    )
    select id from (select id from named where not waits order by due_at)
    union all
    select id from (
      select id, row_number() over (partition by company_id order by id in (select id from named) desc, due_at) as turn from candidates
      where id not in (select id from named where not waits)
      order by turn, random() limit (select n from slots)
    )`;
}

/** A recursive select of companies with rows that are due, for `with recursive`: the first few, and NULL at the end. */
export function companiesDue(table: string, dueAt: string, from = ''): SQL {
  const next = (after: string) =>
    sql.raw(`(select min(company_id) from ${table}
    where ${dueAt} is not null and company_id > ${after})`);
  return sql`select ${next('0')} ${sql.raw(from)} union all
    select ${next('companies.id')} from companies where id is not null limit ${sql.raw(String(COMPANIES_MAX))}`;
}

/** The ids of the rows to do in place of these, in the order of turns. Each has still to be claimed. */
export async function takeTurns(
  ctx: PublicCtx,
  queue: TurnQueue,
  ids: readonly number[],
): Promise<number[]> {
  const statement = rawStatement<{ id: number }>(ctx, byTurns(queue, ids, ctx.now.getTime()));
  return (await runPlan(ctx, QueryPlan.rows(statement))).map(({ id }) => id);
}
