/** Bulk changes of applications: preview, run, continue and undo. */
import type { Ctx } from '#context.ts';
import { commit, assertChanged, writeUnaudited, writeUnauditedAndRead } from '#data/commit.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import type { BulkItem } from '#data/tables/candidates.ts';
import { ApiError } from '#errors.ts';
import { sha256Hex } from '#lib/hash.ts';
import { assertKnownFields } from '#recruiting/messages/rules.ts';
import { assertActive, assertNotErased } from '../rules.ts';
import { BODY_SHOWN_MAX } from '../schemas/bulk.ts';
import type { BulkRequest, BulkResult } from '../schemas/bulk.ts';
import type { EmailPreview } from '../schemas/emails.ts';
import {
  bulkByClaim,
  bulkById,
  insertBulk,
  itemIds,
  markFinished,
  markUndone,
} from '../store/bulk.ts';
import type { BulkRow } from '../store/bulk.ts';
import type { ApplicationContext, MoveContext } from '../store/context.ts';
import { applicationContexts } from '../store/contexts.ts';
import { doneItem, failedItem, isInterrupted, runItems, unchangedItem } from './bulk-items.ts';
import type { BulkTask, ItemResult, Loaded } from './bulk-items.ts';
import { stageToMoveTo, stageWithEmail, toMove, toMoveWithEmail } from './move.ts';
import { rejectionTemplate, toRejection, toUnrejection } from './reject.ts';
import { renderEmail, toEmailChange } from './write.ts';
import type { ApplicationChange } from './write.ts';

/** `sends_stage_email` is for moves: the email template of the stage is sent too. */
export type Bulk = BulkRequest & { sends_stage_email?: boolean };

/**
 * Each application has its own result, so a failure does not stop the others. A request that was interrupted continues when it
 * is sent again with the same Idempotency-Key: what is done is not done again.
 */
export async function bulk(ctx: Ctx, input: Bulk): Promise<BulkResult> {
  const ids = [...new Set(input.ids)];
  if (input.dry_run) return toBulkResult(null, await previewItems(ctx, input, ids), true);
  const loaded = await beginBulk(ctx, input, ids);
  const { row } = loaded;
  const { results, isEnded } = await runItems(ctx, runTask(row.id, input), row.items, loaded);
  const isFinished = !results.some(isInterrupted);
  // Only a record of its end: without it, the result is the same.
  if (isFinished && !isEnded)
    await writeUnaudited(ctx, [markFinished(ctx, row.id)]).catch(ignoreUnavailable);
  const isKept = !isFinished || results.some(({ result }) => result === 'done');
  return toBulkResult(input.action !== 'email' && isKept ? row.id : null, results);
}

function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** Whether a repeated request may get the same answer. Items that the database refused are tried again. */
export function isFinalResult({ dry_run: isDryRun, results }: BulkResult): boolean {
  return !isDryRun && !results.some(isInterrupted);
}

/**
 * Writes down what is to be done before it begins, or finds what the same request has begun before. The applications are read
 * in the same round trip.
 */
async function beginBulk(ctx: Ctx, input: Bulk, ids: readonly number[]): Promise<Loaded> {
  const { claim } = ctx;
  const requestHash = await sha256Hex(JSON.stringify([ctx.actor?.userId, input]));
  const factsOf = applicationContexts(ctx, ids, input.action === 'move');
  const begun =
    claim && (await runPlan(ctx, QueryPlan.all({ row: bulkByClaim(ctx, claim), factsOf })));
  if (begun?.row) {
    if (begun.row.requestHash !== requestHash) throw new ApiError('idempotency_mismatch');
    if (begun.row.undoneAt) throw new ApiError('already_undone');
    return { ...begun, row: begun.row };
  }
  const items = ids.map((id): BulkItem => ({ id, isPending: true }));
  const id = ctx.newId();
  const insert = insertBulk(ctx, { id, action: input.action, items, requestHash, claim });
  const loaded = QueryPlan.all({ row: bulkById(ctx, id), factsOf });
  return writeUnauditedAndRead(ctx, [insert], loaded);
}

function runTask(id: number, input: Bulk): BulkTask {
  return {
    id,
    step: 'run',
    mayHire: input.action === 'move',
    end: (ctx) => ({ write: markFinished(ctx, id) }),
    isDone: ({ isPending }) => !isPending,
    toStageId: () => input.stage_id,
    toChange: (ctx, facts) => toChange(ctx, facts, input, `${id}:${facts.application.id}`),
    toRecord: ({ application }) => ({
      id: application.id,
      stageId: application.stageId,
      toStageId: input.stage_id,
    }),
  };
}

