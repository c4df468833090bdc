/** Email templates in languages as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import type { emailTemplates } from '#data/tables/email-templates.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import { derived, recordFields, times } from '#lib/record-fields.ts';
import { Line } from '#lib/text-schemas.ts';
import { placeholdersOf } from '#recruiting/pipeline/messages/rules.ts';
import { MailBody } from '#recruiting/pipeline/messages/schemas.ts';
import { emailTemplateKinds } from '#vocabulary/email-templates.ts';
import { siteLanguages } from '#vocabulary/lists.ts';

const KIND =
  '`stage` and `rejection` replace the text of a stage or of the hiring settings for candidates with that language; `own` is a template that members choose when they write.';

export type EmailTemplateRow = typeof emailTemplates.$inferSelect;

const { plain, converted, served, declare } =
  recordFields<Omit<EmailTemplateRow, 'companyId' | 'key'>>();

export const templateFields = declare({
  id: served('id', z.int()),
  kind: plain(
    'kind',
    anyCase(emailTemplateKinds).describe(KIND),
    z.enum(emailTemplateKinds).describe(KIND),
  ),
  stage_id: plain(
    'stageId',
    Id.nullable().optional().describe('The stage. Required of `stage`, and of no other.'),
    z.int().nullable(),
  ),
  name: converted('name', {
    input: Line.nullable().optional().describe('Required of `own`, and of no other.'),
    answer: z.string().nullable(),
    store: (name) => name ?? '',
    load: (name) => name,
    show: (name) => name || null,
  }),
  language: plain('language', anyCase(siteLanguages), z.enum(siteLanguages)),
  subject: plain('subject', Line.describe('Can contain merge fields.'), z.string()),
  body: plain('body', MailBody.describe('The body as HTML. Can contain merge fields.'), z.string()),
  placeholders: derived(z.array(z.string()).describe('The merge fields that it has.')),
  ...times,
});

const { inputs } = templateFields;

export const NewEmailTemplate = z
  .object(inputs)
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
  .object({
    name: Line.nullable().describe('Of the kind `own` alone.'),
    subject: inputs.subject,
    body: inputs.body,
  })
  .partial()
  .meta({ id: 'EmailTemplateChange', example: { subject: 'One more document' } });
export type EmailTemplateChange = z.output<typeof EmailTemplateChange>;

export const EmailTemplateQuery = Paging.extend({
  kind: anyCase(emailTemplateKinds).optional(),
});
export type EmailTemplateQuery = z.output<typeof EmailTemplateQuery>;

export const EmailTemplateRecord = z.object(templateFields.answers).meta({ id: 'EmailTemplate' });
export type EmailTemplateRecord = z.output<typeof EmailTemplateRecord>;

export function toEmailTemplate(row: EmailTemplateRow): EmailTemplateRecord {
  return templateFields.toAnswer(row, { placeholders: placeholdersOf(row) });
}
