/** The row of the last run of the cron. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { cronRuns } from '#data/tables/cron-runs.ts';
import type { PartState } from '#data/tables/cron-runs.ts';

/** A field of a part to delete is null. */
export type PartPatch = { [Field in keyof PartState]: PartState[Field] | null };

/** Changes the parts that ran, and keeps what is known of the others. */
export function upsertRun(
  ctx: PublicCtx,
  endedAt: Date,
  parts: Readonly<Record<string, PartPatch>>,
): Statement {
  return rawStatement(
    ctx,
    sql`insert into ${cronRuns} (id, ended_at, parts)
      values (1, ${endedAt.getTime()}, json_patch('{}', ${JSON.stringify(parts)}))
      on conflict (id) do update set ended_at = excluded.ended_at,
        parts = json_patch(cron_runs.parts, ${JSON.stringify(parts)})`,
  );
}

export function lastRun(ctx: PublicCtx) {
  return QueryPlan.first(ctx.db.select().from(cronRuns));
}
