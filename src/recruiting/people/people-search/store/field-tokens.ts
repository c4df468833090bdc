/** Writes the tokens of fields that lists can be filtered by, for records that had values before. */
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { customFields } from '#data/tables/custom-fields.ts';
import type { FieldEntity } from '#vocabulary/custom-fields.ts';
import type { IndexName } from '#data/tables/index-states.ts';
import { indexRows } from './index.ts';

export type IndexedEntity = Exclude<FieldEntity, 'job'>;
export type FieldProgress = {
  id: number;
  companyId: number;
  entity: IndexedEntity;
  indexedTo: number;
};

/** The next field whose tokens are not complete. */
export function unindexedField(ctx: PublicCtx): QueryPlan<FieldProgress | undefined> {
  const { id, companyId, entity, indexedTo } = customFields;
  const query = ctx.db
    .select({ id, companyId, entity, indexedTo })
    .from(customFields)
    .where(isNotNull(indexedTo))
    .orderBy(asc(id))
    .limit(1);
  return QueryPlan.map(QueryPlan.first(query), (row) =>
    row && row.entity !== 'job'
      ? { id: row.id, companyId: row.companyId, entity: row.entity, indexedTo: row.indexedTo ?? 0 }
      : undefined,
  );
}

/** The next records of the company with values, in order. */
export function recordsWithValues(
  ctx: PublicCtx,
  { companyId, entity, indexedTo }: Omit<FieldProgress, 'id'>,
  limit: number,
): QueryPlan<number[]> {
  const column = sql.identifier(`${entity}_id`);
  const rows = rawStatement<{ id: number }>(
    ctx,
    sql`select ${column} as id from ${sql.identifier(`${entity}_values`)}
      where company_id = ${companyId} and ${column} > cast(${indexedTo} as integer)
      order by ${column} limit ${limit}`,
  );
  return queryPlan([rows], ([found]) => found.map(({ id }) => id));
}

type RecordsOf = { companyId: number; entity: IndexedEntity };

/** Writes the rows of these records of the company whose tokens differ. */
export function indexRecords(
  ctx: PublicCtx,
  records: RecordsOf,
  ids: readonly number[],
): Statement[] {
  return indexAmong(ctx, records, sql`(select value from json_each(${JSON.stringify(ids)}))`);
}

/**
 * The same for all records that have values when the batch runs, at most `limit`: one that gets a value while the request is on its
 * way is not left out. `indexedTo` is the progress to note: null is the end, 0 leaves them to the cron, where there are more.
 */
export function indexAtOnce(ctx: PublicCtx, { companyId, entity }: RecordsOf, limit: number) {
  const column = sql.identifier(`${entity}_id`);
  const records = (most: number) => sql`(select ${column} from ${sql.identifier(`${entity}_values`)}
    where company_id = ${companyId} order by ${column} limit ${sql.raw(String(most))})`;
  return {
    indexedTo: sql<
      number | null
    >`case when (select count(*) from ${records(limit + 1)}) > ${limit} then 0 end`,
    writes: indexAmong(ctx, { companyId, entity }, records(limit)),
  };
}

/** `own` is a subquery of ids. */
function indexAmong(ctx: PublicCtx, { companyId, entity }: RecordsOf, own: SQL): Statement[] {
  const isOf = sql`company_id = ${companyId}`;
  if (entity === 'application') {
    const isOne = sql`id in ${own} and +${isOf} and ${differs('application_index')}`;
    return [indexRows(ctx, 'application_index', isOne)];
  }
  return [
    indexRows(
      ctx,
      'candidate_index',
      sql`id in ${own} and +${isOf} and ${differs('candidate_index')}`,
    ),
    indexRows(
      ctx,
      'application_index',
      sql`${isOf} and candidate_id in ${own} and ${differs('application_index')}`,
    ),
  ];
}

function differs(index: IndexName): SQL {
  return sql`facets is not (select i.facets from ${sql.identifier(index)} i where i.rowid = id)`;
}

/** Notes how far the tokens of a field are: null is the end. */
export function noteProgress(
  ctx: PublicCtx,
  { id, indexedTo }: FieldProgress,
  next: number | null,
): Statement {
  return ctx.db
    .update(customFields)
    .set({ indexedTo: next })
    .where(sql`${eq(customFields.id, id)} and ${customFields.indexedTo} = ${indexedTo}`);
}
