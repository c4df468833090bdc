/** The custom fields that filters name. */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { customFields } from '#data/tables/custom-fields.ts';
import { fieldStore, isVisible, membersAmong } from '#recruiting/custom-fields/store/fields.ts';
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
