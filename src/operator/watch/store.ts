/** What the database says to the watchman. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import { DAY_MS } from '#lib/time.ts';
import { firstIdAt } from '#lib/ids.ts';
import { oldestAndLast } from '../readiness/store.ts';

type Times = {
  beganAt: number | null;
  backupAt: number | null;
  filesAt: number | null;
  failedMails: number;
};

const newest = (table: string) =>
  sql`(select started_at from ${sql.identifier(table)} where state = 'finished' order by id desc limit 1)`;

export function timesOf(ctx: PublicCtx) {
  const dayAgo = firstIdAt(new Date(ctx.now.getTime() - DAY_MS));
  const statement = rawStatement<Times>(
    ctx,
    sql`select (select created_at from companies order by id limit 1) as beganAt,
      ${newest('backups')} as backupAt, ${newest('file_backups')} as filesAt,
      (select count(*) from mails where status = 'failed' and id >= ${dayAgo}) as failedMails`,
  );
  return QueryPlan.all({
    times: queryPlan([statement], ([[row]]) => row),
    work: oldestAndLast(ctx),
  });
}
