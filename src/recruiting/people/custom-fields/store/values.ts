/** Queries of the values of custom fields: a record has one row with all of them. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { Ctx } from '#context.ts';
import { prepared } from '#data/prepared.ts';
import type { StatementCtx } from '#data/prepared.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { applicationValues, candidateValues, jobValues } from '#data/tables/custom-fields.ts';
import type { FieldEntity } from '#vocabulary/custom-fields.ts';
import { membersIn } from '../rules/values.ts';
import type { Checked, Values } from '../rules/values.ts';
import { fieldsOf, membersAmong, seesAll } from './fields.ts';

const tables = {
  candidate: candidateValues,
  application: applicationValues,
  job: jobValues,
} as const;

function placeOf(entity: FieldEntity) {
  return { table: sql`${tables[entity]}`, column: sql.identifier(`${entity}_id`) };
}

/** The values that the caller sees, as JSON: a column of a list, by an expression of the id of the record. Null where it has none. */
export function shownValues(ctx: Ctx, entity: FieldEntity, id: SQL): SQL<string | null> {
  return valuesShown(ctx, entity, id, seesAll(ctx));
}

function valuesShown(ctx: StatementCtx, entity: FieldEntity, id: SQL, all: boolean) {
  const { table, column } = placeOf(entity);
  const row = sql`${table} v where v.${column} = ${id} and v.company_id = ${ctx.tenant.id}`;
  if (all) return sql<string | null>`(select v.value from ${row})`;
  return sql<string | null>`(select (select json_group_object(e.key, json(v.value -> e.key))
      from json_each(v.value) e where not exists (select 1 from custom_fields f
        where f.company_id = v.company_id and f.key = e.key and f.visibility = 'admin'))
    from ${row})`;
}

export function parseValues(json: string | null | undefined): Record<string, unknown> {
  return json ? JSON.parse(json) : {};
}

/** What a record shows: its values, and the keys of required fields without one. */
export type CustomOf = { values: Record<string, unknown>; missing: string[] };

/** The statements of `customOf`: for those who see all fields, and for others. */
const statementsOf = (entity: FieldEntity, all: boolean) => ({
  values: (ctx: StatementCtx, id: SQL) =>
    rawStatement<{ value: string | null }>(
      ctx,
      sql`select ${valuesShown(ctx, entity, id, all)} as value`,
    ),
  missing: (ctx: StatementCtx, id: SQL) => {
    const { table, column } = placeOf(entity);
    const isVisible = all ? sql`` : sql` and f.visibility = 'all'`;
    return rawStatement<{ key: string }>(
      ctx,
      sql`select f.key as key from custom_fields f
        where f.company_id = ${ctx.tenant.id} and f.entity = ${entity} and f.is_required = 1
          and f.archived_at is null${isVisible} and not exists (select 1 from ${table} v
            where v.${column} = ${id} and v.value -> f.key is not null)
        order by f.position, f.id`,
    );
  },
});

function preparedOf(all: boolean) {
  const { values, missing } = statementsOf('application', all);
  return {
    values: prepared((ctx, id: number) => values(ctx, sql`${id}`)),
    missing: prepared((ctx, id: number) => missing(ctx, sql`${id}`)),
  };
}

const ofApplication = { all: preparedOf(true), some: preparedOf(false) };

/** The values of an application. */
export function customOfApplication(ctx: Ctx, id: number): QueryPlan<CustomOf> {
  const { values, missing } = ofApplication[seesAll(ctx) ? 'all' : 'some'];
  return toCustom(values(ctx, id), missing(ctx, id));
}

/** The values of a record, whose id may be a subquery. */
export function customOf(ctx: Ctx, entity: FieldEntity, id: SQL): QueryPlan<CustomOf> {
  const { values, missing } = statementsOf(entity, seesAll(ctx));
  return toCustom(values(ctx, id), missing(ctx, id));
}

function toCustom(
  values: RunnableQuery<{ value: string | null }[], 'sqlite'>,
  missing: RunnableQuery<{ key: string }[], 'sqlite'>,
): QueryPlan<CustomOf> {
  const both = QueryPlan.all({ row: QueryPlan.first(values), missing: QueryPlan.rows(missing) });
  return QueryPlan.map(both, (found) => ({
    values: parseValues(found.row?.value),
    missing: found.missing.map(({ key }) => key),
  }));
}

/** The values of a new record, where it has any. */
export function insertValues(
  ctx: Ctx,
  entity: FieldEntity,
  id: number,
  values: Values,
): Statement[] {
  return Object.keys(values).length === 0 ? [] : [putValues(ctx, entity, id, values)];
}

/**
 * What values that are given are checked by: all that the record has, the fields that the caller sees, and who is a member. A new
 * record has no id; where none are given, nothing is read.
 */
export function valuesFor(
  ctx: Ctx,
  entity: FieldEntity,
  given: Values = {},
  id: SQL = sql`0`,
): QueryPlan<Checked> {
  if (Object.keys(given).length === 0) {
    return QueryPlan.of({ values: {}, fields: [], members: new Set() });
  }
  const { table, column } = placeOf(entity);
  const row = rawStatement<{ value: string }>(
    ctx,
    sql`select v.value as value from ${table} v
      where v.${column} = ${id} and v.company_id = ${ctx.tenant.id}`,
  );
  return QueryPlan.all({
    values: QueryPlan.map(QueryPlan.first(row), (found): Values => parseValues(found?.value)),
    fields: fieldsOf(ctx, entity),
    members: membersAmong(ctx, membersIn(given)),
  });
}

/** In the batch of a change that is guarded by the version of the record. */
export function putValues(ctx: Ctx, entity: FieldEntity, id: number, value: Values): Statement {
  const { table, column } = placeOf(entity);
  return rawStatement(
    ctx,
    sql`insert into ${table} (${column}, company_id, value, created_at)
      values (${id}, ${ctx.tenant.id}, ${JSON.stringify(value)}, ${ctx.now.getTime()})
      on conflict (${column}) do update set value = excluded.value`,
  );
}

/** Adds what only the merged candidate has to the values of the other one, whose own are kept. */
export function mergeValues(ctx: Ctx, from: number, into: number): Statement {
  const other = sql`(select value from candidate_values where candidate_id = ${from} and company_id = ${ctx.tenant.id})`;
  return rawStatement(
    ctx,
    sql`update candidate_values set value = json_patch(${other}, value)
      where candidate_id = ${into} and company_id = ${ctx.tenant.id} and ${other} is not null`,
  );
}

/** The same for applications to the same job: `ids` are those that go, and `keptOf` the one that each goes into. */
export function mergeApplicationValues(
  ctx: Ctx,
  { ids, keptOf }: { ids: SQL; keptOf: (column: string) => SQL },
): Statement {
  return rawStatement(
    ctx,
    sql`update application_values set value = json_patch(other.value, application_values.value)
      from (select ${keptOf('v.application_id')} as kept, v.value as value from application_values v
        where v.application_id in ${ids}) other
      where application_values.application_id = other.kept
        and application_values.company_id = ${ctx.tenant.id}`,
  );
}
