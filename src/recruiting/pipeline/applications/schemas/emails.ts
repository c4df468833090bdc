/** Emails to candidates: input, preview, and the template of a stage (contract 2.10, 4.8). */
import * as z from 'zod';
import { Id } from '#lib/id-schemas.ts';
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

/** The longest that an email waits: two weeks. */
const DELAY_MINUTES_MAX = 14 * 24 * 60;

/** An email that goes out with a move or a rejection: later, so that it can be stopped. */
export const DelayedEmail = z
  .object({
    subject: Line.optional().describe(
      'In place of that of the template. Can contain merge fields.',
    ),
    body: MailBody.optional().describe(
      'In place of that of the template, as HTML. Can contain merge fields.',
    ),
    delay_minutes: z
      .int()
      .min(0)
      .max(DELAY_MINUTES_MAX)
      .optional()
      .describe('How long the email waits. Absent: as long as the hiring settings say.'),
  })
  .meta({ id: 'DelayedEmail', example: { delay_minutes: 30 } });
export type DelayedEmail = z.output<typeof DelayedEmail>;

/** An email to preview: as typed, or a template of the company's own. */
export const PreviewedEmail = NewEmail.partial()
  .extend({
    template_id: Id.optional().describe(
      'Previews this email template in place of `subject` and `body`.',
    ),
  })
  .superRefine(({ template_id: id, ...email }, issues) => {
    for (const path of ['subject', 'body'] as const) {
      if (id !== undefined || email[path] !== undefined) continue;
      issues.addIssue({
        code: 'custom',
        path: [path],
        message: 'Is required without template_id.',
      });
    }
  })
  .meta({
    id: 'PreviewedEmail',
    example: { subject: 'Your application', body: '<p>Dear {{candidate.first_name}}</p>' },
  });
export type PreviewedEmail = z.output<typeof PreviewedEmail>;

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
