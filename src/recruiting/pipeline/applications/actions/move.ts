/** Moves applications through the pipeline, up to hiring (contract 3.2). */
import { prepareHiredMember } from '#accounts/people/actions.ts';
import type { Ctx } from '#context.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { changesOf } from '#data/changes.ts';
import { rowOrNotFound, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import type { DomainEvent } from '#events.ts';
import { invalidField, ApiError } from '#errors.ts';
import { textIn } from '#recruiting/pipeline/email-templates/rules.ts';
import { stageEmailDelayOf } from '#recruiting/pipeline/hiring-settings/rules.ts';
import { assertKnownFields, candidateLanguage } from '#recruiting/pipeline/messages/rules.ts';
import { cancelWaitingMails } from '#mail/actions/waiting.ts';
import { MINUTE_MS } from '#lib/time.ts';
import {
  assertActive,
  assertEmail,
  assertNotErased,
  assertStage,
  hiredEvent,
  movedEvent,
} from '../rules.ts';
import type { ApplicationDetail, StageRow } from '../schemas/applications.ts';
import type { Move } from '../schemas/change.ts';
import type { DelayedEmail } from '../schemas/emails.ts';
import { moveContext } from '../store/context.ts';
import type { ApplicationContext, MoveContext } from '../store/context.ts';
import {
  changeApplication,
  insertActivity,
  touchApplication,
  touchCandidate,
} from '../store/writes.ts';
import { commitAndShow, showApplicationById } from './detail.ts';
import { emailToCandidate } from './write.ts';
import type { ApplicationChange } from './write.ts';

/** The kind of emails of a stage. They are not sent once the application has left it. */
export const STAGE_KIND = 'stage';

/** Throws where the caller allows less than the action does. */
type AssertAllowed = (facts: MoveContext) => void;

/** Does nothing if the application is already in the stage. Moving to the hired stage hires the candidate. */
export async function move(
  ctx: Ctx,
  id: number,
  input: Move,
  assertAllowed?: AssertAllowed,
): Promise<ApplicationDetail> {
  const change = await prepareMove(ctx, id, input, assertAllowed);
  return change ? commitAndShow(ctx, id, change) : showApplicationById(ctx, id);
}

/** The change that a move is; null if the application is already in the stage. */
export async function prepareMove(
  ctx: Ctx,
  id: number,
  input: Move,
  assertAllowed: AssertAllowed = () => {},
): Promise<ApplicationChange | null> {
  const facts = await runPlan(ctx, moveContext(ctx, id, input.stage_id));
  assertAllowed(facts);
  const stage = stageToMoveTo(facts, input.from_stage_id);
  if (input.email) return toMoveWithEmail(ctx, facts, { email: input.email });
  return stage && toMove(ctx, facts, stage);
}

/** The target stage, or null if the application is already there. Throws if it cannot be moved. */
export function stageToMoveTo(
  facts: ApplicationContext,
  fromStageId: number | undefined,
): StageRow | null {
  const { application, targetStage } = facts;
  const stage = assertStage(targetStage);
  if (fromStageId !== undefined && fromStageId !== application.stageId) {
    throw new ApiError('stale_write');
  }
  if (application.stageId === stage.id) return null;
  assertActive(facts);
  return stage;
}

/** Moves an application and sends the stage's email template. Throws 422 if the stage has no template. */
export async function moveAndSend(
  ctx: Ctx,
  id: number,
  stageId: number,
): Promise<ApplicationDetail> {
  const facts = await runPlan(ctx, moveContext(ctx, id, stageId));
  const change = toMoveWithEmail(ctx, facts);
  return commitAndShow(ctx, id, change);
}

/**
 * The target stage of an active application, and what its email says: the template in the language of the candidate, with what is
 * given in place of it. Throws 422 if the stage has none and not all is given.
 */
export function stageWithEmail(facts: ApplicationContext, given: DelayedEmail = {}) {
  const stage = assertStage(facts.targetStage);
  const { emailTemplate } = stage;
  const language = candidateLanguage(facts.application, facts.company.language);
  const own = emailTemplate && (textIn(facts.texts, 'stage', language) ?? emailTemplate);
  const { subject = own?.subject, body = own?.body } = given;
  if (subject === undefined || body === undefined) {
    throw invalidField('stage_id', 'The stage has no email template.');
  }
  assertKnownFields({ subject, body }, (part) => `email.${part}`);
  assertActive(facts);
  return { stage, template: { subject, body } };
}

type StageEmail = {
  /** Absent: the template of the stage, at once. */
  email?: DelayedEmail | undefined;
  dedupeKey?: string;
};

/** The change that moves an application to its target stage and sends the email of that stage. */
export function toMoveWithEmail(
  ctx: Ctx,
  facts: MoveContext,
  { email, dedupeKey }: StageEmail = {},
): ApplicationChange {
  const { application, candidate, settings } = facts;
  const { stage, template } = stageWithEmail(facts, email);
  const minutes = email?.delay_minutes ?? stageEmailDelayOf(settings);
  const mail = emailToCandidate(ctx, { ...facts, stage }, template, {
    kind: STAGE_KIND,
    stageId: stage.id,
    dedupeKey,
    ...(email && { dueAt: new Date(ctx.now.getTime() + minutes * MINUTE_MS) }),
  });
  if (application.stageId !== stage.id) return toMove(ctx, facts, stage, mail);
  return {
    writes: [
      touchApplication(ctx, application.id),
      ...touchCandidate(ctx, candidate.id),
      insertActivity(ctx, { applicationId: application.id, kind: 'emailed' }),
    ],
    audit: { action: 'application.email', subjectId: application.id },
    mails: [mail],
  };
}

/** Adds the candidate to the team; they can sign in once an Admin gives them a role. Does nothing if already hired. */
export async function hire(ctx: Ctx, id: number): Promise<ApplicationDetail> {
  const change = await prepareHiring(ctx, id);
  return change ? commitAndShow(ctx, id, change) : showApplicationById(ctx, id);
}

/** The change that hires the candidate; null if they are hired already. */
export async function prepareHiring(
  ctx: Ctx,
  id: number,
  assertAllowed: AssertAllowed = () => {},
): Promise<ApplicationChange | null> {
  const facts = await runPlan(ctx, moveContext(ctx, id));
  assertAllowed(facts);
  if (facts.application.status === 'hired') return null;
  assertActive(facts);
  return toMove(ctx, facts, rowOrNotFound(facts.hiredStage));
}

/** The change that moves an application to a stage of its pipeline; the hired stage hires the candidate. */
export function toMove(
  ctx: Ctx,
  facts: MoveContext,
  stage: StageRow,
  mail?: OutgoingMail,
): ApplicationChange {
  const { application, candidate, stage: from } = facts;
  assertNotErased(candidate);
  const { id, jobId } = application;
  const subject = { id, jobId, email: candidate.email };
  const isMoved = application.stageId !== stage.id;
  const hiring = stage.type === 'hired' ? prepareHire(ctx, facts) : null;
  return {
    writes: [
      ...changeApplication(ctx, application, {
        stageId: stage.id,
        ...(hiring && { status: 'hired', hiredAt: ctx.now }),
      }),
      ...touchCandidate(ctx, candidate.id),
      ...(isMoved
        ? [
            cancelWaitingMails(ctx, id, STAGE_KIND),
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
  };
}

function prepareHire(
  ctx: Ctx,
  { application, candidate, account }: MoveContext,
): { writes: Statement[]; event: DomainEvent } {
  // A member signs in with an address.
  assertEmail(candidate);
  const { id, jobId } = application;
  const { memberId, writes } = prepareHiredMember(ctx, candidate, account);
  return {
    writes,
    event: hiredEvent({ id, jobId, email: candidate.email }, memberId),
  };
}
