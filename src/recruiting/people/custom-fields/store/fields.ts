/** Queries of custom fields. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { customFields } from '#data/tables/custom-fields.ts';
import type { FieldEntity } from '#vocabulary/custom-fields.ts';
import { members } from '#data/tables/users.ts';
import { activeMembers } from '#recruiting/jobs/hiring-team/store.ts';
import type { MemberChoice, TeamOf } from '#recruiting/jobs/hiring-team/store.ts';
import { tenantStore } from '#data/tenant-store.ts';
import { FIELDS_MAX, FILTERABLE_MAX } from '../rules/definitions.ts';
export { indexAtOnce } from '#recruiting/people/people-search/store/field-tokens.ts';

export const fieldStore = tenantStore(customFields);

/** Whether the caller sees all fields. Who acts without a role is the service, the operator, or a background job of an Admin. */
export function seesAll({ actor }: Ctx): boolean {
  return actor === null || !('role' in actor) || actor.role === 'Admin';
}

/** The field with this key, also one that the caller does not see: keys are unique. */
export function fieldByKey(ctx: Ctx, key: string): QueryPlan<{ id: number } | undefined> {
  const isIt = fieldStore.ofCompany(ctx, eq(customFields.key, key));
  return QueryPlan.first(ctx.db.select({ id: customFields.id }).from(customFields).where(isIt));
}

/** All fields of the company: at most 50 of each kind of record. */
export function fieldsOfCompany(ctx: Ctx) {
  const { id, entity, isFilterable, archivedAt } = customFields;
  return QueryPlan.rows(
    ctx.db
      .select({ id, entity, isFilterable, archivedAt })
      .from(customFields)
      .where(fieldStore.ofCompany(ctx)),
  );
}

/** The fields of a list, which may be of one kind of record. */
export function listFilter(ctx: Ctx, entity: FieldEntity | undefined): SQL | undefined {
  return and(isVisible(ctx), entity && eq(customFields.entity, entity));
}

/** Fields of Admins do not exist for others. */
export function isVisible(ctx: Ctx): SQL | undefined {
  return seesAll(ctx) ? undefined : eq(customFields.visibility, 'all');
}

/** One field, or 404 also for a field that the caller does not see. */
export function fieldById(ctx: Ctx, id: number) {
  const query = ctx.db
    .select()
    .from(customFields)
    .where(fieldStore.ofCompany(ctx, eq(customFields.id, id), isVisible(ctx)));
  return QueryPlan.one(query);
}

/** The fields that the caller sees, of one kind of record or of all, in their order: at most 150. */
export function fieldsOf(ctx: Ctx, entity?: FieldEntity) {
  return inOrder(ctx, entity && eq(customFields.entity, entity));
}

/** Of these, those that lists are filtered by. */
export function filterableFields(ctx: Ctx) {
  return inOrder(ctx, eq(customFields.isFilterable, true));
}

function inOrder(ctx: Ctx, condition: SQL | undefined) {
  return QueryPlan.rows(
    ctx.db
      .select()
      .from(customFields)
      .where(fieldStore.ofCompany(ctx, condition, isVisible(ctx)))
      .orderBy(asc(customFields.position), asc(customFields.id)),
  );
}

/** The members who have accepted, where the company has a field that names members; those of a hiring team first. */
export function memberChoices(ctx: Ctx, team?: TeamOf): QueryPlan<MemberChoice[]> {
  const isNamed = sql`exists (select 1 from custom_fields f
    where f.company_id = ${ctx.tenant.id} and f.kind = 'member' and f.archived_at is null)`;
  return activeMembers(ctx, isNamed, team);
}

/** Which of these are members of the company. */
export function membersAmong(ctx: Ctx, userIds: readonly number[]): QueryPlan<Set<number>> {
  if (userIds.length === 0) return QueryPlan.of(new Set());
  const found = ctx.db
    .select({ userId: members.userId })
    .from(members)
    .where(
      sql`${members.companyId} = ${ctx.tenant.id} and ${members.userId} in (select value from json_each(${JSON.stringify(userIds)}))`,
    );
  return QueryPlan.map(QueryPlan.rows(found), (rows) => new Set(rows.map(({ userId }) => userId)));
}

/** Holds where the company can have another field of the kind of record; with `isFilterable`, one that lists are filtered by. */
export function hasRoom(ctx: Ctx, entity: FieldEntity, isFilterable: boolean): SQL {
  const own = sql`from custom_fields where company_id = ${ctx.tenant.id} and entity = ${entity}`;
  const filterable = sql` and (select count(*) ${own} and is_filterable = 1) < ${FILTERABLE_MAX}`;
  return sql`(select count(*) ${own}) < ${FIELDS_MAX}${isFilterable ? filterable : sql``}`;
}

/** Holds where the company can have another field of the kind of record that lists are filtered by. */
export function hasFilterRoom(ctx: Ctx, { entity, id }: { entity: FieldEntity; id: number }): SQL {
  return sql`(select count(*) from custom_fields where company_id = ${ctx.tenant.id}
    and entity = ${entity} and is_filterable = 1 and id <> ${id}) < ${FILTERABLE_MAX}`;
}

type Ordered = readonly { id: number }[];

/** Holds while the fields of the kind of record are these, in this order. */
export function isInOrder(ctx: Ctx, entity: FieldEntity, fields: Ordered): SQL {
  return sql`(select group_concat(id) from (select id from custom_fields
    where company_id = ${ctx.tenant.id} and entity = ${entity} order by position, id))
    = ${fields.map(({ id }) => id).join(',')}`;
}

/** Numbers the fields by this order; those that keep their number do not change. */
export function putPositions(ctx: Ctx, fields: Ordered): Statement {
  const ids = JSON.stringify(fields.map(({ id }) => id));
  return rawStatement(
    ctx,
    sql`update custom_fields set position = place.key,
        updated_at = max(${ctx.now.getTime()}, updated_at + 1)
      from json_each(${ids}) place
      where place.value = custom_fields.id and company_id = ${ctx.tenant.id} and position <> place.key`,
  );
}
