/** Questions of application forms, the forms of jobs, and what people answered. */
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { questionKinds } from '#vocabulary/questions.ts';
import type { AnswerValue, QuestionOption, ScreeningRule, Texts } from '#vocabulary/questions.ts';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { flag, id, instant, json } from './columns.ts';
import { companies } from './companies.ts';
import { jobs } from './jobs.ts';

/** Questions of application forms. One never changes once a form has asked it: what is edited then is another row. So answers keep their meaning. */
export const questions = sqliteTable(
  'questions',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** Its name in requests. A question and those that it replaces have the same. */
    key: text().notNull(),
    kind: text({ enum: questionKinds }).notNull(),
    labels: json<Texts>().notNull(),
    help: json<Texts>(),
    options: json<QuestionOption[]>().notNull(),
    /** The question that this one was edited from. */
    replacesId: integer(),
    /** When a form first asked it. */
    usedAt: instant(),
    /** When it was replaced or deleted. */
    archivedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index('questions_of_key').on(t.companyId, t.key),
    uniqueIndex('questions_by_key')
      .on(t.companyId, t.key)
      .where(sql`archived_at is null`),
    index('questions_listed')
      .on(t.companyId, sql`id desc`)
      .where(sql`archived_at is null`),
  ],
);

export const questionRecord = {
  replacesId: { of: 'questions' },
} satisfies RecordOf<
  typeof questions,
  'key' | 'kind' | 'labels' | 'help' | 'options' | 'usedAt' | 'archivedAt' | 'createdAt'
>;

/** The application form of a job: when its questions or their texts last changed. */
export const applicationForms = sqliteTable('application_forms', {
  jobId: integer()
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  companyId: integer()
    .notNull()
    .references(() => companies.id),
  updatedAt: instant().notNull(),
});

/** The questions of the application form of a job, in order, with their rules. */
export const jobQuestions = sqliteTable(
  'job_questions',
  {
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => questions.id),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    position: integer().notNull(),
    isRequired: flag(),
    rule: json<ScreeningRule>(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.questionId] }),
    index('job_questions_by_question').on(t.questionId),
  ],
);

export const jobQuestionRecord = {
  jobId: internal,
  questionId: { of: 'questions' },
  position: internal,
} satisfies RecordOf<typeof jobQuestions, 'isRequired' | 'rule'>;

/** What was answered with an application. */
export const answers = sqliteTable(
  'answers',
  {
    applicationId: integer().notNull(),
    questionId: integer().notNull(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    value: json<AnswerValue>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.questionId] })],
);

export const answerRecord = {
  applicationId: internal,
  questionId: { of: 'questions' },
} satisfies RecordOf<typeof answers, 'value'>;
