/** The migration that the code needs. Migrations only add, so it runs on the tables of later ones, too. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import journal from '#migrations/meta/_journal.json' with { type: 'json' };
import { queryPlan, rawStatement } from './query-plan.ts';

/** Whether the tables are those of this code, or later ones. */
export function isMigrated(ctx: PublicCtx) {
  const newest = `${journal.entries.at(-1)?.tag}.sql`;
  const rows = rawStatement(ctx, sql`select 1 from d1_migrations where name = ${newest} limit 1`);
  return queryPlan([rows], ([[row]]) => row !== undefined);
}
