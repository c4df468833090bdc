/** The full-text indexes, of what segments they consist, and how their segments become one. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { readStructure } from '#lib/full-text-structure.ts';
import type { FullTextStructure } from '#lib/full-text-structure.ts';
import { queryPlan, rawStatement, runPlan } from './query-plan.ts';
import type { QueryPlan } from './query-plan.ts';

export const fullTexts = [
  'listing_search',
  'company_job_search',
  'application_search',
  'application_index',
  'candidate_index',
] as const;
export type FullText = (typeof fullTexts)[number];

/** Pages of a full-text index that a statement writes: 25 ms. */
const MERGED_PAGES = 200;
/** Changes of a merge that had nothing to do. */
const MERGE_DONE_MAX = 1;
/** The row of an index's `_data` that says of what segments it consists. */
const STRUCTURE = 10;

/** Those that there are: before an export of the database the operator drops them. */
function presentFullTexts(ctx: PublicCtx): QueryPlan<FullText[]> {
  const names = JSON.stringify(fullTexts);
  const found = rawStatement<{ name: FullText }>(
    ctx,
    sql`select value as name from json_each(${names})
      where exists (select 1 from sqlite_master where name = value and type = 'table')`,
  );
  return queryPlan([found], ([rows]) => rows.map(({ name }) => name));
}

export type Structured = { index: FullText; structure: FullTextStructure };

function structuresOf(ctx: PublicCtx, indexes: readonly FullText[]): QueryPlan<Structured[]> {
  const records = indexes.map((index) =>
    rawStatement<{ block: ArrayLike<number> }>(
      ctx,
      sql`select block from ${sql.identifier(`${index}_data`)} where id = ${STRUCTURE}`,
    ),
  );
  return queryPlan(records, (results) =>
    indexes.map((index, nth) => ({
      index,
      structure: readStructure(new Uint8Array(results[nth]?.[0]?.block ?? [])),
    })),
  );
}

/** Of each index that there is. */
export async function readStructures(ctx: PublicCtx): Promise<Structured[]> {
  return runPlan(ctx, structuresOf(ctx, await runPlan(ctx, presentFullTexts(ctx))));
}

/** Of the index with the most. */
export async function mostSegments(ctx: PublicCtx): Promise<number> {
  const found = await readStructures(ctx);
  return Math.max(0, ...found.map(({ structure }) => structure.segments));
}

/**
 * Merges some of the index. `isFirst` makes all of it one merge, which the others continue; removed rows are gone from an index
 * without content after it only. Returns whether there is more to do.
 */
export function mergeIndex(
  ctx: PublicCtx,
  index: FullText,
  { isFirst }: { isFirst: boolean },
): QueryPlan<{ isMore: boolean }> {
  const table = sql.identifier(index);
  const pages = isFirst ? -MERGED_PAGES : MERGED_PAGES;
  const total = () => rawStatement<{ n: number }>(ctx, sql`select total_changes() as n`);
  const merge = rawStatement(
    ctx,
    sql`insert into ${table} (${table}, rank) values ('merge', ${pages})`,
  );
  return queryPlan([total(), merge, total()], ([[before], , [after]]) => ({
    isMore: (after?.n ?? 0) - (before?.n ?? 0) > MERGE_DONE_MAX,
  }));
}
