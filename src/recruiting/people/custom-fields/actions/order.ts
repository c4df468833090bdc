/** Shows all custom fields in their order, and moves one of them. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { assertHolds, commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ApiError } from '#errors.ts';
import { movedItem } from '#lib/moved-item.ts';
import { toField } from '../schemas.ts';
import type { CustomField } from '../schemas.ts';
import { fieldsOf, isInOrder, putPositions } from '../store/fields.ts';

/** Those that the caller sees, also archived ones: at most 150. */
export async function listAllFields(ctx: Ctx): Promise<CustomField[]> {
  return (await runPlan(ctx, fieldsOf(ctx))).map(toField);
}

/** Moves a field one up or down among those of its kind of record. Their positions are numbered anew. */
export async function moveField(ctx: Ctx, id: number, by: -1 | 1): Promise<void> {
  const fields = await runPlan(ctx, fieldsOf(ctx));
  const moved = fields.find((field) => field.id === id);
  if (!moved) throw new ApiError('not_found');
  const before = fields.filter(({ entity }) => entity === moved.entity);
  const after = movedItem(before, before.indexOf(moved), by);
  const keysOf = (list: typeof before) => ({ order: list.map(({ key }) => key) });
  await commitIfChanged(ctx, {
    writes: [assertHolds(ctx, isInOrder(ctx, moved.entity, before)), putPositions(ctx, after)],
    audit: {
      action: 'custom_field.order',
      subjectId: id,
      changes: changesOf(keysOf(before), keysOf(after)),
    },
    answer: QueryPlan.of(null),
  });
}
