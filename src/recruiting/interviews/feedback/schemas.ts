/** Feedback and the requests for it as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import type { feedback } from '#data/tables/feedback.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id, PathId } from '#lib/id-schemas.ts';
import { Paging, PagingOfLog } from '#lib/pagination-schemas.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import { Author } from '#recruiting/pipeline/applications/schemas/activity.ts';
import { feedbackStatuses, ratings, requestStatuses, scoreValues } from '#vocabulary/feedback.ts';
import type { FeedbackForm } from '#vocabulary/feedback.ts';
import { MENTIONS_MAX } from '#recruiting/pipeline/applications/rules.ts';
import { ASKED_MAX, FEEDBACK_LENGTH_MAX, givenScores } from './rules.ts';
import type { RequestFacts } from './store/requests.ts';

export type FeedbackRow = typeof feedback.$inferSelect;

const Rating = anyCase(ratings).nullable();
const words = {
  rating: Rating.optional().describe('Whether to go on with the candidate.'),
  text: z
    .string()
    .trim()
    .max(FEEDBACK_LENGTH_MAX)
    .nullable()
    .optional()
    .describe('Plain text. Null clears it.'),
  scores: z
    .record(z.string().max(40), z.int().min(1).max(scoreValues.length).nullable())
    .nullable()
    .optional()
    .describe(
      'By the key of each attribute of the `feedback_form` of the stage, from 1 to 4. Null: not judged.',
    ),
  mentions: z
    .array(Id)
    .max(MENTIONS_MAX)
    .optional()
    .describe(
      'The `user_id` of each member who is mentioned, and told once it is submitted; each must see the application. Nothing is read out of the text.',
    ),
};

export const NewFeedback = z
  .object({
    candidate_job_id: Id.describe('The id of the application.'),
    stage_id: Id.optional().describe(
      'A stage of the pipeline. Absent: the one that the caller was asked about, else that of the application.',
    ),
    ...words,
  })
  .meta({
    id: 'NewFeedback',
    example: { candidate_job_id: 1, rating: 'yes', text: 'Asked good questions about our tests.' },
  });
export type NewFeedback = z.output<typeof NewFeedback>;

export const FeedbackChange = z
  .object(words)
  .meta({ id: 'FeedbackChange', example: { rating: 'strong_yes' } });
export type FeedbackChange = z.output<typeof FeedbackChange>;

export const FeedbackQuery = Paging.extend({
  candidate_job_id: PathId.optional().describe('Only feedback on this application.'),
});
export type FeedbackQuery = z.output<typeof FeedbackQuery>;

const stage = z
  .object({ id: z.int(), name: z.string() })
  .nullable()
  .describe('The stage that it is about; null once that is deleted.');

export const Feedback = z
  .object({
    id: z.int(),
    candidate_job_id: z.int(),
    stage,
    author: Author,
    author_name: z
      .string()
      .nullable()
      .describe('The name of the author, also of one who is no member: it was imported.'),
    rating: z.enum(ratings).nullable(),
    text: z.string(),
    scores: z.record(z.string(), z.int()).nullable(),
    attributes: z
      .array(
        z.object({
          key: z.string(),
          name: z.string(),
          score: z.int(),
          anchor: z.string().describe('What the score means.'),
        }),
      )
      .describe('The scores as the feedback form of the stage names them.'),
    mentions: z
      .array(z.object({ id: z.int(), name: z.string() }))
      .describe('Members whom it mentions.'),
    status: z.enum(feedbackStatuses).describe('Only its author sees a draft.'),
    revisions: z
      .array(
        z.object({
          rating: z.enum(ratings).nullable(),
          text: z.string(),
          scores: z.record(z.string(), z.int()).nullable(),
          written_at: z.string(),
        }),
      )
      .describe('What it said before, since it was submitted, oldest first.'),
    submitted_at: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Feedback' });
export type Feedback = z.output<typeof Feedback>;

/** With the names of its author and its stage, and the job. */
export type NamedFeedback = FeedbackRow & {
  author: string | null;
  stageName: string | null;
  jobId: number;
  hashId: string;
  jobTitle: string;
  /** The form of the stage, as JSON. */
  form: string | null;
  /** A JSON list of the members whom it mentions. */
  mentioned: string;
};

