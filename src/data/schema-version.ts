/** The migration that the code needs. Migrations only add, so it runs on the tables of later ones, too. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from './query-plan.ts';

/** The last of `migrations`: a test compares them, as the bundle need not have the list. */
export const NEWEST_MIGRATION = '0006_email_templates.sql';

/** Whether the tables are those of this code, or later ones. */
export function isMigrated(ctx: PublicCtx) {
  const rows = rawStatement(
    ctx,
    sql`select 1 from d1_migrations where name = ${NEWEST_MIGRATION} limit 1`,
  );
  return queryPlan([rows], ([[row]]) => row !== undefined);
}
