/** Queries of custom fields and of their values. */
import { asc, count, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { candidateValues, customFields } from '#data/tables/custom-fields.ts';
import { members } from '#data/tables/users.ts';
import { tenantStore } from '#data/tenant-store.ts';
import { FIELDS_MAX } from './rules.ts';
import type { Values } from './rules.ts';

export const fieldStore = tenantStore(customFields);

export function fieldByKey(ctx: Ctx, key: string): QueryPlan<{ id: number } | undefined> {
  const isIt = fieldStore.ofCompany(ctx, eq(customFields.key, key));
  return QueryPlan.first(ctx.db.select({ id: customFields.id }).from(customFields).where(isIt));
}

export function fieldCount(ctx: Ctx): QueryPlan<number> {
  const counted = ctx.db.select({ n: count() }).from(customFields).where(fieldStore.ofCompany(ctx));
  return queryPlan([counted], ([[row]]) => row?.n ?? 0);
}

/** Holds where the company can have another field. */
export function hasRoom(ctx: Ctx): SQL {
  return sql`(select count(*) from custom_fields where company_id = ${ctx.tenant.id}) < ${FIELDS_MAX}`;
}

/** The values of a candidate, whose id may be a subquery. */
export function valuesOf(ctx: Ctx, candidateId: SQL): QueryPlan<Values> {
  const row = ctx.db
    .select({ value: candidateValues.value })
    .from(candidateValues)
    .where(
      sql`${candidateValues.candidateId} = ${candidateId} and ${candidateValues.companyId} = ${ctx.tenant.id}`,
    );
  return QueryPlan.map(QueryPlan.first(row), (found) => found?.value ?? {});
}

/** What a change of values is checked by: the fields, and who of these is a member. */
export function fieldsAndMembers(ctx: Ctx, userIds: readonly number[]) {
  const fields = ctx.db
    .select()
    .from(customFields)
    .where(fieldStore.ofCompany(ctx))
    .orderBy(asc(customFields.id));
  const found = ctx.db
    .select({ userId: members.userId })
    .from(members)
    .where(
      sql`${members.companyId} = ${ctx.tenant.id} and ${members.userId} in (select value from json_each(${JSON.stringify(userIds)}))`,
    );
  return QueryPlan.all({
    fields: QueryPlan.rows(fields),
    members: QueryPlan.map(
      QueryPlan.rows(found),
      (rows) => new Set(rows.map(({ userId }) => userId)),
    ),
  });
}

/** In the batch of a change that is guarded by the version of the candidate. */
export function putValues(ctx: Ctx, candidateId: number, value: Values): Statement {
  return rawStatement(
    ctx,
    sql`insert into candidate_values (candidate_id, company_id, value, created_at)
      values (${candidateId}, ${ctx.tenant.id}, ${JSON.stringify(value)}, ${ctx.now.getTime()})
      on conflict (candidate_id) do update set value = excluded.value`,
  );
}

/** Adds what only the merged candidate has to the values of the other one, whose own are kept. */
export function mergeValues(ctx: Ctx, from: number, into: number): Statement {
  const other = sql`(select value from candidate_values where candidate_id = ${from} and company_id = ${ctx.tenant.id})`;
  return rawStatement(
    ctx,
    sql`update candidate_values set value = json_patch(${other}, value)
      where candidate_id = ${into} and company_id = ${ctx.tenant.id} and ${other} is not null`,
  );
}
