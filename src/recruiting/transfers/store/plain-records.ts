/** Ids of imported records that are not digests yet, as older versions have kept them. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';

export type PlainRecord = {
  row: number;
  companyId: number;
  source: string;
  entity: string;
  externalId: string;
};

/** A partial index has them. */
export function plainRecords(ctx: PublicCtx, limit: number): QueryPlan<PlainRecord[]> {
  return QueryPlan.rows(
    rawStatement<PlainRecord>(
      ctx,
      sql`select rowid as row, company_id as companyId, source, entity, external_id as externalId
        from import_records where is_keyed = 0 order by company_id limit ${limit}`,
    ),
  );
}

/** Replaces the ids. Where a record is known by its digest already, the older row goes. */
export function putKeys(
  ctx: PublicCtx,
  keyed: readonly { row: number; key: string }[],
): Statement[] {
  const given = JSON.stringify(keyed);
  return [
    rawStatement(
      ctx,
      sql`update or ignore import_records set is_keyed = 1, external_id = k.key
        from (select value ->> 'row' as row, value ->> 'key' as key from json_each(${given})) k
        where import_records.rowid = k.row and import_records.is_keyed = 0`,
    ),
    rawStatement(
      ctx,
      sql`delete from import_records where is_keyed = 0
        and rowid in (select value ->> 'row' from json_each(${given}))`,
    ),
  ];
}
