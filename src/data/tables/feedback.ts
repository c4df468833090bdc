/** Feedback of members on applications, and who was asked for it. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ratings } from '#vocabulary/feedback.ts';
import type { Rating, Scores } from '#vocabulary/feedback.ts';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { flag, id, instant, json } from './columns.ts';
import { companies } from './companies.ts';
import { stages } from './pipelines.ts';

/** What submitted feedback said before it was changed. */
export type FeedbackRevision = {
  rating: Rating | null;
  text: string;
  scores?: Scores;
  at: number;
};

/** Feedback of members on applications: drafts, and what they submitted. */
export const feedback = sqliteTable(
  'feedback',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    applicationId: integer().notNull(),
    /** NULL: the stage was deleted. */
    stageId: integer().references(() => stages.id, { onDelete: 'set null' }),
    /** NULL: it was imported, and its author is no member. */
    userId: integer(),
    /** The name of an author who is no member. */
    authorName: text(),
    rating: text({ enum: ratings }),
    text: text().notNull().default(''),
    /** By the attributes of the form of the stage. */
    scores: json<Scores>(),
    /** The ids of the users whom it mentions. */
    mentions: json<number[]>().notNull().default([]),
    /** Earlier texts, oldest first. */
    revisions: json<FeedbackRevision[]>().notNull().default([]),
    /** NULL: a draft, which only its author sees. */
    submittedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('feedback_by_company').on(t.companyId, t.id),
    index('feedback_by_update').on(t.companyId, t.updatedAt, t.id),
    uniqueIndex('feedback_once').on(t.applicationId, t.stageId, t.userId),
    index('feedback_of_stage').on(t.stageId),
    index('feedback_drafts')
      .on(t.updatedAt)
      .where(sql`submitted_at is null`),
  ],
);

export const feedbackRecord = {
  applicationId: internal,
  mentions: internal,
  stageId: { of: 'stages' },
  userId: { as: 'author_email', of: 'members' },
} satisfies RecordOf<
  typeof feedback,
  'authorName' | 'rating' | 'text' | 'scores' | 'revisions' | 'submittedAt' | 'createdAt'
>;

/** Members who are or were asked for feedback. */
export const feedbackRequests = sqliteTable(
  'feedback_requests',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    applicationId: integer().notNull(),
    stageId: integer()
      .notNull()
      .references(() => stages.id, { onDelete: 'cascade' }),
    /** Who is asked. */
    userId: integer().notNull(),
    /** NULL: the service. */
    askedBy: integer(),
    meetingId: integer(),
    dueAt: instant().notNull(),
    doneAt: instant(),
    canceledAt: instant(),
    /** Whether it lets a member with limited access see the application. */
    sees: flag(),
    /** Reminders that were sent. */
    reminders: integer().notNull().default(0),
    /** When the next one is sent; NULL: none. */
    remindAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('feedback_requests_by_company').on(t.companyId, t.id),
    // One at a time. Finds what hides the feedback of others, too.
    uniqueIndex('feedback_requests_open')
      .on(t.userId, t.applicationId, t.stageId)
      .where(sql`done_at is null and canceled_at is null`),
    index('feedback_requests_seeing')
      .on(t.userId, t.applicationId)
      .where(sql`sees = 1`),
    index('feedback_requests_of_application').on(t.applicationId, t.id),
    index('feedback_requests_of_stage').on(t.stageId),
    index('feedback_requests_due')
      .on(t.remindAt)
      .where(sql`remind_at is not null`),
  ],
);
