/** Lists, creates and changes custom fields. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { assertHolds, commit, commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { checkAll } from '#errors.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import type { Page } from '#lib/pagination.ts';
import {
  assertDefinition,
  assertFilterRoom,
  assertNewKey,
  assertOptionsKept,
  assertRoom,
  assertUnchangeable,
  areTokensChanged,
} from '../rules/definitions.ts';
import { fieldFields, toAudited, toField } from '../schemas.ts';
import type { CustomField, FieldQuery, FieldRow, FieldUpdate, NewField } from '../schemas.ts';
import {
  fieldById,
  fieldByKey,
  fieldsOfCompany,
  fieldStore,
  hasFilterRoom,
  hasRoom,
  indexAtOnce,
  listFilter,
} from '../store/fields.ts';

/** Of so few records the tokens are written in the batch that changes whether a field is filterable; the cron writes those of more. */
const INDEXED_AT_ONCE_MAX = 100;

export function listFields(ctx: Ctx, query: FieldQuery): Promise<Page<CustomField>> {
  return fieldStore.page(ctx, query, toField, { where: listFilter(ctx, query.entity) });
}

export function showField(ctx: Ctx, id: number): Promise<CustomField> {
  return runPlan(ctx, fieldPlan(ctx, id));
}

function fieldPlan(ctx: Ctx, id: number): QueryPlan<CustomField> {
  return QueryPlan.map(fieldById(ctx, id), toField);
}

export async function createField(ctx: Ctx, input: NewField): Promise<CustomField> {
  const definition = fieldFields.toColumns(input);
  const { key, entity, isFilterable } = definition;
  assertDefinition(definition);
  const [same, fields] = await runPlan(
    ctx,
    QueryPlan.all([fieldByKey(ctx, key), fieldsOfCompany(ctx)]),
  );
  assertNewKey(same);
  assertRoom(definition, fields);
  const id = ctx.newId();
  return commit(ctx, {
    writes: [
      assertHolds(ctx, hasRoom(ctx, entity, isFilterable)),
      fieldStore.insert(ctx, {
        ...definition,
        id,
        archivedAt: null,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }),
    ],
    audit: {
      action: 'custom_field.create',
      subjectId: id,
      changes: changesOf(null, input),
    },
    answer: fieldPlan(ctx, id),
  });
}

export function changeField(ctx: Ctx, id: number, input: FieldUpdate): Promise<CustomField> {
  return editField(ctx, id, () => input);
}

/** The same, by what the field is, in one reading. */
export async function editField(
  ctx: Ctx,
  id: number,
  inputOf: (field: CustomField) => FieldUpdate | Promise<FieldUpdate>,
): Promise<CustomField> {
  const before = await runPlan(ctx, fieldById(ctx, id));
  const input = await inputOf(toField(before));
  assertUnchangeable(before, input);
  const change = changed(ctx, before, input);
  const after = { ...before, ...change };
  checkAll(
    () => assertDefinition(after),
    () => assertOptionsKept(before.options, after.options),
  );
  return commitIfChanged(ctx, {
    writes: areTokensChanged(before, after)
      ? await indexed(ctx, before, change)
      : fieldStore.update(ctx, before, change),
    audit: {
      action: 'custom_field.update',
      subjectId: id,
      changes: changesOf(toAudited(before), toAudited(after)),
    },
    answer: fieldPlan(ctx, id),
  });
}

/** An archived field is no filter; values of it are only shown. */
function changed(ctx: Ctx, before: FieldRow, input: FieldUpdate) {
  const isArchived = input.is_archived ?? before.archivedAt !== null;
  const { isFilterable, ...columns } = mergePatch(before, fieldFields.toColumns(input));
  return {
    ...columns,
    isFilterable: !isArchived && isFilterable,
    archivedAt: isArchived ? (before.archivedAt ?? ctx.now) : null,
  };
}

/** Changes a field with the tokens of its values: in the same batch where there are few, else by the cron. */
async function indexed(
  ctx: Ctx,
  before: FieldRow,
  change: ReturnType<typeof changed>,
): Promise<Statement[]> {
  const { entity } = before;
  if (entity === 'job') return fieldStore.update(ctx, before, change);
  const { isFilterable } = change;
  if (isFilterable) {
    const fields = await runPlan(ctx, fieldsOfCompany(ctx));
    assertFilterRoom(fields.filter((one) => one.entity === entity && one.id !== before.id));
  }
  const { indexedTo, writes } = indexAtOnce(
    ctx,
    { companyId: ctx.tenant.id, entity },
    INDEXED_AT_ONCE_MAX,
  );
  return [
    ...(isFilterable ? [assertHolds(ctx, hasFilterRoom(ctx, before))] : []),
    ...fieldStore.update(ctx, before, { ...change, indexedTo }),
    ...writes,
  ];
}
