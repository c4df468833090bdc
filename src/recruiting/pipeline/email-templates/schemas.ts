/** Email templates in languages as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import type { emailTemplates } from '#data/tables/email-templates.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import { Line } from '#lib/text-schemas.ts';
import { timestamp } from '#lib/time.ts';
import { placeholdersOf } from '#recruiting/pipeline/messages/rules.ts';
import { MailBody } from '#recruiting/pipeline/messages/schemas.ts';
import { emailTemplateKinds } from '#vocabulary/email-templates.ts';
import { siteLanguages } from '#vocabulary/lists.ts';

const KIND =
  '`stage` and `rejection` replace the text of a stage or of the hiring settings for candidates with that language; `own` is a template that members choose when they write.';

const texts = {
  subject: Line.describe('Can contain merge fields.'),
  body: MailBody.describe('The body as HTML. Can contain merge fields.'),
};

export const NewEmailTemplate = z
  .object({
    kind: anyCase(emailTemplateKinds).describe(KIND),
    stage_id: Id.nullable().optional().describe('The stage. Required of `stage`, and of no other.'),
    name: Line.nullable().optional().describe('Required of `own`, and of no other.'),
    language: anyCase(siteLanguages),
    ...texts,
  })
  .refine(({ kind, stage_id: id }) => (kind === 'stage') === (typeof id === 'number'), {
    path: ['stage_id'],
    message: 'Is required of templates of the kind stage, and of no others.',
  })
  .meta({
    id: 'NewEmailTemplate',
    example: {
      kind: 'own',
      name: 'Ask for a certificate',
      language: 'en',
      subject: 'One more document',
      body: '<p>Dear {{candidate.first_name}}</p>',
    },
  });
export type NewEmailTemplate = z.output<typeof NewEmailTemplate>;

export const EmailTemplateChange = z
  .object({ name: Line.nullable().describe('Of the kind `own` alone.'), ...texts })
  .partial()
  .meta({ id: 'EmailTemplateChange', example: { subject: 'One more document' } });
export type EmailTemplateChange = z.output<typeof EmailTemplateChange>;

export const EmailTemplateQuery = Paging.extend({
  kind: anyCase(emailTemplateKinds).optional(),
});
export type EmailTemplateQuery = z.output<typeof EmailTemplateQuery>;

export const EmailTemplateRecord = z
  .object({
    id: z.int(),
    kind: z.enum(emailTemplateKinds).describe(KIND),
    stage_id: z.int().nullable(),
    name: z.string().nullable(),
    language: z.enum(siteLanguages),
    subject: z.string(),
    body: z.string(),
    placeholders: z.array(z.string()).describe('The merge fields that it has.'),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'EmailTemplate' });
export type EmailTemplateRecord = z.output<typeof EmailTemplateRecord>;

export type EmailTemplateRow = typeof emailTemplates.$inferSelect;

export function toEmailTemplate(row: EmailTemplateRow): EmailTemplateRecord {
  return {
    id: row.id,
    kind: row.kind,
    stage_id: row.stageId,
    name: row.name || null,
    language: row.language,
    subject: row.subject,
    body: row.body,
    placeholders: placeholdersOf(row),
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
  };
}
