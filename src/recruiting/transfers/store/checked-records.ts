/** What a dry run remembers of the records that it would add: later rows can be the same, or refer to them. */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';

/** The records of the dry run that have one of these keys, by digest. */
export function sameChecked(
  ctx: Ctx,
  { id, entity }: { id: number; entity: string },
  keys: readonly string[],
): QueryPlan<{ id: number; key: string; isPlanned: number }[]> {
  const by = (column: 'key' | 'other_key') => {
    const name = sql.identifier(column);
    return sql`select i.n as n, i.${name} as key, coalesce(i.record_id, i.checked ->> 'id') as id,
        i.record_id is null as isPlanned
      from json_each(${JSON.stringify(keys)}) w cross join import_rows i
        on i.import_id = ${id} and i.entity = ${entity} and i.${name} = w.value`;
  };
  return QueryPlan.rows(
    rawStatement<{ id: number; key: string; isPlanned: number }>(
      ctx,
      sql`select id, key, isPlanned from (${by('key')} union all ${by('other_key')}) order by n`,
    ),
  );
}

type CheckedRow = { id: number; parent: number; name: string; type: string };

/** The rows within records that the dry run would add, as `rowsWithin` returns those of the company. */
export function checkedWithin(
  ctx: Ctx,
  { id, entity, by }: { id: number; entity: string; by: string },
  parents: readonly number[],
): QueryPlan<CheckedRow[]> {
  const parent = sql`checked ->> ${`$.${by}`}`;
  return QueryPlan.rows(
    rawStatement<CheckedRow>(
      ctx,
      sql`select checked ->> 'id' as id, ${parent} as parent, checked ->> 'name' as name,
          checked ->> 'type' as type
        from import_rows where import_id = ${id} and entity = ${entity} and result = 'created'
          and ${parent} in (select value from json_each(${JSON.stringify(parents)}))
        order by ${parent}, checked ->> 'position'`,
    ),
  );
}

/** The custom fields that the dry run would add, as JSON. */
export function checkedFields(ctx: Ctx, id: number): QueryPlan<string[]> {
  const rows = rawStatement<{ checked: string }>(
    ctx,
    sql`select checked from import_rows
      where import_id = ${id} and entity = 'custom_fields' and result = 'created'`,
  );
  return QueryPlan.map(QueryPlan.rows(rows), (found) => found.map(({ checked }) => checked));
}
