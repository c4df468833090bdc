/** Gives feedback: drafts, submits and changes it, and lists what a member may see of others'. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { AlsoWrite, Statement } from '#data/query-plan.ts';
import { ApiError, invalidField } from '#errors.ts';
import type { DomainEvent } from '#events.ts';
import type { Page } from '#lib/pagination.ts';
import { assertNotErased } from '#recruiting/pipeline/applications/rules.ts';
import {
  assertAuthor,
  assertRoom,
  assertSubmittable,
  feedbackEvent,
  isSame,
  refusedApplication,
} from '../rules.ts';
import type { Words } from '../rules.ts';
import { toFeedback } from '../schemas.ts';
import type {
  Feedback,
  FeedbackChange,
  FeedbackQuery,
  FeedbackRow,
  NewFeedback,
} from '../schemas.ts';
import { givingFacts } from '../store/facts.ts';
import { feedbackById, feedbackPage, feedbackStore } from '../store/feedback.ts';
import { finishOwn } from '../store/requests.ts';

export function listFeedback(ctx: Ctx, query: FeedbackQuery): Promise<Page<Feedback>> {
  return feedbackPage(ctx, query, toFeedback);
}

function feedbackPlan(ctx: Ctx, id: number): QueryPlan<Feedback> {
  return QueryPlan.map(feedbackById(ctx, id), toFeedback);
}

async function factsFor(ctx: Ctx, applicationId: number, stageId: number | undefined) {
  const { parts, stage, own } = await runPlan(ctx, givingFacts(ctx, applicationId, stageId));
  assertNotErased(parts.candidate);
  if (!stage) throw invalidField('stage_id', 'Must be a stage of the pipeline of the job.');
  return { jobId: parts.application.jobId, stage, own };
}

/** A draft. */
export async function createFeedback(ctx: Ctx, input: NewFeedback): Promise<Feedback> {
  const { candidate_job_id: applicationId, stage_id: stageId, rating = null } = input;
  const text = input.text ?? '';
  const facts = factsFor(ctx, applicationId, stageId).catch(refusedApplication);
  const { jobId, stage, own } = await facts;
  if (own) throw new ApiError('duplicate', { related: { type: 'feedback', id: own.id } });
  const subject = { applicationId, jobId, stageId: stage.id };
  const { id, ...change } = toNew(ctx, subject, { rating, text }, { submits: false });
  return commit(ctx, { ...change, answer: feedbackPlan(ctx, id) });
}

/** A draft, new or changed; feedback that is submitted stays as it is. */
export async function saveDraft(ctx: Ctx, input: NewFeedback): Promise<Feedback> {
  const { candidate_job_id: applicationId, stage_id: stageId } = input;
  const { jobId, stage, own } = await factsFor(ctx, applicationId, stageId).catch(
    refusedApplication,
  );
  if (own?.submittedAt) {
    throw new ApiError('duplicate', { related: { type: 'feedback', id: own.id } });
  }
  const { rating = own?.rating ?? null, text = own?.text ?? '' } = input;
  const words = { rating, text: text ?? '' };
  const subject = { applicationId, jobId, stageId: stage.id };
  const change = own ? toChange(ctx, own, words) : toNew(ctx, subject, words, { submits: false });
  const id = change?.audit.subjectId ?? own?.id ?? 0;
  if (!change) return runPlan(ctx, feedbackPlan(ctx, id));
  const { writes, audit } = change;
  return commit(ctx, { writes, audit, answer: feedbackPlan(ctx, id) });
}

type Subject = { applicationId: number; jobId: number; stageId: number };
type Saving = { submits: boolean };

