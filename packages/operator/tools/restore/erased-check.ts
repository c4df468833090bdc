/** Looks for people who were erased after a backup in every store of the restored service. */
import { sql } from 'drizzle-orm';
import { rawStatement, queryPlan, runPlan } from '../../../../src/data/query-plan.ts';
import { erasuresAfter } from '../../../../src/operator/erasures/actions.ts';
import type { Bucket } from '../../../../src/platform/buckets.ts';
import type { ToolCtx } from '../../../../tools/platform.ts';
import type { Check } from './check.ts';
import type { ErasedAgain } from './erasures.ts';

/** Every table is read for them. */
const PEOPLE_MAX = 10;
/** Of a function of D1. */
const ARGUMENTS_MAX = 30;

export type Erased = {
  people: number;
  /** Addresses that nobody else has, in small letters. */
  addresses: string[];
  /** Keys of their files. */
  keys: string[];
};

type Row = { address: string; keys: string | null };

/** As the backup has brought them back. */
export async function findErased(ctx: ToolCtx, bucket: Bucket, startedAt: Date): Promise<Erased> {
  const { candidates } = await erasuresAfter(bucket, startedAt);
  const ids = JSON.stringify(candidates.map(({ candidate }) => candidate));
  const statement = rawStatement<Row>(
    ctx,
    sql`select email_key as address,
        (select json_group_array(key) from documents d where d.candidate_id = c.id) as keys
      from candidates c where id in (select value from json_each(${ids})) and email_key is not null
        and not exists (select 1 from candidates o where o.email_key = c.email_key and o.id <> c.id)
        and not exists (select 1 from users u where u.email_key = c.email_key)
      limit ${PEOPLE_MAX}`,
  );
  const rows = await runPlan(
    ctx,
    queryPlan([statement], ([found]) => found),
  );
  return {
    people: rows.length,
    addresses: rows.map(({ address }) => address.toLowerCase()),
    keys: rows.flatMap(({ keys }) => JSON.parse(keys ?? '[]') as string[]),
  };
}

type Stores = { ctx: ToolCtx; again: ErasedAgain };

export async function checkErased(
  { ctx, again }: Stores,
  { people, addresses, keys }: Erased,
): Promise<Check> {
  const what = 'people erased after the backup, in every table and among the files';
  const found: string[] = again.not_erased.map((one) => `not erased: ${one}`);
  if (people > 0) found.push(...(await tablesWith(ctx.db.$client, addresses)));
  for (const key of keys) if (await ctx.files.head(key)) found.push(`file ${key}`);
  const seen = `${again.erased_again} and ${again.accounts_deleted_again} accounts erased again`;
  return {
    what,
    isRight: found.length === 0,
    seen: `${seen}; ${people} looked for, ${found.length === 0 ? 'none found' : `found: ${found.join(', ')}`}`,
  };
}

async function tablesWith(d1: D1Database, texts: readonly string[]): Promise<string[]> {
  const { results: columns } = await d1
    .prepare(
      `select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
        where m.type = 'table' and m.sql not like 'create virtual%' and m.name not like '\\_cf%' escape '\\'`,
    )
    .all<{ table: string; column: string }>();
  const found: string[] = [];
  for (const [table, own] of Map.groupBy(columns, (one) => one.table)) {
    const names = own.map(({ column }) => `t."${column}"`);
    const lines: string[] = [];
    for (let at = 0; at < names.length; at += ARGUMENTS_MAX)
      lines.push(`concat_ws(' ', ${names.slice(at, at + ARGUMENTS_MAX).join(', ')})`);
    const isIn = lines.map((line) => `instr(lower(${line}), j.value) > 0`).join(' or ');
    const row = await d1
      .prepare(`select 1 from "${table}" t, json_each(?) j where ${isIn} limit 1`)
      .bind(JSON.stringify(texts))
      .first();
    if (row) found.push(`table ${table}`);
  }
  return found;
}
