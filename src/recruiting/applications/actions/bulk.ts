/** Bulk changes of applications: preview, run item by item, and undo. */
import type { Ctx } from '#context.ts';
import { commit, assertChanged, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ConflictError } from '#data/database-errors.ts';
import { ApiError } from '#errors.ts';
import { assertKnownFields } from '#recruiting/messages/rules.ts';
import { assertNotErased, assertStage } from '../rules.ts';
import type { ApplicationRow } from '../schemas.ts';
import type { BulkRequest, BulkResult } from '../schemas/bulk.ts';
import { applicationsByIds } from '../store/inserts.ts';
import { bulkById, insertBulk, markUndone } from '../store/bulk.ts';
import { applicationContext } from '../store/context.ts';
import { move } from './move.ts';
import { reject, undoReject } from './reject.ts';
import { sendEmail } from './write.ts';

type Item = BulkResult['results'][number];

/** Each application is changed on its own, so a failure does not stop the others. */
export async function bulk(ctx: Ctx, input: BulkRequest): Promise<BulkResult> {
  const ids = [...new Set(input.ids)];
  const rows = await runPlan(ctx, applicationsByIds(ctx, ids));
  const results = await runInOrder(ids, (id) => runItem(ctx, input, rows.get(id), id));
  const changed = results
    .filter(({ result }) => result === 'done')
    .flatMap(({ id }) => rows.get(id) ?? []);
  const isKept = !input.dry_run && input.action !== 'email' && changed.length > 0;
  const bulkId = isKept ? ctx.newId() : null;
  if (bulkId !== null) {
    const items = changed.map(({ id, stageId }) => ({ id, stageId, toStageId: input.stage_id }));
    await writeUnaudited(ctx, [insertBulk(ctx, { id: bulkId, action: input.action, items })]);
  }
  return { bulk_id: bulkId, dry_run: input.dry_run, ...countResults(results), results };
}

/**
 * Undoes a bulk action: moved applications return to their earlier stage unless they have been moved again,
 * and rejections are undone.
 */
export async function undoBulk(ctx: Ctx, id: number): Promise<BulkResult> {
  const before = await runPlan(ctx, bulkById(ctx, id));
  if (before.undoneAt) throw new ApiError('already_undone');
  await commit(ctx, {
    writes: [markUndone(ctx, id), assertChanged(ctx)],
    audit: { action: 'bulk.undo', subjectId: id },
    answer: QueryPlan.of(null),
  });
  const items = new Map(before.items.map((item) => [item.id, item]));
  return runEach([...items.keys()], async (item) => {
    const { stageId = 0, toStageId } = items.get(item) ?? {};
    if (before.action === 'reject') await undoReject(ctx, item);
    else await move(ctx, item, { stage_id: stageId, from_stage_id: toStageId });
  });
}

/** Runs a change for each application; a failure does not stop the others. */
export async function runEach(
  ids: readonly number[],
  run: (id: number) => Promise<unknown>,
): Promise<BulkResult> {
  const results = await runInOrder(ids, (id) => attempt(id, () => run(id)));
  return { bulk_id: null, dry_run: false, ...countResults(results), results };
}

async function runItem(
  ctx: Ctx,
  input: BulkRequest,
  application: ApplicationRow | undefined,
  id: number,
): Promise<Item> {
  if (!application) return failedItem(id, new ApiError('not_found'));
  const isThere = input.action === 'move' && application.stageId === input.stage_id;
  if (isThere) return { id, result: 'unchanged', code: null, message: null };
  if (input.action !== 'email' && application.status !== 'active') {
    return failedItem(id, new ApiError('application_closed'));
  }
  return attempt(id, () =>
    input.dry_run ? assertAllowed(ctx, input, id) : runAction(ctx, input, id),
  );
}

/** Throws the error that the action would fail with, without changing anything. */
async function assertAllowed(ctx: Ctx, input: BulkRequest, id: number): Promise<void> {
  const { action, stage_id: stageId, send_email: sendsEmail } = input;
  const { targetStage, candidate } = await runPlan(ctx, applicationContext(ctx, id, stageId));
  if (action === 'move') assertStage(targetStage);
  if (action === 'email') assertKnownFields(emailOf(input), (part) => part);
  if (action !== 'reject' || sendsEmail) assertNotErased(candidate);
}

function emailOf({ subject = '', body = '' }: BulkRequest): { subject: string; body: string } {
  return { subject, body };
}

async function runAction(ctx: Ctx, input: BulkRequest, id: number): Promise<void> {
  switch (input.action) {
    case 'move':
      await move(ctx, id, { stage_id: input.stage_id ?? 0 });
      return;
    case 'reject':
      await reject(ctx, id, input);
      return;
    case 'email':
      await sendEmail(ctx, id, emailOf(input));
  }
}

async function attempt(id: number, work: () => Promise<unknown>): Promise<Item> {
  try {
    await work();
    return { id, result: 'done', code: null, message: null };
  } catch (error) {
    const apiError = error instanceof ConflictError ? error.apiError : error;
    if (apiError instanceof ApiError && apiError.status < 500) return failedItem(id, apiError);
    throw error;
  }
}

function failedItem(id: number, apiError: ApiError): Item {
  const [[, texts] = []] = Object.entries(apiError.errors ?? {});
  return { id, result: 'failed', code: apiError.code, message: texts?.[0] ?? apiError.message };
}

function countResults(results: readonly Item[]): Pick<BulkResult, 'done' | 'unchanged' | 'failed'> {
  const count = (result: Item['result']) => results.filter((item) => item.result === result).length;
  return { done: count('done'), unchanged: count('unchanged'), failed: count('failed') };
}

/** Sequential, to keep the load on the database low and the ids in order. */
async function runInOrder(
  ids: readonly number[],
  run: (id: number) => Promise<Item>,
): Promise<Item[]> {
  const results: Item[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (const id of ids) results.push(await run(id));
  return results;
}
