/** Hiring pipelines and their stages (contract 2.5). */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { FeedbackForm } from '#vocabulary/feedback.ts';
import { stageTypes } from '#vocabulary/lists.ts';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { flag, id, instant, json } from './columns.ts';
import { companies } from './companies.ts';

/** Hiring pipelines of a company. */
export const pipelines = sqliteTable(
  'pipelines',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    isDefault: flag(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('pipelines_by_company').on(t.companyId, t.id),
    index('pipelines_by_update').on(t.companyId, t.updatedAt, t.id),
    uniqueIndex('pipelines_one_default')
      .on(t.companyId)
      .where(sql`is_default = 1`),
  ],
);

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- All of its columns stay.
export const pipelineRecord = {} satisfies RecordOf<
  typeof pipelines,
  'name' | 'isDefault' | 'createdAt'
>;

/** The stages of a pipeline, in order. */
export const stages = sqliteTable(
  'stages',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    pipelineId: integer()
      .notNull()
      .references(() => pipelines.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text({ enum: stageTypes }).notNull(),
    /** 1 is the first. */
    position: integer().notNull(),
    emailTemplate: json<{ subject: string; body: string }>(),
    /** After so many days in the stage an application is marked as late. NULL: the default. */
    daysLimit: integer(),
    /** What candidates see of it; NULL: that the application is in progress. */
    publicLabel: text(),
    /** What feedback on it asks for; NULL: thumbs and a text. */
    feedbackForm: json<FeedbackForm>(),
    /** Applications in this stage, of any status; kept by triggers. */
    applicationCount: integer().notNull().default(0),
  },
  (t) => [
    index('stages_by_pipeline').on(t.companyId, t.pipelineId, t.position),
    // Finds the stages to delete with a pipeline.
    index('stages_of_pipeline').on(t.pipelineId),
    // Finds the stages that a filter by type means.
    index('stages_in_use')
      .on(t.companyId, t.type)
      .where(sql`application_count > 0`),
  ],
);

export const stageRecord = {
  pipelineId: internal,
  position: internal,
  applicationCount: internal,
} satisfies RecordOf<
  typeof stages,
  'name' | 'type' | 'emailTemplate' | 'daysLimit' | 'publicLabel' | 'feedbackForm'
>;
