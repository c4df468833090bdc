/** Runs the items of a bulk action: in few round trips, each item once, and each with its own result. */
import type { Ctx } from '#context.ts';
import { commitTogether } from '#data/commit.ts';
import { ConflictError } from '#data/database-errors.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import type { BulkItem } from '#data/tables/bulk-operations.ts';
import { ApiError } from '#errors.ts';
import type { BulkResult } from '../schemas/bulk.ts';
import { findBulk, recordItems } from '../store/bulk.ts';
import type { BulkRow, BulkStep } from '../store/bulk.ts';
import { applicationContexts } from '../store/contexts.ts';
import type { BulkFacts, ContextOf, Extras } from '../store/contexts.ts';
import type { ApplicationChange } from './write.ts';

export type ItemResult = BulkResult['results'][number];

/** What is to be done with each item of a bulk action. */
export type BulkTask = {
  /** As it was read, or as the first batch writes it down. */
  row: BulkRow;
  step: BulkStep;
  /** What writes it down, where it is new. */
  begin: (ctx: Ctx) => Statement[];
  /** Whether the item, as it is recorded, is done already. */
  isDone: (item: BulkItem) => boolean;
  toStageId: (item: BulkItem) => number | undefined;
  /** What is written with the last items: a change with its audit entry, or a mark. */
  end: (ctx: Ctx) => { change?: ApplicationChange; write?: Statement };
  /** What is read of each application besides. */
  extras: Extras;
  /** Returns null if nothing is to be changed. Throws if the application cannot be changed. */
  toChange: (ctx: Ctx, facts: BulkFacts, item: BulkItem) => ApplicationChange | null;
  /** The item as it is recorded once it is done. */
  toRecord: (facts: BulkFacts, item: BulkItem) => BulkItem;
};

/** A bulk action as it is recorded, and its applications. */
export type Loaded = { row: BulkRow; factsOf: ContextOf };

/** Applications that are changed in one batch. */
export const BATCH_MAX = 25;
const ATTEMPTS_MAX = 2;

/**
 * A failure of one item, or of the database, does not stop the others. The results are in the order of the items. The end is
 * written with the last items where no item may be tried again; otherwise `isEnded` is false.
 */
export async function runItems(
  ctx: Ctx,
  task: BulkTask,
  items: readonly BulkItem[],
  loaded: Loaded,
): Promise<{ results: ItemResult[]; isEnded: boolean }> {
  const results: ItemResult[] = [];
  let isEnded = false;
  for (let from = 0; from < items.length; from += BATCH_MAX) {
    const batch = items.slice(from, from + BATCH_MAX);
    const isLast = from + BATCH_MAX >= items.length && !results.some(isInterrupted);
    // oxlint-disable-next-line no-await-in-loop -- One batch after the other limits the load on the database.
    const ran = await runBatchOf(ctx, task, batch, { loaded, isLast });
    results.push(...ran.results);
    isEnded = ran.isEnded;
  }
  const order = new Map(items.map(({ id }, at) => [id, at]));
  const position = ({ id }: ItemResult) => order.get(id) ?? 0;
  return { results: results.toSorted((a, b) => position(a) - position(b)), isEnded };
}

type Ran = { results: ItemResult[]; isEnded: boolean };
type Attempt = {
  /** Absent: it is read, as it may have changed. */
  loaded?: Loaded;
  isLast?: boolean;
  attempt?: number;
  /** Whether the answer to an attempt was lost. */
  mayBeCommitted?: boolean;
};

/**
 * Changes the applications together. Where other requests change some of them first twice, each is changed on its own. After
 * an error of the database the record is read again: it tells what has been committed although its answer was lost.
 */
async function runBatchOf(
  ctx: Ctx,
  task: BulkTask,
  items: readonly BulkItem[],
  { loaded, isLast = false, attempt = 1, mayBeCommitted = false }: Attempt = {},
): Promise<Ran> {
  try {
    const current = loaded ?? (await loadItems(ctx, task, items));
    const { results, prepared } = prepareItems(ctx, task, items, current);
    await commitItems(ctx, task, prepared, isLast);
    const done = prepared.map(({ record }) => doneItem(record.id));
    const wasEnded = mayBeCommitted && current.row.undoneAt !== null;
    const isEnded = wasEnded || (isLast && prepared.length > 0);
    return { results: [...results, ...done], isEnded };
  } catch (error) {
    const isConflict = error instanceof ConflictError;
    if (attempt < ATTEMPTS_MAX && (isConflict || isUnavailable(error))) {
      const next = { isLast, attempt: attempt + 1, mayBeCommitted: !isConflict };
      return runBatchOf(ctx, task, items, next);
    }
    if (isConflict && items.length > 1) return runAlone(ctx, task, items);
    const apiError = isConflict ? error.apiError : error;
    if (!(apiError instanceof ApiError)) throw error;
    return { results: items.map(({ id }) => failedItem(id, apiError)), isEnded: false };
  }
}

async function runAlone(ctx: Ctx, task: BulkTask, items: readonly BulkItem[]): Promise<Ran> {
  const results: ItemResult[] = [];
  // oxlint-disable-next-line no-await-in-loop -- One after the other limits the load on the database.
  for (const item of items) results.push(...(await runBatchOf(ctx, task, [item])).results);
  return { results, isEnded: false };
}

type Prepared = { change: ApplicationChange; record: BulkItem };

function loadItems(ctx: Ctx, task: BulkTask, items: readonly BulkItem[]): Promise<Loaded> {
  const ids = items.map(({ id }) => id);
  return runPlan(
    ctx,
    QueryPlan.all({
      row: QueryPlan.map(findBulk(ctx, task.row.id), (row) => row ?? task.row),
      factsOf: applicationContexts(ctx, ids, task.extras),
    }),
  );
}

/** Returns the changes to commit, and the results of the items that need none. */
function prepareItems(
  ctx: Ctx,
  task: BulkTask,
  items: readonly BulkItem[],
  { row, factsOf }: Loaded,
): { results: ItemResult[]; prepared: Prepared[] } {
  const recorded = recordedItems(row);
  const results: ItemResult[] = [];
  const prepared: Prepared[] = [];
  for (const { id } of items) {
    const item = recorded.get(id) ?? { id };
    const outcome = prepareItem(ctx, task, factsOf(id, task.toStageId(item)), item);
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
  facts: BulkFacts | undefined,
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
  { row: { id }, step, begin, end }: BulkTask,
  prepared: readonly Prepared[],
  isLast: boolean,
): Promise<void> {
  if (prepared.length === 0) return;
  const records = prepared.map(({ record }) => record);
  const changes = prepared.map(({ change }) => change);
  const ending = isLast ? end(ctx) : {};
  await commitTogether(
    ctx,
    [...changes, ...(ending.change ? [ending.change] : [])],
    [
      ...begin(ctx),
      ...recordItems(ctx, { id, step }, records),
      ...(ending.write ? [ending.write] : []),
    ],
  );
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
