/** Statements about files of exports that may hold a person who is erased. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { garbageCollectFiles } from '#data/file-removals.ts';
import { assertHolds } from '#data/commit.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { firstIdAt } from '#lib/ids.ts';
import { DAY_MS } from '#lib/time.ts';

/** No export whose file is kept was asked for before: it is written within two days and kept for one. */
const FILES_MS = 4 * DAY_MS;

/** Deletes the files of all exports of the company: which of them hold the person, only their bytes say. */
export function deleteExportFiles(ctx: Ctx): Statement[] {
  const now = ctx.now.getTime();
  const kept = sql`company_id = ${ctx.tenant.id}
    and id >= cast(${firstIdAt(new Date(now - FILES_MS))} as integer)
    and status = 'finished' and expires_at > ${now}`;
  const keys = sql`select printf('exports/%d/%d.%s', company_id, id,
      case format when 'bundle' then 'zip' else format end) as key
    from exports where ${kept}`;
  return [
    garbageCollectFiles(ctx, keys),
    rawStatement(
      ctx,
      sql`update exports set expires_at = ${now}, updated_at = max(${now}, updated_at + 1) where ${kept}`,
    ),
  ];
}

/** Whether a person of the company was erased since then. */
export function erasedSince(ctx: Ctx, since: Date): QueryPlan<boolean> {
  const asked = rawStatement<{ n: number }>(ctx, sql`select ${wasErased(ctx, since)} as n`);
  return QueryPlan.map(QueryPlan.first(asked), (row) => row?.n === 1);
}

/** Aborts the batch where one was. */
export function keepsAll(ctx: Ctx, since: Date): Statement {
  return assertHolds(ctx, sql`not ${wasErased(ctx, since)}`);
}

function wasErased(ctx: Ctx, since: Date): SQL {
  const at = since.getTime();
  return sql`exists (select 1 from candidates where company_id = ${ctx.tenant.id}
    and updated_at >= ${at} and erased_at >= ${at})`;
}
