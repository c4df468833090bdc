/** Which deliveries the messages of a batch lease: each its own, and those of companies with a surplus by turns of companies. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { webhookDeliveries } from '#data/tables/webhooks.ts';

/** A company with this many deliveries that are due has a surplus: more than an event for all of its webhooks. */
const SURPLUS_MIN = 21;
/** Companies that a batch looks at. What its messages name is among the candidates, so every company advances. */
const COMPANIES_MAX = 200;

/**
 * A select of ids. A message of a company with a surplus may lease a delivery of another company ahead of its own message. That one,
 * when it comes, leases of a surplus what waits in its place; polling finds what is left of a surplus in the end.
 */
export function byTurns(ids: readonly string[], dueBy: number): SQL {
  const messages = ids.length;
  const isDue = sql`o.due_at <= ${dueBy}`;
  const hasSurplus = sql`(select count(*) from (select 1 from ${webhookDeliveries} o
    where o.company_id = c.id and ${isDue} limit ${SURPLUS_MIN})) = ${SURPLUS_MIN}`;
  return sql`
    with recursive
    due as materialized (
      select id, company_id, due_at from ${webhookDeliveries}
      where id in (select value from json_each(${JSON.stringify(ids)})) and due_at <= ${dueBy}
    ),
    surplus as materialized (
      select c.id from (select distinct company_id as id from due) c where ${hasSurplus}
    ),
    named as materialized (
      select id, company_id, due_at, company_id in (select id from surplus) as waits from due
    ),
    slots (n) as materialized (select ${messages} - count(*) filter (where not waits) from named),
    companies (id) as (
      select ${nextCompany(sql`0`)} from slots where n > 0
      union all
      select ${nextCompany(sql`companies.id`)} from companies where id is not null limit ${COMPANIES_MAX}
    ),
    candidates as (
      select id, company_id, due_at from named where waits
      union
      select d.id, d.company_id, d.due_at from companies c
      join ${webhookDeliveries} d on d.id in (select o.id from ${webhookDeliveries} o
        where o.company_id = c.id and ${isDue} order by o.due_at limit ${messages})
      where exists (select 1 from surplus) or ${hasSurplus}
    )
    select id from named where not waits
    union all
    select id from (
      select id, row_number() over (partition by company_id order by id in (select id from named) desc, due_at) as turn from candidates
      where id not in (select id from named where not waits)
      order by turn, random() limit (select n from slots)
    )`;
}

function nextCompany(after: SQL): SQL {
  return sql`(select min(company_id) from ${webhookDeliveries}
    where due_at is not null and company_id > ${after})`;
}
