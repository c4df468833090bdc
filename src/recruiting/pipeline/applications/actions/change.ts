/** Changes the values of custom fields of an application. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { changedKeys, valuesAfter } from '#recruiting/people/custom-fields/rules/values.ts';
import { assertNotErased, assertUnchanged, updatedEvent } from '../rules.ts';
import type { ApplicationDetail } from '../schemas/applications.ts';
import type { ApplicationChange } from '../schemas/change.ts';
import { applicationStore, applicationWithParts } from '../store/context.ts';
import { putValues, valuesOfApplication } from '../store/values.ts';
import { commitAndShow, showApplicationById } from './detail.ts';

/** The audit log and the event name what was changed, without the values: they may be about the person. */
export async function changeApplication(
  ctx: Ctx,
  id: number,
  input: ApplicationChange,
): Promise<ApplicationDetail> {
  const given = input.custom ?? {};
  const { parts, custom } = await runPlan(
    ctx,
    QueryPlan.all({
      parts: applicationWithParts(ctx, id),
      custom: valuesOfApplication(ctx, id, given),
    }),
  );
  const { application, candidate } = parts;
  assertNotErased(candidate);
  assertUnchanged(application, input.updated_at);
  const after = valuesAfter(given, custom);
  const fields = changedKeys(custom.values, after).map((key) => `custom.${key}`);
  if (fields.length === 0) return showApplicationById(ctx, id);
  return commitAndShow(ctx, id, {
    writes: [
      ...applicationStore.update(ctx, application, {}),
      putValues(ctx, 'application', id, after),
    ],
    audit: { action: 'application.update', subjectId: id, changes: changesOf(null, { fields }) },
    events: [updatedEvent({ id, jobId: application.jobId }, fields)],
  });
}
