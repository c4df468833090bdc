/** What an import looks up before it writes records, and the statements that write them. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { fieldsOf } from '#recruiting/people/custom-fields/store/fields.ts';
import type { FieldEntity, FieldKind, FieldOption } from '#vocabulary/custom-fields.ts';
import { checkedFields } from './checked-records.ts';
import { scopeOf } from '#recruiting/pipeline/applications/store/search-index.ts';
export { SEARCH_VERSION } from '#recruiting/pipeline/applications/store/search-index.ts';

type Value = string | number | null;
type Row = Record<string, Value>;
type Imported = { id: number; source: string };

/** A record by its kind and its id in the other service. */
export type Named = readonly [entity: string, externalId: string];

/** A record, what is kept of its id for good, and what the results of the import show of it. */
export type WantedRecord = { entity: string; externalId: string; key: string; shownId: string };

/**
 * A record that was imported before. `recordId`: what it is now, or would be after a dry run, NULL where it was deleted since;
 * `storedId`: what it was then.
 */
export type KnownRecord = {
  entity: string;
  externalId: string;
  recordId: number | null;
  storedId: number | null;
  /** This dry run would add it: no table has it. */
  isPlanned: number;
  /** What this dry run remembers of it, as JSON. */
  checked: string | null;
  /** An import has added it, and it has not been undone. */
  isWritten: number;
  isErased: number;
};

/** The tables whose records are imported, by the names of their kinds. */
export type ImportedTables = readonly (readonly [entity: string, table: string])[];

/** What was imported before of these. A dry run also counts on what it would add. */
export function knownRecords(
  ctx: Ctx,
  { id, source, tables }: Imported & { tables: ImportedTables },
  { wanted, isDry }: { wanted: readonly WantedRecord[]; isDry: boolean },
): QueryPlan<KnownRecord[]> {
  const named = sql`select value ->> 'entity' as entity, value ->> 'externalId' as external_id,
      value ->> 'key' as key, value ->> 'shownId' as shown_id
    from json_each(${JSON.stringify(wanted)})`;
  const checked = isDry
    ? sql` union all select w.entity, w.external_id, coalesce(i.record_id, i.checked ->> 'id'), null,
          i.record_id is null, i.checked, i.result = 'created', 0
        from wanted w cross join import_rows i on i.import_id = ${id} and i.entity = w.entity
          and i.external_id = w.shown_id where i.result in ('created', 'existing')`
    : sql``;
  return QueryPlan.rows(
    rawStatement<KnownRecord>(
      ctx,
      sql`with wanted as materialized (${named}), known as (
          select w.entity, w.external_id as externalId, ${currentId(tables)} as recordId, r.record_id as storedId,
            0 as isPlanned, null as checked, r.written_at is not null as isWritten
          from wanted w cross join import_records r on r.company_id = ${ctx.tenant.id}
            and r.source = ${source} and r.entity = w.entity and r.external_id in (w.key, w.external_id)
          where r.external_id = w.key or r.is_keyed = 0)
        select known.*, ${isErased} as isErased from known${checked}`,
    ),
  );
}

/** What the record `r` is now: of candidates who were merged, the one who was kept. */
function currentId(tables: ImportedTables): SQL {
  const cases = tables.map(
    ([entity, table]) =>
      sql`when ${sql.raw(`'${entity}'`)} then (select id from ${sql.identifier(table)} where id = r.record_id)`,
  );
  const merged = sql`(select candidate_id from candidate_aliases where old_id = r.record_id)`;
  return sql`coalesce(case r.entity ${sql.join(cases, sql` `)} end,
    case when r.entity in ('persons', 'persons_more') then ${merged} end)`;
}

const isErased = sql`case entity
  when 'persons' then exists (select 1 from candidates c where c.id = recordId and c.erased_at is not null)
  when 'applications' then exists (select 1 from applications a join candidates c on c.id = a.candidate_id
    where a.id = recordId and c.erased_at is not null)
  else 0 end`;

