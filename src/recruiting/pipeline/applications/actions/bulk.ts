/** Bulk changes of applications: preview, run, continue and undo. */
import type { Ctx } from '#context.ts';
import { commit, assertChanged, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { BulkItem } from '#data/tables/bulk-operations.ts';
import { ApiError } from '#errors.ts';
import { toTagging } from '#recruiting/people/tags/actions.ts';
import { assertKnownTags, isEmpty } from '#recruiting/people/tags/rules.ts';
import type { TagName } from '#recruiting/people/tags/schemas.ts';
import { sha256Hex } from '#lib/hash.ts';
import type { BulkResult } from '../schemas/bulk.ts';
import type { StageTemplate } from '../schemas/emails.ts';
import {
  bulkByClaim,
  bulkById,
  insertBulkOnce,
  isMoving,
  isTagging,
  itemIds,
  knownTags,
  markFinished,
  markUndone,
  mayHireAgain,
} from '../store/bulk.ts';
import type { BulkRow } from '../store/bulk.ts';
import { isHiring } from '../store/context.ts';
import { applicationContexts } from '../store/contexts.ts';
import type { BulkFacts, ContextOf } from '../store/contexts.ts';
import { isInterrupted, runItems } from './bulk-items.ts';
import type { BulkTask, ItemResult } from './bulk-items.ts';
import { emailOf, previewItems, stageOfMove, tagChangeOf, toItemResult } from './bulk-preview.ts';
import type { Bulk } from './bulk-preview.ts';
import { stageTemplate } from './list.ts';
import { stageToMoveTo, toMove, toMoveWithEmail } from './move.ts';
import { toRejection, toUnrejection } from './reject.ts';
import { toReturn } from './undo-move.ts';
import { toEmailChange } from './write.ts';
import type { ApplicationChange } from './write.ts';

/** What a bulk action reads first: what the same request has begun before, the applications, and the email of the stage. */
export type BulkContext = {
  begun: BulkRow | undefined;
  factsOf: ContextOf;
  template: StageTemplate | null;
  /** Those of the company that the request names. */
  tags: readonly TagName[];
};

function tagsIn({ add_tags: add = [], remove_tags: remove = [] }: Bulk): number[] {
  return [...add, ...remove];
}

export function loadBulk(ctx: Ctx, input: Bulk): Promise<BulkContext> {
  const { stage_id: stageId = 0, sends_stage_email: sendsStageEmail } = input;
  const plan = QueryPlan.all({
    begun: ctx.claim ? bulkByClaim(ctx, ctx.claim) : QueryPlan.of(undefined),
    factsOf: applicationContexts(ctx, input.ids, {
      mayHire: input.action === 'move' && !input.dry_run && isHiring(ctx, stageId),
      changesTags: input.action === 'tag',
      stageId,
    }),
    tags: input.action === 'tag' ? knownTags(ctx, tagsIn(input)) : QueryPlan.of([]),
    template: sendsStageEmail ? stageTemplate(ctx, stageId) : QueryPlan.of(null),
  });
  return runPlan(ctx, plan);
}

/**
 * Each application has its own result, so a failure does not stop the others. A request that was interrupted continues when it
 * is sent again with the same Idempotency-Key: what is done is not done again.
 */
export async function bulk(ctx: Ctx, input: Bulk): Promise<BulkResult> {
  const context = await loadBulk(ctx, input);
  const { add_tags: add = [], remove_tags: remove = [] } = input;
  if (input.action === 'tag') {
    assertKnownTags(context.tags, { add_tags: add, remove_tags: remove });
  }
  return input.dry_run ? toDryRun(input, context) : runBulk(ctx, input, context);
}

function toDryRun(input: Bulk, { factsOf }: BulkContext): BulkResult {
  return toBulkResult(null, previewItems(factsOf, input).map(toItemResult), true);
}

/** `bulk` with what it reads, by `loadBulk`. */
export async function runBulk(
  ctx: Ctx,
  input: Bulk,
  { begun, factsOf }: BulkContext,
): Promise<BulkResult> {
  const row = await beginBulk(ctx, input, begun);
  const task = runTask(row, input, begun === undefined);
  const { results, isEnded } = await runItems(ctx, task, row.items, { row, factsOf });
  const isFinished = !results.some(isInterrupted);
  const isAnyDone = results.some(({ result }) => result === 'done');
  // Only a record of its end: without it, the result is the same.
  if (isFinished && isAnyDone && !isEnded) {
    await writeUnaudited(ctx, [markFinished(ctx, row.id)]).catch(ignoreUnavailable);
  }
  const isKept = !isFinished || isAnyDone;
  return toBulkResult(input.action !== 'email' && isKept ? row.id : null, results);
}

function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** Whether a repeated request may get the same answer. Items that the database refused are tried again. */
export function isFinalResult({ dry_run: isDryRun, results }: BulkResult): boolean {
  return !isDryRun && !results.some(isInterrupted);
}

/** What the same request has begun before, or what the batch of the first items writes down: all that is to be done. */
async function beginBulk(ctx: Ctx, input: Bulk, begun: BulkRow | undefined): Promise<BulkRow> {
  const requestHash = await sha256Hex(JSON.stringify([ctx.actor?.userId, input]));
  if (begun) {
    if (begun.requestHash !== requestHash) throw new ApiError('idempotency_mismatch');
    if (begun.undoneAt) throw new ApiError('already_undone');
    return begun;
  }
  return {
    id: ctx.newId(),
    companyId: ctx.tenant.id,
    action: input.action,
    items: [...new Set(input.ids)].map((id): BulkItem => ({ id, isPending: true })),
    clientId: ctx.claim?.clientId ?? null,
    idempotencyKey: ctx.claim?.key ?? null,
    requestHash,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    finishedAt: null,
    undoneAt: null,
  };
}

function runTask(row: BulkRow, input: Bulk, isNew: boolean): BulkTask {
  const { id } = row;
  return {
    row,
    step: 'run',
    begin: (ctx) => (isNew ? [insertBulkOnce(ctx, row)] : []),
    extras: {
      mayHire: input.action === 'move',
      changesTags: input.action === 'tag',
      stageId: input.stage_id ?? 0,
    },
    end: (ctx) => ({ write: markFinished(ctx, id) }),
    isDone: ({ isPending }) => !isPending,
    toStageId: () => input.stage_id,
    toChange: (ctx, facts) => toChange(ctx, facts, input, `${id}:${facts.application.id}`),
    toRecord: (facts) => ({
      id: facts.application.id,
      stageId: facts.application.stageId,
      toStageId: input.stage_id,
      ...(input.action === 'tag' && tagChangeOf(facts, input)),
    }),
  };
}

function toChange(
  ctx: Ctx,
  facts: BulkFacts,
  input: Bulk,
  dedupeKey: string,
): ApplicationChange | null {
  switch (input.action) {
    case 'move': {
      if (input.sends_stage_email) return toMoveWithEmail(ctx, facts, { dedupeKey });
      const stage = stageOfMove(facts);
      if (!stage || !input.email) return stage && toMove(ctx, facts, stage);
      return toMoveWithEmail(ctx, facts, { email: input.email, dedupeKey });
    }
    case 'reject':
      return toRejection(ctx, facts, input, { dedupeKey });
    case 'email':
      return toEmailChange(ctx, facts, emailOf(input), dedupeKey);
    case 'tag': {
      const change = tagChangeOf(facts, input);
      return isEmpty(change) ? null : toTagging(ctx, facts.candidate.id, change);
    }
  }
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
      factsOf: applicationContexts(ctx, itemIds(ctx, id), {
        mayHire: mayHireAgain(ctx, id),
        changesTags: isTagging(ctx, id),
        returns: isMoving(ctx, id),
      }),
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

function undoTask(row: BulkRow): BulkTask {
  const { id, action } = row;
  return {
    row,
    step: 'undo',
    begin: () => [],
    extras: {
      mayHire: action === 'move',
      changesTags: action === 'tag',
      returns: action === 'move',
    },
    end: (ctx) => ({ change: toUndone(ctx, id) }),
    isDone: ({ isUndone }) => isUndone === true,
    toStageId: ({ stageId }) => stageId,
    toChange(ctx, facts, { toStageId, added, removed }) {
      if (action === 'reject') return toUnrejection(ctx, facts);
      if (action === 'tag') {
        const change = tagChangeOf(facts, { add_tags: removed, remove_tags: added });
        return isEmpty(change) ? null : toTagging(ctx, facts.candidate.id, change);
      }
      const stage = stageToMoveTo(facts, toStageId);
      return stage && toReturn(ctx, { facts, arrivals: facts.arrivals, stage });
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
