/** Lists, creates and changes custom fields. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { assertHolds, commit, commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import {
  assertNewKey,
  assertOptions,
  assertOptionsKept,
  assertRoom,
  assertUnchangeable,
} from './rules.ts';
import { toField } from './schemas.ts';
import type { CustomField, FieldUpdate, NewField } from './schemas.ts';
import { fieldByKey, fieldCount, fieldStore, hasRoom } from './store.ts';

export function listFields(ctx: Ctx, paging: Paging): Promise<Page<CustomField>> {
  return fieldStore.page(ctx, paging, toField);
}

export function showField(ctx: Ctx, id: number): Promise<CustomField> {
  return runPlan(ctx, fieldPlan(ctx, id));
}

function fieldPlan(ctx: Ctx, id: number): QueryPlan<CustomField> {
  return QueryPlan.map(fieldStore.one(ctx, id), toField);
}

export async function createField(ctx: Ctx, input: NewField): Promise<CustomField> {
  const { key, kind, label, options } = input;
  assertOptions(kind, options);
  const wanted = QueryPlan.all([fieldByKey(ctx, key), fieldCount(ctx)]);
  const [same, fields] = await runPlan(ctx, wanted);
  assertNewKey(same);
  assertRoom(fields);
  const id = ctx.newId();
  const dates = { createdAt: ctx.now, updatedAt: ctx.now };
  return commit(ctx, {
    writes: [
      assertHolds(ctx, hasRoom(ctx)),
      fieldStore.insert(ctx, { id, key, kind, label, options, archivedAt: null, ...dates }),
    ],
    audit: {
      action: 'custom_field.create',
      subjectId: id,
      changes: changesOf(null, { key, kind, label, options }),
    },
    answer: fieldPlan(ctx, id),
  });
}

export async function changeField(ctx: Ctx, id: number, input: FieldUpdate): Promise<CustomField> {
  const before = await runPlan(ctx, fieldStore.one(ctx, id));
  assertUnchangeable(before, input);
  const { label = before.label, options = before.options } = input;
  assertOptions(before.kind, options);
  assertOptionsKept(before.options, options);
  const isArchived = input.is_archived ?? before.archivedAt !== null;
  const archivedAt = isArchived ? (before.archivedAt ?? ctx.now) : null;
  return commitIfChanged(ctx, {
    writes: fieldStore.update(ctx, before, { label, options, archivedAt }),
    audit: {
      action: 'custom_field.update',
      subjectId: id,
      changes: changesOf(
        {
          label: before.label,
          options: before.options,
          is_archived: before.archivedAt !== null,
        },
        { label, options, is_archived: isArchived },
      ),
    },
    answer: fieldPlan(ctx, id),
  });
}
