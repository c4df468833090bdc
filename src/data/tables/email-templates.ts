/** Email templates beside those of stages and hiring settings: in other languages than the company's, and those that members choose. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { emailTemplateKinds } from '#vocabulary/email-templates.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { id, instant } from './columns.ts';
import { companies } from './companies.ts';
import { stages } from './pipelines.ts';

export const emailTemplates = sqliteTable(
  'email_templates',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    kind: text({ enum: emailTemplateKinds }).notNull(),
    stageId: integer().references(() => stages.id, { onDelete: 'cascade' }),
    /** Of the company's own alone. */
    name: text().notNull().default(''),
    /** What makes it the only one of its kind and language: the id of the stage, or the key of the name. */
    key: text().notNull(),
    language: text({ enum: siteLanguages }).notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('email_templates_once').on(t.companyId, t.kind, t.key, t.language),
    index('email_templates_by_update').on(t.companyId, t.updatedAt, t.id),
    // Finds those to delete with a stage.
    index('email_templates_of_stage')
      .on(t.stageId)
      .where(sql`stage_id is not null`),
  ],
);

export const emailTemplateRecord = {
  stageId: { of: 'stages' },
  key: internal,
} satisfies RecordOf<
  typeof emailTemplates,
  'kind' | 'name' | 'language' | 'subject' | 'body' | 'createdAt'
>;
