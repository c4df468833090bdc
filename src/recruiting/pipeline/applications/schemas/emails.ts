/** Emails to candidates: input, preview, and the template of a stage (contract 2.10, 4.8). */
import * as z from 'zod';
import { Line } from '#lib/text-schemas.ts';
import { MailBody } from '#recruiting/pipeline/messages/schemas.ts';

export const NewEmail = z
  .object({
    subject: Line,
    body: MailBody.describe('The body as HTML. Can contain merge fields.'),
    name: Line.optional().describe('The sender name that the candidate sees.'),
  })
  .meta({
    id: 'NewEmail',
    example: { subject: 'Your application', body: '<p>Dear {{candidate.first_name}}</p>' },
  });
export type NewEmail = z.output<typeof NewEmail>;

export const EmailPreview = z
  .object({
    subject: z.string(),
    body: z.string(),
    missing: z.array(z.string()).describe('Merge fields without a value.'),
  })
  .meta({ id: 'EmailPreview' });
export type EmailPreview = z.output<typeof EmailPreview>;

export const StageTemplate = z
  .object({
    stage_id: z.int(),
    name: z.string(),
    subject: z.string(),
    body: z.string(),
    placeholders: z.array(z.string()),
  })
  .meta({ id: 'StageTemplate' });
export type StageTemplate = z.output<typeof StageTemplate>;
