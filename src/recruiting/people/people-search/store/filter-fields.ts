/** The custom fields and the jobs that filters name. */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, queryPlan } from '#data/query-plan.ts';
import { customFields } from '#data/tables/custom-fields.ts';
import { jobs } from '#data/tables/jobs.ts';
import { tenantStore } from '#data/tenant-store.ts';
import {
  fieldStore,
  isVisible,
  membersAmong,
} from '#recruiting/people/custom-fields/store/fields.ts';
import type { GivenFilters } from '../rules.ts';

/** Those that the caller sees, and which of the values are ids of members. */
export function filterFields(ctx: Ctx, given: NonNullable<GivenFilters['field']>) {
  const keys = JSON.stringify(Object.keys(given));
  const isNamed = sql`${customFields.key} in (select value from json_each(${keys}))`;
  const fields = ctx.db
    .select()
    .from(customFields)
    .where(fieldStore.ofCompany(ctx, isNamed, isVisible(ctx)));
  const ids = Object.values(given).flat().map(Number).filter(Number.isSafeInteger);
  const members = QueryPlan.map(membersAmong(ctx, ids), (found) => new Set([...found].map(String)));
  return QueryPlan.all({ fields: QueryPlan.rows(fields), members });
}

/** The ids of jobs by their hash_ids. */
export function jobsByHash(
  ctx: Ctx,
  hashes: readonly string[],
): QueryPlan<ReadonlyMap<string, number>> {
  const isNamed = sql`${jobs.hashId} in (select value from json_each(${JSON.stringify(hashes)}))`;
  const { id, hashId } = jobs;
  const named = ctx.db
    .select({ id, hashId })
    .from(jobs)
    .where(tenantStore(jobs).ofCompany(ctx, isNamed));
  return queryPlan([named], ([rows]) => new Map(rows.map((row) => [row.hashId, row.id])));
}
