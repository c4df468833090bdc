/** Reads the records of a bundle. Names of tables and columns come from the list of entities alone. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import { seenFeedback } from '#recruiting/interviews/feedback/store/feedback.ts';

type ReadField = { name: string; column: string; kind: string };
type ReadChild = {
  name: string;
  table: string;
  by: string;
  fields: readonly ReadField[];
  max: number;
  page?: number;
  where?: string;
  entity?: string;
  hasFiles?: true;
  order?: string;
  isBlind?: true;
};
type ReadEntity = {
  table: string;
  fields: readonly ReadField[];
  children: readonly ReadChild[];
  where?: string;
};

type Value = string | number | null;
export type RawRow = Record<string, Value> & { id: number };
export type RawChild = Record<string, Value> & { parent_: number; id_: number };

/** The records after an id, in order, with the rows of other tables that belong to them by the names of their lists. */
export function recordsAfter(
  ctx: Ctx,
  { table, fields, children, where }: ReadEntity,
  { after, limit }: { after: number; limit: number },
): QueryPlan<{ rows: RawRow[]; lists: Record<string, RawChild[]> }> {
  const name = sql.identifier(table);
  const isNext = sql`t.company_id = ${ctx.tenant.id} and t.id > cast(${after} as integer)
    and ${sql.raw(where ?? 'true')} order by t.id limit ${limit}`;
  const rows = rawStatement<RawRow>(
    ctx,
    sql`select t.id as id, ${columns('t', fields)} from ${name} t where ${isNext}`,
  );
  const lists = children.map((child): [string, QueryPlan<RawChild[]>] => {
    const ids = sql`(select t.id from ${name} t where ${isNext})`;
    return [child.name, QueryPlan.rows(rawStatement<RawChild>(ctx, childRows(ctx, child, ids)))];
  });
  return QueryPlan.all({
    rows: QueryPlan.rows(rows),
    lists: QueryPlan.all(Object.fromEntries(lists)),
  });
}

/** How many rows of a list a record has. */
export function pageOf({ max, page = max }: Pick<ReadChild, 'max' | 'page'>): number {
  return page;
}

/** One more than a record has: then there are others. */
function childRows(ctx: Ctx, child: ReadChild, ids: SQL): SQL {
  const { parent, place, all, from } = partsOf(ctx, child);
  return sql`select * from (select ${all},
      row_number() over (partition by ${parent} order by ${place}) as nth_
    from ${from} and ${parent} in ${ids})
    where nth_ <= ${pageOf(child) + 1} order by parent_, nth_`;
}

/** The rows of a record's list after one of them, and one more. */
export function rowsAfter(
  ctx: Ctx,
  child: ReadChild,
  { id, after }: { id: number; after: number },
): QueryPlan<RawChild[]> {
  const { parent, place, all, from } = partsOf(ctx, child);
  return QueryPlan.rows(
    rawStatement<RawChild>(
      ctx,
      sql`select ${all} from ${from} and ${parent} = ${id} and ${place} > cast(${after} as integer)
        order by ${place} limit ${pageOf(child) + 1}`,
    ),
  );
}

function partsOf(ctx: Ctx, child: ReadChild) {
  const { table, by, fields, where, hasFiles, order = 'rowid', isBlind } = child;
  const place = sql`c.${sql.identifier(order)}`;
  const parent = sql`c.${sql.identifier(by)}`;
  const file = hasFiles ? sql`, c.key as key_` : sql``;
  return {
    place,
    parent,
    all: sql`${parent} as parent_, ${place} as id_, ${columns('c', fields)}${file}`,
    from: sql`${sql.identifier(table)} c where ${sql.raw(where ?? 'true')}
      and ${isBlind ? seenFeedback(ctx, 'c') : sql`true`}`,
  };
}

function shownAs(kind: string, value: SQL, alias: string): SQL {
  if (kind === 'member') return sql`(select email from users where id = ${value})`;
  const company = sql`${sql.raw(alias)}.company_id`;
  if (kind === 'author') {
    return sql`coalesce(${value}, (select nullif(trim(u.first_name || ' ' || u.last_name), '')
      from users u where u.id = ${sql.raw(alias)}.user_id))`;
  }
  if (kind !== 'values') return value;
  return sql`(select json_group_object(e.key, json(${value} -> e.key)) from json_each(${value}) e
    join custom_fields f on f.company_id = ${company} and f.key = e.key and f.kind <> 'member')`;
}

function columns(alias: string, fields: readonly ReadField[]): SQL {
  return sql.join(
    fields.map(({ name, column, kind }) => {
      const value = sql`${sql.raw(alias)}.${sql.identifier(column)}`;
      return sql`${shownAs(kind, value, alias)} as ${sql.identifier(name)}`;
    }),
    sql`, `,
  );
}