/** Holds while none of these candidates, and of those of these applications, is erased. */
export function areKept(
  ctx: Ctx,
  { persons, applications }: { persons: readonly number[]; applications: readonly number[] },
): SQL {
  return sql`not exists (select 1 from candidates where company_id = ${ctx.tenant.id}
    and erased_at is not null and id in (select value from json_each(${JSON.stringify(persons)})
      union select candidate_id from applications where id in ${listed(applications)}))`;
}

/** A custom field of the company. */
export type KnownField = {
  key: string;
  entity: FieldEntity;
  kind: FieldKind;
  options: readonly FieldOption[];
  isFilterable: boolean;
};

/** The company's settings that matter, its members by email, its custom fields and those that a dry run would add, and which definitions have a default. */
export function importContext(
  ctx: Ctx,
  { id, isDry }: { id: number; isDry: boolean },
  emails: readonly string[],
) {
  const company = ctx.tenant.id;
  return QueryPlan.all({
    company: QueryPlan.one(
      rawStatement<{ countryId: number | null; reviewsJobs: number; pipelineId: number | null }>(
        ctx,
        sql`select country_id as countryId, reviews_jobs as reviewsJobs,
            (select id from pipelines where company_id = ${company} and is_default = 1) as pipelineId
          from companies where id = ${company}`,
      ),
    ),
    members: QueryPlan.rows(
      rawStatement<{ email: string; id: number }>(
        ctx,
        sql`select u.email_key as email, u.id as id from users u
          where u.email_key in (select value from json_each(${JSON.stringify(emails)}))
            and exists (select 1 from members m where m.user_id = u.id and m.company_id = ${company})`,
      ),
    ),
    fields: QueryPlan.map(fieldsOf(ctx), (rows): KnownField[] => rows),
    checkedFields: isDry ? checkedFields(ctx, id) : QueryPlan.of([]),
    defaults: QueryPlan.rows(
      rawStatement<{ entity: string }>(
        ctx,
        sql`select 'offices' as entity from offices where company_id = ${company} and is_default = 1
          union all select 'pipelines' from pipelines where company_id = ${company} and is_default = 1`,
      ),
    ),
  });
}

/** The records of the company that have the same values in these columns, by the values as JSON. */
export function sameRecords(
  ctx: Ctx,
  table: string,
  { columns, past }: { columns: readonly string[]; past: string | undefined },
  keys: readonly (readonly Value[])[],
): QueryPlan<{ id: number; key: string }[]> {
  const isPresent = past === undefined ? sql`true` : sql`t.${sql.identifier(past)} is null`;
  const names = sql.join(
    columns.map((column) => sql`t.${sql.identifier(column)}`),
    sql`, `,
  );
  const values = sql.join(
    columns.map((_, index) => sql`value ->> ${sql.raw(String(index))}`),
    sql`, `,
  );
  // By two columns: the index of both, as that of the company and the job reads all applications of the job.
  const company = columns.length > 1 ? sql`+t.company_id` : sql`t.company_id`;
  return QueryPlan.rows(
    rawStatement<{ id: number; key: string }>(
      ctx,
      sql`select t.id as id, json_array(${names}) as key from ${sql.identifier(table)} t
        where ${company} = ${ctx.tenant.id} and ${isPresent}
          and (${names}) in (select ${values} from json_each(${JSON.stringify(keys)}))
        order by t.id`,
    ),
  );
}

/** The rows within records that are there, to compare them. */
export function rowsWithin(
  ctx: Ctx,
  { table, by }: { table: string; by: string },
  parents: readonly number[],
): QueryPlan<{ id: number; parent: number; name: string; type: string }[]> {
  const parent = sql.identifier(by);
  return QueryPlan.rows(
    rawStatement<{ id: number; parent: number; name: string; type: string }>(
      ctx,
      sql`select id, ${parent} as parent, name, type from ${sql.identifier(table)}
        where ${parent} in (select value from json_each(${JSON.stringify(parents)}))
          and company_id = ${ctx.tenant.id} order by ${parent}, position`,
    ),
  );
}