export function toFeedback(row: NamedFeedback): Feedback {
  const { stageId, userId, author } = row;
  return {
    id: row.id,
    candidate_job_id: row.applicationId,
    stage: stageId === null ? null : { id: stageId, name: row.stageName ?? '' },
    author: userId === null ? null : { id: userId, name: author ?? '' },
    author_name: author ?? row.authorName,
    rating: row.rating,
    text: row.text,
    scores: givenScores(row.scores),
    attributes: attributesOf(row),
    mentions: mentionedIn(row),
    status: row.submittedAt ? 'submitted' : 'draft',
    revisions: row.revisions.map(({ rating, text, scores, at }) => ({
      rating,
      text,
      scores: givenScores(scores),
      written_at: timestamp(new Date(at)),
    })),
    submitted_at: timestampOrNull(row.submittedAt),
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
  };
}

function mentionedIn({ mentioned }: NamedFeedback): Feedback['mentions'] {
  const mentions: Feedback['mentions'] = JSON.parse(mentioned);
  return mentions;
}

function attributesOf({ form, scores }: NamedFeedback): Feedback['attributes'] {
  const { attributes }: FeedbackForm =
    form === null ? { guide: '', attributes: [] } : JSON.parse(form);
  return attributes.flatMap(({ key, name, anchors }) => {
    const score = scores?.[key] ?? null;
    return score === null ? [] : [{ key, name, score, anchor: anchors[score - 1] ?? '' }];
  });
}

export const NewFeedbackRequest = z
  .object({
    candidate_job_id: Id.describe('The id of the application.'),
    stage_id: Id.optional().describe('A stage of the pipeline. Absent: that of the application.'),
    user_ids: z
      .array(Id)
      .min(1)
      .max(ASKED_MAX)
      .describe('The `user_id` of each member who is asked. Each gets an email.'),
    meeting_id: Id.optional().describe('The meeting of the application that it is about.'),
    due_at: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .optional()
      .describe('Absent: the end of the meeting, else in three days.'),
  })
  .meta({ id: 'NewFeedbackRequest', example: { candidate_job_id: 1, user_ids: [1] } });
export type NewFeedbackRequest = z.output<typeof NewFeedbackRequest>;

export const RequestQuery = PagingOfLog;
export type RequestQuery = z.output<typeof RequestQuery>;

export const FeedbackRequest = z
  .object({
    id: z.int(),
    candidate_job_id: z.int(),
    candidate: z.object({ id: z.int(), first_name: z.string(), last_name: z.string() }),
    job: z.object({ id: z.int(), hash_id: z.string(), title: z.string() }),
    stage: z.object({ id: z.int(), name: z.string() }),
    user: Author.describe('Who is asked.'),
    asked_by: Author,
    meeting_id: z.int().nullable(),
    status: z.enum(requestStatuses).describe('`done` once the feedback is submitted.'),
    due_at: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'FeedbackRequest' });
export type FeedbackRequest = z.output<typeof FeedbackRequest>;

export function toRequest(row: RequestFacts): FeedbackRequest {
  return {
    id: row.id,
    candidate_job_id: row.application_id,
    candidate: { id: row.candidate_id, first_name: row.first_name, last_name: row.last_name },
    job: { id: row.job_id, hash_id: row.hash_id, title: row.title },
    stage: { id: row.stage_id, name: row.stage_name },
    user: { id: row.user_id, name: fullName(row.user_first, row.user_last) },
    asked_by:
      row.asked_by === null
        ? null
        : { id: row.asked_by, name: fullName(row.asker_first, row.asker_last) },
    meeting_id: row.meeting_id,
    status: statusOf(row),
    due_at: timestamp(new Date(row.due_at)),
    created_at: timestamp(new Date(row.created_at)),
  };
}

function fullName(first: string | null, last: string | null): string {
  return `${first ?? ''} ${last ?? ''}`.trim();
}

function statusOf({ done_at: doneAt, canceled_at: canceledAt }: RequestFacts) {
  if (doneAt !== null) return 'done';
  return canceledAt === null ? 'open' : 'canceled';
}
