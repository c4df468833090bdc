/** Tracking links of jobs that are deleted. */
import { inArray } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import type { Statement } from '#data/query-plan.ts';
import { trackingLinks } from '#data/tables/sources.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';

const linkStore = tenantStore(trackingLinks);

/** They are for any job of the company then. */
export function unlinkJobs(ctx: Ctx, ids: readonly number[]): Statement {
  return ctx.db
    .update(trackingLinks)
    .set({ jobId: null, updatedAt: nextUpdatedAt(ctx, trackingLinks.updatedAt) })
    .where(linkStore.ofCompany(ctx, inArray(trackingLinks.jobId, [...ids])));
}
