/** The email of a stage beside a move: as the member chose before, sent afterwards, or stopped in time. */
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { cancelWaitingMails } from '#mail/actions/waiting.ts';
import { assertStage } from '../rules.ts';
import { moveContext } from '../store/context.ts';
import type { MoveContext } from '../store/context.ts';
import { rememberStageEmail, sendsStageEmail } from '../store/stage-emails.ts';
import { touchApplication } from '../store/writes.ts';
import { STAGE_KIND, stageToMoveTo, toMove, toMoveWithEmail } from './move.ts';
import type { ApplicationChange } from './write.ts';

type Stages = { stage_id: number; from_stage_id?: number | undefined };

/** A move with the email of the stage where the member sent it with the last one; null if the application is already there. */
export async function prepareUsualMove(
  ctx: Ctx,
  id: number,
  { stage_id: stageId, from_stage_id: from }: Stages,
  assertAllowed: (facts: MoveContext) => void = () => {},
): Promise<ApplicationChange | null> {
  const { facts, sends } = await runPlan(
    ctx,
    QueryPlan.all({
      facts: moveContext(ctx, id, stageId),
      sends: sendsStageEmail(ctx, stageId),
    }),
  );
  assertAllowed(facts);
  const stage = stageToMoveTo(facts, from);
  if (!stage) return null;
  const hasEmail = stage.emailTemplate !== null && facts.candidate.email !== '';
  return sends && hasEmail ? toMoveWithEmail(ctx, facts, { email: {} }) : toMove(ctx, facts, stage);
}

/** Sends the email of the stage that the application is in, and remembers that for the next move. */
export async function prepareStageEmail(
  ctx: Ctx,
  id: number,
  stageId: number,
  assertAllowed: (facts: MoveContext) => void = () => {},
): Promise<ApplicationChange> {
  const facts = await runPlan(ctx, moveContext(ctx, id, stageId));
  assertAllowed(facts);
  stageToMoveTo(facts, stageId);
  const { writes, ...change } = toMoveWithEmail(ctx, facts, { email: {} });
  const cancel = cancelWaitingMails(ctx, id, STAGE_KIND);
  return { ...change, writes: [cancel, ...writes, rememberStageEmail(ctx, stageId, true)] };
}

/** Stops the email of the stage if it still waits, and remembers that for the next move. */
export async function prepareStoppedEmail(
  ctx: Ctx,
  id: number,
  stageId: number,
  assertAllowed: (facts: MoveContext) => void = () => {},
): Promise<ApplicationChange> {
  const facts = await runPlan(ctx, moveContext(ctx, id, stageId));
  assertAllowed(facts);
  assertStage(facts.targetStage);
  return {
    writes: [
      cancelWaitingMails(ctx, id, STAGE_KIND),
      touchApplication(ctx, id),
      rememberStageEmail(ctx, stageId, false),
    ],
    audit: { action: 'application.stop-email', subjectId: id },
  };
}
