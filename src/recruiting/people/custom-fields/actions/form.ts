/** What forms and filters of custom fields are made from: the fields in their order, and the members that some of them name. */
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { FieldEntity } from '#vocabulary/custom-fields.ts';
import { toField } from '../schemas.ts';
import type { CustomField } from '../schemas.ts';
import { fieldsOf, filterableFields, memberChoices } from '../store/fields.ts';
import type { MemberChoice, TeamOf } from '#recruiting/jobs/hiring-team/store.ts';

export type FieldForm = { fields: CustomField[]; members: MemberChoice[] };

/** The fields of a kind of record that the caller sees. Members are read where a field names any, those of a hiring team first. */
export function fieldForm(ctx: Ctx, entity: FieldEntity, team?: TeamOf): QueryPlan<FieldForm> {
  const plan = QueryPlan.all({ fields: fieldsOf(ctx, entity), members: memberChoices(ctx, team) });
  return QueryPlan.map(plan, ({ fields, members }) => ({ fields: fields.map(toField), members }));
}

/** The fields that lists are filtered by. */
export function fieldFilters(ctx: Ctx): QueryPlan<FieldForm> {
  const plan = QueryPlan.all({ fields: filterableFields(ctx), members: memberChoices(ctx) });
  return QueryPlan.map(plan, ({ fields, members }) => ({ fields: fields.map(toField), members }));
}