function toNew(ctx: Ctx, subject: Subject, words: Words, { submits }: Saving) {
  if (submits) assertSubmittable(words);
  const id = ctx.newId();
  const { applicationId, stageId } = subject;
  const row = {
    ...words,
    id,
    applicationId,
    stageId,
    userId: ctx.actor?.userId ?? null,
    submittedAt: submits ? ctx.now : null,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  const submitted = submits ? submission(ctx, subject) : { writes: [], events: [] };
  return {
    id,
    writes: [feedbackStore.insert(ctx, row), ...submitted.writes],
    events: submitted.events,
    audit: audited(id, submits ? 'submit' : 'create'),
  };
}

/** The audit log names no words: they are about the person. */
function audited(id: number, what: 'create' | 'update' | 'submit', fields: string[] = []) {
  const changes = fields.length > 0 ? { changes: changesOf(null, { fields }) } : {};
  return { action: `feedback.${what}`, subjectId: id, ...changes };
}

/** What follows from submitting: nobody waits for it any more. */
function submission(
  ctx: Ctx,
  { applicationId, stageId, jobId }: Subject,
): { writes: Statement[]; events: DomainEvent[] } {
  const about = { applicationId, jobId, stageId, userId: ctx.actor?.userId ?? 0 };
  return {
    writes: [finishOwn(ctx, applicationId, stageId)],
    events: [feedbackEvent('feedback.submitted', about)],
  };
}

/** A change of one's own; of one that is submitted, the earlier text is kept. */
export async function changeFeedback(
  ctx: Ctx,
  id: number,
  input: FeedbackChange,
): Promise<Feedback> {
  const before = await ownById(ctx, id);
  const { rating = before.rating, text = before.text } = input;
  const change = toChange(ctx, before, { rating, text: text ?? '' });
  if (!change) return runPlan(ctx, feedbackPlan(ctx, id));
  return commit(ctx, { ...change, answer: feedbackPlan(ctx, id) });
}

function toChange(ctx: Ctx, before: FeedbackRow, words: Words) {
  if (isSame(before, words)) return null;
  const { rating, text, revisions, submittedAt, updatedAt } = before;
  if (submittedAt) {
    assertSubmittable(words);
    assertRoom(revisions);
  }
  const kept = submittedAt
    ? { revisions: [...revisions, { rating, text, at: updatedAt.getTime() }] }
    : {};
  const fields = [rating !== words.rating ? 'rating' : [], text !== words.text ? 'text' : []];
  return {
    writes: feedbackStore.update(ctx, before, { ...words, ...kept }),
    events: [] as DomainEvent[],
    audit: audited(before.id, 'update', fields.flat()),
  };
}

/** Once it is submitted, others see it. One that is stays as it is. */
export async function submitFeedback(ctx: Ctx, id: number): Promise<Feedback> {
  const before = await ownById(ctx, id);
  if (before.submittedAt) return toFeedback(before);
  const change = toSubmission(ctx, before, before.jobId, before);
  return commit(ctx, { ...change, answer: feedbackPlan(ctx, id) });
}

function toSubmission(ctx: Ctx, before: FeedbackRow, jobId: number, words: Words) {
  assertSubmittable(words);
  const { id, applicationId, stageId } = before;
  const { rating, text } = words;
  const change = feedbackStore.update(ctx, before, { rating, text, submittedAt: ctx.now });
  // Where the stage was deleted, so were its requests.
  const { writes, events } =
    stageId === null
      ? { writes: [], events: [] }
      : submission(ctx, { applicationId, jobId, stageId });
  return { writes: [...change, ...writes], events, audit: audited(id, 'submit') };
}

async function ownById(ctx: Ctx, id: number) {
  const row = await runPlan(ctx, feedbackById(ctx, id));
  assertAuthor(row.userId, ctx.actor?.userId ?? null);
  return row;
}

type Given = Words & { applicationId: number; stageId?: number | undefined };

/** What a form does in one step: it writes the member's feedback on a stage, or changes it, and submits it where it is asked to. */
export async function giveFeedback(
  ctx: Ctx,
  { applicationId, stageId, ...words }: Given,
  { submits, also = () => [] }: Saving & { also?: AlsoWrite },
): Promise<void> {
  const { jobId, stage, own } = await factsFor(ctx, applicationId, stageId);
  const change = own
    ? changeOfOwn(ctx, own, { jobId, words, submits })
    : toNew(ctx, { applicationId, jobId, stageId: stage.id }, words, { submits });
  if (!change) return;
  const { writes, audit, events } = change;
  await commit(ctx, {
    writes: [...writes, ...also(audit.subjectId)],
    audit,
    events,
    answer: QueryPlan.of(null),
  });
}

type Change = Saving & { jobId: number; words: Words };

function changeOfOwn(ctx: Ctx, own: FeedbackRow, { jobId, words, submits }: Change) {
  if (own.submittedAt || !submits) return toChange(ctx, own, words);
  return toSubmission(ctx, own, jobId, words);
}
