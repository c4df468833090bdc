/** The migration that the code needs. Migrations only add, so it runs on the tables of later ones, too. */
import journal from '#migrations' with { type: 'json' };
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from './query-plan.ts';

const NEWEST = `${journal.entries.at(-1)?.tag}.sql`;

/** Whether the tables are those of this code, or later ones. */
export function isMigrated(ctx: PublicCtx) {
  const rows = rawStatement(ctx, sql`select 1 from d1_migrations where name = ${NEWEST} limit 1`);
  return queryPlan([rows], ([[row]]) => row !== undefined);
}
