/** The job that a path names: as a condition, and as an id for queries in the same batch. */
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { StatementCtx } from './prepared.ts';
import type { Ref } from '#lib/ids.ts';
import { jobs } from './tables/jobs.ts';
import { tenantStore } from './tenant-store.ts';

export function isJob(ref: Ref): SQL {
  return 'id' in ref ? eq(jobs.id, ref.id) : eq(jobs.hashId, ref.hashId);
}

/** The id as a subquery; NULL when the company has no such job. */
export function idOfJob(ctx: StatementCtx, ref: Ref): SQL<number> {
  const isOwn = tenantStore(jobs).ofCompany(ctx, isJob(ref));
  return sql<number>`(${ctx.db.select({ id: jobs.id }).from(jobs).where(isOwn)})`;
}
