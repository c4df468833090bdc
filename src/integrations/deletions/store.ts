/** The queries of deletions: in the order in which they were committed. */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import { deletions } from '#data/tables/deletions.ts';
import type { DeletionKind } from '#vocabulary/deletions.ts';

export type DeletionRow = typeof deletions.$inferSelect;

type Range = { after: number; kinds: readonly DeletionKind[]; limit: number };

/**
 * The first `limit` deletions after an id: each kind contributes its own first ones through an index, so that others are not read.
 * `oldest` and `newest` are the ids that the table begins and ends with.
 */
export function deletionsAfter(ctx: Ctx, { after, kinds, limit }: Range) {
  const most = sql.raw(String(limit));
  const found = sql`select d.id from ${deletions} d
    where d.company_id = ${ctx.tenant.id} and d.kind = asked.value and d.id > ${after}
    order by d.id limit ${most}`;
  const rows = ctx.db
    .select()
    .from(deletions)
    .where(
      sql`${deletions.id} in (select place.value from json_each(${JSON.stringify(kinds)}) asked,
        json_each((select json_group_array(id) from (${found}))) place order by place.value limit ${most})`,
    )
    .orderBy(deletions.id);
  const ends = rawStatement<{ oldest: number | null; newest: number | null }>(
    ctx,
    sql`select (select min(id) from ${deletions}) as oldest, (select max(id) from ${deletions}) as newest`,
  );
  return QueryPlan.all({ rows: QueryPlan.rows(rows), ends: QueryPlan.rows(ends) });
}
