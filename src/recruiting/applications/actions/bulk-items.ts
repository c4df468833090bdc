/** Runs the items of a bulk action: in few round trips, each item once, and each with its own result. */
import type { Ctx } from '#context.ts';
import { commitTogether } from '#data/commit.ts';
import { ConflictError } from '#data/database-errors.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { BulkItem } from '#data/tables/candidates.ts';
import { ApiError } from '#errors.ts';
import type { BulkResult } from '../schemas/bulk.ts';
import { bulkById, recordItems } from '../store/bulk.ts';
import type { BulkRow, BulkStep } from '../store/bulk.ts';
import type { MoveContext } from '../store/context.ts';
import { applicationContexts } from '../store/contexts.ts';
import type { ApplicationChange } from './write.ts';

export type ItemResult = BulkResult['results'][number];

/** What is to be done with each item of a bulk action. */
export type BulkTask = {
  id: number;
  step: BulkStep;
  /** Whether the item, as it is recorded, is done already. */
  isDone: (item: BulkItem) => boolean;
  toStageId: (item: BulkItem) => number | undefined;
  /** Whether items may reach the last stage, which hires. */
  mayHire: boolean;
  /** Returns null if nothing is to be changed. Throws if the application cannot be changed. */
  toChange: (ctx: Ctx, facts: MoveContext, item: BulkItem) => ApplicationChange | null;
  /** The item as it is recorded once it is done. */
  toRecord: (facts: MoveContext, item: BulkItem) => BulkItem;
};

/** Applications that are changed in one batch. */
const BATCH_MAX = 25;
const ATTEMPTS_MAX = 2;

/** A failure of one item, or of the database, does not stop the others. The results are in the order of the items. */
export async function runItems(
  ctx: Ctx,
  task: BulkTask,
  items: readonly BulkItem[],
): Promise<ItemResult[]> {
  const results = new Map<number, ItemResult>();
  for (let from = 0; from < items.length; from += BATCH_MAX) {
    // oxlint-disable-next-line no-await-in-loop -- One batch after the other limits the load on the database.
    for (const result of await runBatchOf(ctx, task, items.slice(from, from + BATCH_MAX))) {
      results.set(result.id, result);
    }
  }
  return items.flatMap(({ id }) => results.get(id) ?? []);
}

/**
 * Changes the applications together. Where another request has changed one of them first, each is changed on its own. After
 * an error of the database the record is read again: it tells what has been committed although its answer was lost.
 */
async function runBatchOf(
  ctx: Ctx,
  task: BulkTask,
  items: readonly BulkItem[],
  attempt = 1,
): Promise<ItemResult[]> {
  try {
    const { results, prepared } = await prepareItems(ctx, task, items);
    await commitItems(ctx, task, prepared);
    return [...results, ...prepared.map(({ record }) => doneItem(record.id))];
  } catch (error) {
    const mayRetry = attempt < ATTEMPTS_MAX;
    if (error instanceof ConflictError && items.length > 1) return runAlone(ctx, task, items);
    if (mayRetry && (error instanceof ConflictError || isUnavailable(error))) {
      return runBatchOf(ctx, task, items, attempt + 1);
    }
    const apiError = error instanceof ConflictError ? error.apiError : error;
    if (!(apiError instanceof ApiError)) throw error;
    return items.map(({ id }) => failedItem(id, apiError));
  }
}

async function runAlone(
  ctx: Ctx,
  task: BulkTask,
  items: readonly BulkItem[],
): Promise<ItemResult[]> {
  const results: ItemResult[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (const item of items) results.push(...(await runBatchOf(ctx, task, [item])));
  return results;
}

type Prepared = { change: ApplicationChange; record: BulkItem };

/** Returns the changes to commit, and the results of the items that need none. */
async function prepareItems(
  ctx: Ctx,
  task: BulkTask,
  items: readonly BulkItem[],
): Promise<{ results: ItemResult[]; prepared: Prepared[] }> {
  const ids = items.map(({ id }) => id);
  const { row, factsOf } = await runPlan(
    ctx,
    QueryPlan.all({
      row: bulkById(ctx, task.id),
      factsOf: applicationContexts(ctx, ids, task.mayHire),
    }),
  );
  const recorded = recordedItems(row);
  const results: ItemResult[] = [];
  const prepared: Prepared[] = [];
  for (const { id } of items) {
    const item = recorded.get(id) ?? { id };
    const facts = factsOf(id, task.toStageId(item));
    const outcome = prepareItem(ctx, task, facts, item);
    if ('change' in outcome) prepared.push(outcome);
    else results.push(outcome);
  }
  return { results, prepared };
}

function recordedItems({ items }: BulkRow): ReadonlyMap<number, BulkItem> {
  return new Map(items.map((item) => [item.id, item]));
}

function prepareItem(
  ctx: Ctx,
  task: BulkTask,
  facts: MoveContext | undefined,
  item: BulkItem,
): ItemResult | Prepared {
  const { id } = item;
  if (task.isDone(item)) return doneItem(id);
  if (!facts) return failedItem(id, new ApiError('not_found'));
  try {
    const change = task.toChange(ctx, facts, item);
    return change ? { change, record: task.toRecord(facts, item) } : unchangedItem(id);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return failedItem(id, error);
    throw error;
  }
}

async function commitItems(
  ctx: Ctx,
  { id, step }: BulkTask,
  prepared: readonly Prepared[],
): Promise<void> {
  if (prepared.length === 0) return;
  const records = prepared.map(({ record }) => record);
  const changes = prepared.map(({ change }) => change);
  await commitTogether(ctx, changes, recordItems(ctx, { id, step }, records));
}

function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 500;
}

/** Whether the item failed by an error of the database, so that it may succeed when it is sent again. */
export function isInterrupted({ code }: ItemResult): boolean {
  return code === 'storage_unavailable';
}

export function doneItem(id: number): ItemResult {
  return { id, result: 'done', code: null, message: null };
}

export function unchangedItem(id: number): ItemResult {
  return { id, result: 'unchanged', code: null, message: null };
}

export function failedItem(id: number, apiError: ApiError): ItemResult {
  const [[, texts] = []] = Object.entries(apiError.errors ?? {});
  return { id, result: 'failed', code: apiError.code, message: texts?.[0] ?? apiError.message };
}
