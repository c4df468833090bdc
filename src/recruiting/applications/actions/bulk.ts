/** The same for many applications at once: told before it is done, item by item, and taken back where that can be. */
import type { Ctx } from '#context.ts';
import { commit, assertChanged, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ConflictError } from '#data/database-errors.ts';
import { ApiError } from '#errors.ts';
import { assertKnownFields } from '#recruiting/messages/rules.ts';
import { assertKnown, assertStage } from '../rules.ts';
import type { ApplicationRow, BulkRequest, BulkResult } from '../schemas.ts';
import { someOf } from '../store/inserts.ts';
import { bulkById, insertBulk, markUndone } from '../store/bulk.ts';
import { applicationContext } from '../store/context.ts';
import { move } from './move.ts';
import { reject, undoReject } from './reject.ts';
import { sendEmail } from './write.ts';

type Item = BulkResult['results'][number];

/** Each is a change of its own, so one that fails keeps no other from being done. */
export async function bulk(ctx: Ctx, given: BulkRequest): Promise<BulkResult> {
  const ids = [...new Set(given.ids)];
  const known = await runPlan(ctx, someOf(ctx, ids));
  const results = await each(ids, (id) => one(ctx, given, known.get(id), id));
  const changed = results
    .filter(({ result }) => result === 'done')
    .flatMap(({ id }) => known.get(id) ?? []);
  const isKept = !given.dry_run && given.action !== 'email' && changed.length > 0;
  const bulkId = isKept ? ctx.newId() : null;
  if (bulkId !== null) {
    const items = changed.map(({ id, stageId }) => ({ id, stageId, toStageId: given.stage_id }));
    await writeUnaudited(ctx, [insertBulk(ctx, { id: bulkId, action: given.action, items })]);
  }
  return { bulk_id: bulkId, dry_run: given.dry_run, ...tally(results), results };
}

/** What was moved goes back where it was, unless it was moved on since; what was rejected is not. */
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

/** Runs a change for each application. One that fails does not keep the others from being done. */
export async function runEach(
  ids: readonly number[],
  run: (id: number) => Promise<unknown>,
): Promise<BulkResult> {
  const results = await each(ids, (id) => tried(id, () => run(id)));
  return { bulk_id: null, dry_run: false, ...tally(results), results };
}

async function one(
  ctx: Ctx,
  given: BulkRequest,
  known: ApplicationRow | undefined,
  id: number,
): Promise<Item> {
  if (!known) return failed(id, new ApiError('not_found'));
  const isThere = given.action === 'move' && known.stageId === given.stage_id;
  if (isThere) return { id, result: 'unchanged', code: null, message: null };
  if (given.action !== 'email' && known.status !== 'active') {
    return failed(id, new ApiError('application_closed'));
  }
  return tried(id, () => (given.dry_run ? assertDoable(ctx, given, id) : doneBy(ctx, given, id)));
}

/** What would be refused is told before it is. */
async function assertDoable(ctx: Ctx, given: BulkRequest, id: number): Promise<void> {
  const { action, stage_id: stageId, send_email: isTold } = given;
  const { wanted, candidate } = await runPlan(ctx, applicationContext(ctx, id, stageId));
  if (action === 'move') assertStage(wanted);
  if (action === 'email') assertKnownFields(emailOf(given), (part) => part);
  if (action !== 'reject' || isTold) assertKnown(candidate);
}

function emailOf({ subject = '', body = '' }: BulkRequest): { subject: string; body: string } {
  return { subject, body };
}

async function doneBy(ctx: Ctx, given: BulkRequest, id: number): Promise<void> {
  switch (given.action) {
    case 'move':
      await move(ctx, id, { stage_id: given.stage_id ?? 0 });
      return;
    case 'reject':
      await reject(ctx, id, given);
      return;
    case 'email':
      await sendEmail(ctx, id, emailOf(given));
  }
}

async function tried(id: number, work: () => Promise<unknown>): Promise<Item> {
  try {
    await work();
    return { id, result: 'done', code: null, message: null };
  } catch (error) {
    const problem = error instanceof ConflictError ? error.apiError : error;
    if (problem instanceof ApiError && problem.status < 500) return failed(id, problem);
    throw error;
  }
}

function failed(id: number, problem: ApiError): Item {
  const [[, texts] = []] = Object.entries(problem.errors ?? {});
  return { id, result: 'failed', code: problem.code, message: texts?.[0] ?? problem.message };
}

function tally(results: readonly Item[]): Pick<BulkResult, 'done' | 'unchanged' | 'failed'> {
  const count = (result: Item['result']) => results.filter((item) => item.result === result).length;
  return { done: count('done'), unchanged: count('unchanged'), failed: count('failed') };
}

/** One after the other: each has the store to itself for a moment, and they share one source of ids. */
async function each(ids: readonly number[], run: (id: number) => Promise<Item>): Promise<Item[]> {
  const results: Item[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (const id of ids) results.push(await run(id));
  return results;
}