/** These values as a subquery. */
export function listed(values: readonly (number | string)[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(values)}))`;
}

/**
 * Inserts rows that all have the same columns, in one statement whatever their number. `isOnce`: of those with one key, the
 * first stays.
 */
export function insertRows(
  ctx: Ctx,
  table: string,
  rows: readonly Row[],
  isOnce = false,
): Statement[] {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return [];
  const lists = rows.map((row) => columns.map((column) => row[column] ?? null));
  const names = columns.map((column) => sql.identifier(column));
  const values = columns.map((_, index) => sql`value ->> ${sql.raw(String(index))}`);
  return [
    rawStatement(
      ctx,
      sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
        select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(lists)})
        where true ${isOnce ? sql`on conflict do nothing` : sql``}`,
    ),
  ];
}

/** The search index of applications, with the words of their persons. */
export function indexApplications(ctx: Ctx, ids: readonly number[]): Statement {
  return rawStatement(
    ctx,
    sql`insert into application_search (rowid, person, cv, scope)
      select a.id, coalesce(c.indexed, ''), '', ${scopeOf(ctx.tenant.id)}
      from applications a join candidates c on c.id = a.candidate_id
      where a.id in (select value from json_each(${JSON.stringify(ids)}))`,
  );
}

export type Outcome = {
  n: number;
  entity: string;
  externalId: string;
  result: 'created' | 'existing' | 'failed';
  recordId: number | null;
  field?: string;
  message?: string;
  /** Of a dry run: the columns of `import_rows`. */
  checked?: string;
  key?: string;
  otherKey?: string;
};

export function putOutcomes(ctx: Ctx, importId: number, outcomes: readonly Outcome[]): Statement {
  return rawStatement(
    ctx,
    sql`insert or replace into import_rows
        (import_id, n, entity, external_id, result, record_id, field, message, checked, key, other_key)
      select ${importId}, value ->> 'n', value ->> 'entity', value ->> 'externalId', value ->> 'result',
        value ->> 'recordId', value ->> 'field', value ->> 'message', value ->> 'checked', value ->> 'key',
        value ->> 'otherKey'
      from json_each(${JSON.stringify(outcomes)})`,
  );
}

export type NewRecord = { entity: string; externalId: string; recordId: number; isNew: boolean };
/** `goneId`: the record that it was before, and that was deleted. */
export type KeyedRecord = NewRecord & { key: string; goneId: number | null };

/**
 * Remembers what was imported, in place of what was deleted since. A record that another run has imported meanwhile stops
 * the batch.
 */
export function insertRecords(
  ctx: Ctx,
  { id, source }: Imported,
  records: readonly KeyedRecord[],
): Statement[] {
  const given = JSON.stringify(records);
  const gone = JSON.stringify(records.filter(({ goneId }) => goneId !== null));
  return [
    rawStatement(
      ctx,
      sql`delete from import_records where rowid in (select r.rowid from json_each(${gone}) w
        cross join import_records r on r.company_id = ${ctx.tenant.id} and r.source = ${source}
          and r.entity = w.value ->> 'entity'
          and r.external_id in (w.value ->> 'key', w.value ->> 'externalId')
        where r.record_id = w.value ->> 'goneId')`,
    ),
    rawStatement(
      ctx,
      sql`insert into import_records
          (company_id, source, entity, external_id, record_id, import_id, written_at, is_keyed)
        select ${ctx.tenant.id}, ${source}, value ->> 'entity', value ->> 'key',
          value ->> 'recordId', ${id}, case when value ->> 'isNew' then ${ctx.now.getTime()} end, 1
        from json_each(${given})`,
    ),
  ];
}
