/** The sizes of the database by day. */
import { desc, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { execute } from '#data/database-errors.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { databaseSizes } from '#data/tables/database-sizes.ts';
import { KEPT_DAYS, TREND_DAYS } from './rules.ts';

/** The size of the database, which D1 says with any answer, and whether that of this day is kept already. */
export async function currentSize(
  ctx: PublicCtx,
  day: number,
): Promise<{ bytes: number; isKept: boolean }> {
  const asked = ctx.db.$client.prepare('select 1 from database_sizes where day = ?').bind(day);
  const { results, meta } = await execute(asked.all());
  return { bytes: meta.size_after, isKept: results.length > 0 };
}

export function insertSize(ctx: PublicCtx, day: number, bytes: number): Statement[] {
  return [
    rawStatement(
      ctx,
      sql`insert into ${databaseSizes} (day, bytes) values (${day}, ${bytes}) on conflict do nothing`,
    ),
    rawStatement(ctx, sql`delete from ${databaseSizes} where day < ${day - KEPT_DAYS}`),
  ];
}

/** The latest first: enough to say how fast it grows. */
export function latestSizes(ctx: PublicCtx) {
  const query = ctx.db.select().from(databaseSizes);
  return QueryPlan.rows(query.orderBy(desc(databaseSizes.day)).limit(TREND_DAYS + 1));
}
