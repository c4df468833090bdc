/** Takes back a move that was just made, as if it had not been: the time in the stage goes on. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { cancelWaitingMails } from '#mail/actions/waiting.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { ApiError } from '#errors.ts';
import { assertActive, assertStage, movedEvent } from '../rules.ts';
import type { ApplicationDetail, StageRow } from '../schemas/applications.ts';
import { lastArrivals, moveContext } from '../store/context.ts';
import { changeApplication, deleteActivity, touchCandidate } from '../store/writes.ts';
import type { Arrival, MoveContext } from '../store/context.ts';
import { commitAndShow } from './detail.ts';
import { STAGE_KIND, toMove } from './move.ts';
import type { ApplicationChange } from './write.ts';

/** Later, taking it back is a move of its own. */
const UNDO_MS = MINUTE_MS;

type Stages = {
  /** It was moved to. */
  from: number;
  /** It returns to. */
  to: number;
};

export async function undoMove(ctx: Ctx, id: number, stages: Stages): Promise<ApplicationDetail> {
  return commitAndShow(ctx, id, await prepareUndoMove(ctx, id, stages));
}

/** The change that takes back a move. `assertAllowed` throws where the caller allows less. */
export async function prepareUndoMove(
  ctx: Ctx,
  id: number,
  { from, to }: Stages,
  assertAllowed: (facts: MoveContext) => void = () => {},
): Promise<ApplicationChange> {
  const { facts, arrivals } = await runPlan(
    ctx,
    QueryPlan.all({ facts: moveContext(ctx, id, to), arrivals: lastArrivals(ctx, id) }),
  );
  assertAllowed(facts);
  if (facts.application.stageId !== from) throw new ApiError('stale_write');
  const stage = assertStage(facts.targetStage);
  assertActive(facts);
  return toReturn(ctx, { facts, arrivals, stage });
}

type Returning = {
  facts: MoveContext;
  /** The last two, the latest first. */
  arrivals: readonly Arrival[];
  /** Where it was before. */
  stage: StageRow;
};

/** As if it had not been moved, where the same person did that just now. Otherwise, it is a move of its own. */
export function toReturn(ctx: Ctx, { facts, arrivals, stage }: Returning): ApplicationChange {
  const { application, candidate } = facts;
  const { id, jobId, stageId: from } = application;
  const [move, before] = arrivals;
  const isOwn = move?.userId === ctx.actor?.userId && move?.kind === 'moved';
  const isRecent = move !== undefined && ctx.now.getTime() - move.createdAt.getTime() < UNDO_MS;
  const isBack = move?.toStage?.id === from && before?.toStage?.id === stage.id;
  if (!isOwn || !isRecent || !isBack) return toMove(ctx, facts, stage);
  return {
    writes: [
      ...changeApplication(ctx, application, { stageId: stage.id, stageSince: before.createdAt }),
      ...touchCandidate(ctx, candidate.id),
      ...deleteActivity(ctx, move.id),
      cancelWaitingMails(ctx, id, STAGE_KIND),
    ],
    audit: {
      action: 'application.move',
      subjectId: id,
      changes: changesOf({ stage_id: from }, { stage_id: stage.id }),
    },
    events: [movedEvent({ id, jobId, email: candidate.email }, stage.id)],
  };
}