function toChange(
  ctx: Ctx,
  facts: MoveContext,
  input: Bulk,
  dedupeKey: string,
): ApplicationChange | null {
  switch (input.action) {
    case 'move': {
      if (input.sends_stage_email) return toMoveWithEmail(ctx, facts, dedupeKey);
      const stage = stageOfMove(facts);
      return stage && toMove(ctx, facts, stage);
    }
    case 'reject':
      return toRejection(ctx, facts, input, dedupeKey);
    case 'email':
      return toEmailChange(ctx, facts, emailOf(input), dedupeKey);
  }
}

/** Null if the application is already there, even if it is closed. */
function stageOfMove(facts: ApplicationContext) {
  const { application, targetStage } = facts;
  // A closed application cannot be moved, whether its pipeline has the stage or not.
  if (targetStage?.id !== application.stageId) assertActive(facts);
  return stageToMoveTo(facts, undefined);
}

function emailOf({ subject = '', body = '' }: BulkRequest): { subject: string; body: string } {
  return { subject, body };
}

async function previewItems(ctx: Ctx, input: Bulk, ids: readonly number[]): Promise<ItemResult[]> {
  const factsOf = await runPlan(ctx, applicationContexts(ctx, ids));
  return ids.map((id) => {
    try {
      return previewItem(rowOrNotFound(factsOf(id, input.stage_id)), input);
    } catch (error) {
      if (error instanceof ApiError) return failedItem(id, error);
      throw error;
    }
  });
}

/** Throws the error that the action would fail with, without changing anything. */
function previewItem(facts: ApplicationContext, input: Bulk): ItemResult {
  const { application, candidate } = facts;
  const { id } = application;
  switch (input.action) {
    case 'move':
      if (input.sends_stage_email) return { ...doneItem(id), email: shorten(stageEmail(facts)) };
      return stageOfMove(facts) ? doneItem(id) : unchangedItem(id);
    case 'reject':
      assertActive(facts);
      if (!input.send_email) return doneItem(id);
      return { ...doneItem(id), email: shorten(renderEmail(facts, rejectionTemplate(facts))) };
    case 'email':
      assertKnownFields(emailOf(input), (part) => part);
      assertNotErased(candidate);
      return { ...doneItem(id), email: shorten(renderEmail(facts, emailOf(input))) };
  }
}

function stageEmail(facts: ApplicationContext): EmailPreview {
  const { stage, template } = stageWithEmail(facts);
  assertNotErased(facts.candidate);
  return renderEmail({ ...facts, stage }, template);
}

function shorten({ subject, body, missing }: EmailPreview): EmailPreview {
  return { subject, body: body.slice(0, BODY_SHOWN_MAX), missing };
}

/**
 * Undoes a bulk action: moved applications return to their earlier stage unless they have been moved again,
 * and rejections are undone. It is marked as undone after the last item, so that it can be continued until then.
 */
export async function undoBulk(caller: Ctx, id: number): Promise<BulkResult> {
  // An undo that was interrupted is continued, under its own key too.
  const { claim: _, ...ctx } = caller;
  const loaded = await runPlan(
    ctx,
    QueryPlan.all({
      row: bulkById(ctx, id),
      factsOf: applicationContexts(ctx, itemIds(ctx, id), true),
    }),
  );
  const { row } = loaded;
  if (row.action === 'email') throw new ApiError('not_found');
  if (row.undoneAt) throw new ApiError('already_undone');
  const changed = row.items.filter(({ isPending }) => !isPending);
  const { results, isEnded } = await runItems(ctx, undoTask(row), changed, loaded);
  if (!isEnded && !results.some(isInterrupted)) {
    await commit(ctx, { ...toUndone(ctx, id), answer: QueryPlan.of(null) });
  }
  return toBulkResult(null, results);
}

/** The change that ends an undo. */
function toUndone(ctx: Ctx, id: number): ApplicationChange {
  return {
    writes: [markUndone(ctx, id), assertChanged(ctx)],
    audit: { action: 'bulk.undo', subjectId: id },
  };
}

function undoTask({ id, action }: Pick<BulkRow, 'id' | 'action'>): BulkTask {
  return {
    id,
    step: 'undo',
    mayHire: action === 'move',
    end: (ctx) => ({ change: toUndone(ctx, id) }),
    isDone: ({ isUndone }) => isUndone === true,
    toStageId: ({ stageId }) => stageId,
    toChange(ctx, facts, { toStageId }) {
      if (action === 'reject') return toUnrejection(ctx, facts);
      const stage = stageToMoveTo(facts, toStageId);
      return stage && toMove(ctx, facts, stage);
    },
    toRecord: (_, item) => ({ ...item, isUndone: true }),
  };
}

function toBulkResult(bulkId: number | null, results: ItemResult[], isDryRun = false): BulkResult {
  const count = (result: ItemResult['result']) =>
    results.filter((item) => item.result === result).length;
  return {
    bulk_id: bulkId,
    dry_run: isDryRun,
    done: count('done'),
    unchanged: count('unchanged'),
    failed: count('failed'),
    results,
  };
}
