/** Limits of feedback, who may change it, when a reminder is due, and its events. */
import type { DomainEvent } from '#events.ts';
import { ApiError, invalidField } from '#errors.ts';
import { DAY_MS } from '#lib/time.ts';
import type { FeedbackForm, Rating, Scores } from '#vocabulary/feedback.ts';

export const FEEDBACK_LENGTH_MAX = 10_000;
/** How often submitted feedback can be changed: each earlier text is kept. */
export const REVISIONS_MAX = 20;
/** Members who are asked at once. */
export const ASKED_MAX = 10;
/** Drafts that nobody has changed for so long are deleted. */
export const DRAFT_MS = 30 * DAY_MS;
/** When feedback is due that names neither a time nor a meeting. */
export const DUE_MS = 3 * DAY_MS;

/** After what a reminder is sent: the first a day after feedback was due, the last two days later. */
const remindersAfter = [DAY_MS, 3 * DAY_MS] as const;

/** When the next reminder is sent, by how many were; null: no more. */
export function nextReminder(dueAt: Date, sent: number): Date | null {
  const after = remindersAfter[sent];
  return after === undefined ? null : new Date(dueAt.getTime() + after);
}

export type Words = { rating: Rating | null; text: string; scores: Scores | null };
/** What a member writes: their opinion, and whom it mentions. */
export type Written = Words & { mentions: readonly number[] };

export function isEmpty({ rating, text, scores }: Words): boolean {
  const isScored = Object.values(scores ?? {}).some((score) => score !== null);
  return rating === null && text === '' && !isScored;
}

/** Throws 422 for a score of what the form of the stage does not ask for. What the form asked for before stays. */
export function assertScores(
  scores: Scores | null,
  form: FeedbackForm | null,
  before: Scores | null = null,
): void {
  const known = new Set(form?.attributes.map(({ key }) => key));
  const unknown = Object.keys(scores ?? {}).filter(
    (key) => !known.has(key) && before?.[key] !== scores?.[key],
  );
  if (unknown.length === 0) return;
  throw new ApiError('invalid_input', {
    errors: Object.fromEntries(
      unknown.map((key) => [
        `scores.${key}`,
        ['Is no attribute of the feedback form of the stage.'],
      ]),
    ),
  });
}

/** Those that were judged, in an order of their own. */
export function givenScores(scores: Scores | null | undefined): Record<string, number> | null {
  const given = Object.entries(scores ?? {}).flatMap(([key, score]) =>
    score === null ? [] : [[key, score] as const],
  );
  if (given.length === 0) return null;
  return Object.fromEntries(given.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export function isSame(one: Written, other: Written): boolean {
  return changedFields(one, other).length === 0;
}

/** The fields in which they differ. */
export function changedFields(one: Written, other: Written): string[] {
  return [
    ...(one.rating === other.rating ? [] : ['rating']),
    ...(one.text === other.text ? [] : ['text']),
    ...(JSON.stringify(givenScores(one.scores)) === JSON.stringify(givenScores(other.scores))
      ? []
      : ['scores']),
    ...(String(one.mentions) === String(other.mentions) ? [] : ['mentions']),
  ];
}

/** Names the field of an application that does not exist, or that the member does not see. */
export function refusedApplication(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
  throw invalidField('candidate_job_id', 'No such application in this company.');
}

/** Throws 422 for feedback that says nothing. */
export function assertSubmittable(words: Words): void {
  if (isEmpty(words)) throw invalidField('rating', 'Give a rating, a text, or both.');
}

/** Throws 403 for feedback of another member. */
export function assertAuthor(userId: number | null, actorId: number | null): void {
  if (userId === null || userId !== actorId) throw new ApiError('not_author');
}

/** Throws 409 where submitted feedback was changed too often. */
export function assertRoom(revisions: readonly unknown[]): void {
  if (revisions.length >= REVISIONS_MAX) throw new ApiError('too_many_revisions');
}

/** Throws 409 for a member who would see what others think by it: somebody else cancels what they were asked. */
export function assertMayCancel(
  { userId, askedBy }: { userId: number; askedBy: number | null },
  actorId: number | null,
): void {
  if (userId === actorId && askedBy !== actorId) throw new ApiError('own_feedback_request');
}

type Subject = { applicationId: number; jobId: number; stageId: number; userId: number };

export function feedbackEvent(
  name: 'feedback.requested' | 'feedback.submitted',
  { applicationId, jobId, stageId, userId }: Subject,
): DomainEvent {
  return {
    name,
    subject: 'application',
    subjectId: applicationId,
    data: { candidate_job_id: applicationId, job_id: jobId, stage_id: stageId, user_id: userId },
  };
}
