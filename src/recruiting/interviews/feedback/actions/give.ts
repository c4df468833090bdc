/** Gives feedback: drafts, submits and changes it, and lists what a member may see of others'. */
import { membersToMail } from '#accounts/people/actions.ts';
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import type { Change } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { AlsoWrite } from '#data/query-plan.ts';
import { ApiError } from '#errors.ts';
import type { Page } from '#lib/pagination.ts';
import {
  amongSeeing,
  assertAllSee,
  mentionFacts,
  tellMentioned,
} from '#recruiting/pipeline/applications/actions/mentions.ts';
import {
  assertAuthor,
  assertRoom,
  assertScores,
  assertSubmittable,
  changedFields,
  feedbackEvent,
  givenScores,
  isSame,
  refusedApplication,
} from '../rules.ts';
import type { Written } from '../rules.ts';
import { toFeedback } from '../schemas.ts';
import type {
  Feedback,
  FeedbackChange,
  FeedbackQuery,
  FeedbackRow,
  NewFeedback,
} from '../schemas.ts';
import { feedbackById, feedbackPage, feedbackStore } from '../store/feedback.ts';
import { askersOfFeedback, finishOwn, readRequestNotices } from '../store/requests.ts';
import { tellAskers } from './emails.ts';
import { aboutOf, factsFor } from './writing.ts';
import type { Mentioned, Subject, Told } from './writing.ts';

export function listFeedback(ctx: Ctx, query: FeedbackQuery): Promise<Page<Feedback>> {
  return feedbackPage(ctx, query, toFeedback);
}

function feedbackPlan(ctx: Ctx, id: number): QueryPlan<Feedback> {
  return QueryPlan.map(feedbackById(ctx, id), toFeedback);
}

/** A draft. */
export async function createFeedback(ctx: Ctx, input: NewFeedback): Promise<Feedback> {
  const about = aboutOf(input);
  const { subject, own, told } = await factsFor(ctx, about).catch(refusedApplication);
  if (own) throw new ApiError('duplicate', { related: { type: 'feedback', id: own.id } });
  const { rating = null, text } = input;
  const { mentions, scores } = about;
  const written = { rating, text: text ?? '', mentions, scores: givenScores(scores) };
  const change = await toNew(ctx, { subject, written, told }, { submits: false });
  return commit(ctx, { ...change, answer: feedbackPlan(ctx, change.audit.subjectId) });
}

/** A draft, new or changed; feedback that is submitted stays as it is. */
export async function saveDraft(ctx: Ctx, input: NewFeedback): Promise<Feedback> {
  const about = aboutOf(input);
  const { subject, own, told } = await factsFor(ctx, about).catch(refusedApplication);
  if (own?.submittedAt) {
    throw new ApiError('duplicate', { related: { type: 'feedback', id: own.id } });
  }
  const { rating = own?.rating ?? null, text = own?.text ?? '' } = input;
  const mentions = input.mentions ? about.mentions : (own?.mentions ?? []);
  const scores = givenScores(input.scores === undefined ? own?.scores : input.scores);
  const written = { rating, text: text ?? '', mentions, scores };
  const change = own
    ? await toChange(ctx, own, { subject, written, told })
    : await toNew(ctx, { subject, written, told }, { submits: false });
  if (!change) return runPlan(ctx, feedbackPlan(ctx, own?.id ?? 0));
  return commit(ctx, { ...change, answer: feedbackPlan(ctx, change.audit.subjectId) });
}

type Saving = { submits: boolean };
type Writing = { subject: Subject; written: Written; told: Told };
type FeedbackWrite = Omit<Change<unknown>, 'answer'>;

