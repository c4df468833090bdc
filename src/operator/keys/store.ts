/** The queries of sealed columns, across companies. Table and column names come from the code alone. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import type { SealedColumn } from '#data/sealed-columns.ts';
import { FIRST_KEY_ID } from '#lib/key-ring.ts';

export type KeyCount = { keyId: number; rows: number };
type KeptColumn = Extract<SealedColumn, { isKept: true }>;
export type SealedRow = {
  key: string | number;
  sealed: string;
  ownerRow: Record<string, string | number | null>;
};

/** How many texts each key sealed. Reads the whole table. */
export function countsByKey(
  ctx: PublicCtx,
  { table, column }: SealedColumn,
): QueryPlan<readonly KeyCount[]> {
  const name = sql.identifier(column);
  const statement = rawStatement<KeyCount>(
    ctx,
    sql`select ${keyIdOf(name)} as keyId, count(*) as rows from ${sql.identifier(table)}
        where ${name} <> '' group by 1 order by 1`,
  );
  return queryPlan([statement], ([rows]) => rows);
}

/** Texts of another key than `keyId`, in the order of the primary key. */
export function sealedByOthers(
  ctx: PublicCtx,
  { table, column, key, ownerColumns }: KeptColumn,
  { keyId, after, limit }: { keyId: number; after: string | number | null; limit: number },
): QueryPlan<readonly SealedRow[]> {
  const [name, id] = [sql.identifier(column), sql.identifier(key)];
  const owner = sql.join(
    ownerColumns.map((one) => sql`, ${sql.identifier(one)} as ${sql.identifier(one)}`),
  );
  const past = after === null ? sql`` : sql`and ${id} > ${after}`;
  const statement = rawStatement<Record<string, string | number | null>>(
    ctx,
    sql`select ${id} as "key", ${name} as "sealed"${owner} from ${sql.identifier(table)}
        where ${name} <> '' and ${keyIdOf(name)} <> ${keyId} ${past}
        order by ${id} limit ${limit}`,
  );
  return queryPlan([statement], ([rows]) =>
    rows.map(({ key: rowKey, sealed, ...ownerRow }) => ({
      key: rowKey ?? '',
      sealed: String(sealed),
      ownerRow,
    })),
  );
}

export type SampledRow = SealedRow & { keyId: number };

/** The first and the last text of each key. Reads the whole table. */
export function samplesByKey(
  ctx: PublicCtx,
  { table, column, key, ownerColumns }: KeptColumn,
): QueryPlan<readonly SampledRow[]> {
  const [from, name, id] = [sql.identifier(table), sql.identifier(column), sql.identifier(key)];
  const owner = sql.join(
    ownerColumns.map((one) => sql`, ${sql.identifier(one)} as ${sql.identifier(one)}`),
  );
  const edges = (edge: SQL) =>
    sql`select ${edge}(${id}) from ${from} where ${name} <> '' group by ${keyIdOf(name)}`;
  const statement = rawStatement<Record<string, string | number | null>>(
    ctx,
    sql`select ${id} as "key", ${name} as "sealed", ${keyIdOf(name)} as "keyId"${owner} from ${from}
        where ${id} in (${edges(sql`min`)} union ${edges(sql`max`)})`,
  );
  return queryPlan([statement], ([rows]) =>
    rows.map(({ key: rowKey, sealed, keyId, ...ownerRow }) => ({
      key: rowKey ?? '',
      sealed: String(sealed),
      keyId: Number(keyId),
      ownerRow,
    })),
  );
}

/** Replaces a text unless somebody else has meanwhile. */
export function replaceSealed(
  ctx: PublicCtx,
  { table, column, key }: KeptColumn,
  { row, resealed }: { row: SealedRow; resealed: string },
): Statement {
  const [name, id] = [sql.identifier(column), sql.identifier(key)];
  return rawStatement(
    ctx,
    sql`update ${sql.identifier(table)} set ${name} = ${resealed}
        where ${id} = ${row.key} and ${name} = ${row.sealed}`,
  );
}

/** The id before the point; a text without one is of the days before keys had ids. */
function keyIdOf(name: SQL | ReturnType<typeof sql.identifier>): SQL {
  return sql`cast(case instr(${name}, '.') when 0 then ${FIRST_KEY_ID}
    else substr(${name}, 1, instr(${name}, '.') - 1) end as integer)`;
}
