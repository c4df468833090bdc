/** Moves applications through the pipeline, up to hiring (contract 3.2). */
import { prepareHiredMember } from '#accounts/people/actions.ts';
import type { Ctx } from '#context.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { rowOrNotFound, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import type { DomainEvent } from '#events.ts';
import { invalidField, ApiError } from '#errors.ts';
import { assertActive, assertNotErased, assertStage, hiredEvent, movedEvent } from '../rules.ts';
import type { ApplicationDetail, StageRow } from '../schemas.ts';
import type { Move } from '../schemas/change.ts';
import { applicationContext } from '../store/context.ts';
import type { ApplicationContext } from '../store/context.ts';
import {
  changeApplication,
  insertActivity,
  touchApplication,
  touchCandidate,
} from '../store/writes.ts';
import { applicationPlan, showApplicationById } from './list.ts';
import { emailToCandidate } from './write.ts';

/** Does nothing if the application is already in the stage. Moving to the hired stage hires the candidate. */
export async function move(ctx: Ctx, id: number, input: Move): Promise<ApplicationDetail> {
  const facts = await runPlan(ctx, applicationContext(ctx, id, input.stage_id));
  const stage = assertStage(facts.targetStage);
  const { application } = facts;
  if (input.from_stage_id !== undefined && input.from_stage_id !== application.stageId) {
    throw new ApiError('stale_write');
  }
  if (application.stageId === stage.id) return showApplicationById(ctx, id);
  assertActive(application);
  return commitMove(ctx, facts, stage);
}

/** Moves an application and sends the stage's email template. Throws 422 if the stage has no template. */
export async function moveAndSend(
  ctx: Ctx,
  id: number,
  stageId: number,
): Promise<ApplicationDetail> {
  const facts = await runPlan(ctx, applicationContext(ctx, id, stageId));
  const stage = assertStage(facts.targetStage);
  if (!stage.emailTemplate) throw invalidField('stage_id', 'The stage has no email template.');
  assertActive(facts.application);
  const mail = emailToCandidate(ctx, { ...facts, stage }, stage.emailTemplate, { kind: 'stage' });
  if (facts.application.stageId !== stage.id) return commitMove(ctx, facts, stage, mail);
  return commit(ctx, {
    writes: [
      touchApplication(ctx, id),
      ...touchCandidate(ctx, facts.candidate.id),
      insertActivity(ctx, { applicationId: id, kind: 'emailed' }),
    ],
    audit: { action: 'application.email', subjectId: id },
    mails: [mail],
    answer: applicationPlan(ctx, id),
  });
}

/** Adds the candidate to the team; they can sign in once an Admin gives them a role. Does nothing if already hired. */
export async function hire(ctx: Ctx, id: number): Promise<ApplicationDetail> {
  const facts = await runPlan(ctx, applicationContext(ctx, id));
  if (facts.application.status === 'hired') return showApplicationById(ctx, id);
  assertActive(facts.application);
  return commitMove(ctx, facts, rowOrNotFound(facts.hiredStage));
}

async function commitMove(
  ctx: Ctx,
  facts: ApplicationContext,
  stage: StageRow,
  mail?: OutgoingMail,
): Promise<ApplicationDetail> {
  const { application, candidate, stage: from } = facts;
  assertNotErased(candidate);
  const { id, jobId } = application;
  const subject = { id, jobId, email: candidate.email };
  const isMoved = application.stageId !== stage.id;
  const hiring = stage.type === 'hired' ? await prepareHire(ctx, facts) : null;
  return commit(ctx, {
    writes: [
      ...changeApplication(ctx, application, {
        stageId: stage.id,
        ...(hiring && { status: 'hired', hiredAt: ctx.now }),
      }),
      ...touchCandidate(ctx, candidate.id),
      ...(isMoved
        ? [
            insertActivity(ctx, {
              applicationId: id,
              kind: 'moved',
              fromStage: from,
              toStage: stage,
            }),
          ]
        : []),
      ...(hiring
        ? [...hiring.writes, insertActivity(ctx, { applicationId: id, kind: 'hired' })]
        : []),
      ...(mail ? [insertActivity(ctx, { applicationId: id, kind: 'emailed' })] : []),
    ],
    audit: {
      action: hiring ? 'application.hire' : 'application.move',
      subjectId: id,
      changes: changesOf({ stage_id: application.stageId }, { stage_id: stage.id }),
    },
    events: [
      ...(isMoved ? [movedEvent(subject, stage.id)] : []),
      ...(hiring ? [hiring.event] : []),
    ],
    mails: mail ? [mail] : [],
    answer: applicationPlan(ctx, id),
  });
}

async function prepareHire(
  ctx: Ctx,
  { application, candidate }: ApplicationContext,
): Promise<{ writes: Statement[]; event: DomainEvent }> {
  const { id, jobId } = application;
  const { memberId, writes } = await prepareHiredMember(ctx, candidate);
  return {
    writes,
    event: hiredEvent({ id, jobId, email: candidate.email }, memberId),
  };
}