async function toNew(
  ctx: Ctx,
  { subject, written, told }: Writing,
  { submits }: Saving,
): Promise<FeedbackWrite> {
  if (submits) assertSubmittable(written);
  const id = ctx.newId();
  const { applicationId, stageId } = subject;
  const { rating, text, mentions, scores } = written;
  const insert = feedbackStore.insert(ctx, {
    id,
    rating,
    text,
    scores,
    mentions: [...mentions],
    applicationId,
    stageId,
    userId: ctx.actor?.userId ?? null,
    submittedAt: submits ? ctx.now : null,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  const audit = audited(id, submits ? 'submit' : 'create');
  if (!submits) return { writes: [insert], audit };
  const submitted = await submission(ctx, id, subject, told);
  return { ...submitted, writes: [insert, ...submitted.writes], audit };
}

/** The audit log names no words: they are about the person. */
function audited(id: number, what: 'create' | 'update' | 'submit', fields: string[] = []) {
  const changes = fields.length > 0 ? { changes: changesOf(null, { fields }) } : {};
  return { action: `feedback.${what}`, subjectId: id, ...changes };
}

/** What follows from submitting: nobody waits for it any more, and who asked or is mentioned is told. */
async function submission(
  ctx: Ctx,
  id: number,
  subject: Subject,
  { mentioned, askers }: Told,
): Promise<Omit<FeedbackWrite, 'audit'>> {
  const { applicationId, job, stageId } = subject;
  const ofMentioned = await tellMentioned(ctx, mentioned, { ...subject, subjectId: id });
  // Where the stage was deleted, so were its requests.
  if (stageId === null) return { writes: [], ...ofMentioned };
  const { notices } = await tellAskers(ctx, askers, { ...subject, feedbackId: id });
  const userId = ctx.actor?.userId ?? 0;
  return {
    writes: [
      finishOwn(ctx, applicationId, stageId),
      readRequestNotices(ctx, applicationId, stageId),
    ],
    events: [
      feedbackEvent('feedback.submitted', { applicationId, jobId: job.id, stageId, userId }),
    ],
    notices: [...ofMentioned.notices, ...notices],
    mails: ofMentioned.mails,
  };
}

/** A change of one's own; of one that is submitted, the earlier text is kept, and who is mentioned only now is told. */
export async function changeFeedback(
  ctx: Ctx,
  id: number,
  input: FeedbackChange,
): Promise<Feedback> {
  const { row, job } = await ownById(ctx, id);
  const { rating = row.rating, text = row.text, mentions = row.mentions } = input;
  const scores = givenScores(input.scores === undefined ? row.scores : input.scores);
  assertScores(scores, row.form === null ? null : JSON.parse(row.form), row.scores);
  const written = { rating, text: text ?? '', mentions: [...new Set(mentions)], scores };
  const mentioned = await mentionedNow(ctx, row, input.mentions ? written.mentions : []);
  const subject = { applicationId: row.applicationId, job, stageId: row.stageId };
  const change = await toChange(ctx, row, { subject, written, told: { mentioned, askers: [] } });
  if (!change) return runPlan(ctx, feedbackPlan(ctx, id));
  return commit(ctx, { ...change, answer: feedbackPlan(ctx, id) });
}

/** 422 for who does not see the application. */
async function mentionedNow(
  ctx: Ctx,
  { applicationId }: FeedbackRow,
  userIds: readonly number[],
): Promise<Mentioned> {
  const mentioned = await runPlan(ctx, mentionFacts(ctx, applicationId, userIds));
  assertAllSee(mentioned, userIds);
  return mentioned;
}

async function toChange(
  ctx: Ctx,
  before: FeedbackRow,
  { subject, written, told }: Writing,
): Promise<FeedbackWrite | null> {
  if (isSame(before, written)) return null;
  const { id, rating, text, scores, revisions, submittedAt, updatedAt } = before;
  if (submittedAt) {
    assertSubmittable(written);
    assertRoom(revisions);
  }
  const kept = submittedAt
    ? {
        revisions: [
          ...revisions,
          { rating, text, ...(scores && { scores }), at: updatedAt.getTime() },
        ],
      }
    : {};
  const mentions = [...written.mentions];
  const added = mentions.filter((one) => !before.mentions.includes(one));
  const mentioned = amongSeeing(told.mentioned, submittedAt ? added : []);
  return {
    ...(await tellMentioned(ctx, mentioned, { ...subject, subjectId: id })),
    writes: feedbackStore.update(ctx, before, { ...written, mentions, ...kept }),
    audit: audited(id, 'update', changedFields(before, written)),
  };
}

/** Once it is submitted, others see it. One that is stays as it is. */
export async function submitFeedback(ctx: Ctx, id: number): Promise<Feedback> {
  const { row, job, askers } = await ownById(ctx, id);
  if (row.submittedAt) return toFeedback(row);
  const all =
    row.mentions.length === 0
      ? { seeing: [], members: [], author: null }
      : await runPlan(ctx, mentionFacts(ctx, row.applicationId, row.mentions));
  const mentioned = amongSeeing(all, row.mentions);
  const subject = { applicationId: row.applicationId, job, stageId: row.stageId };
  const writing = { subject, written: row, told: { mentioned, askers } };
  const change = await toSubmission(ctx, row, writing);
  return commit(ctx, { ...change, answer: feedbackPlan(ctx, id) });
}

async function toSubmission(
  ctx: Ctx,
  before: FeedbackRow,
  { subject, written, told }: Writing,
): Promise<FeedbackWrite> {
  assertSubmittable(written);
  const { rating, text, scores, mentions } = written;
  const stored = { rating, text, scores, mentions: [...mentions], submittedAt: ctx.now };
  const submitted = await submission(ctx, before.id, subject, told);
  return {
    ...submitted,
    writes: [...feedbackStore.update(ctx, before, stored), ...submitted.writes],
    audit: audited(before.id, 'submit'),
  };
}

async function ownById(ctx: Ctx, id: number) {
  const { row, askers } = await runPlan(
    ctx,
    QueryPlan.all({
      row: feedbackById(ctx, id),
      askers: membersToMail(ctx, askersOfFeedback(id)),
    }),
  );
  assertAuthor(row.userId, ctx.actor?.userId ?? null);
  const job = { id: row.jobId, hashId: row.hashId, title: row.jobTitle };
  return { row, job, askers };
}

type Given = Written & { applicationId: number; stageId?: number | undefined };

/** What a form does in one step: it writes the member's feedback on a stage, or changes it, and submits it where it is asked to. */
export async function giveFeedback(
  ctx: Ctx,
  { applicationId, stageId, ...words }: Given,
  { submits, also = () => [] }: Saving & { also?: AlsoWrite },
): Promise<void> {
  const scores = givenScores(words.scores);
  const written = { ...words, scores, mentions: [...new Set(words.mentions)] };
  const about = { applicationId, stageId, mentions: written.mentions, scores };
  const { subject, own, told } = await factsFor(ctx, about);
  const writing = { subject, written, told };
  const change = await (own
    ? changeOfOwn(ctx, own, writing, { submits })
    : toNew(ctx, writing, { submits }));
  if (!change) return;
  const writes = [...change.writes, ...also(change.audit.subjectId)];
  await commit(ctx, { ...change, writes, answer: QueryPlan.of(null) });
}

function changeOfOwn(ctx: Ctx, own: FeedbackRow, writing: Writing, { submits }: Saving) {
  if (own.submittedAt || !submits) return toChange(ctx, own, writing);
  return toSubmission(ctx, own, writing);
}
