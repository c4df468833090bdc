/** Bulk changes of applications: the request and its result. */
import * as z from 'zod';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { Line } from '#lib/text-schemas.ts';
import { MailBody } from '#recruiting/pipeline/messages/schemas.ts';
import { tagIds } from '#recruiting/people/tags/schemas.ts';
import { BULK_MAX } from '../rules.ts';
import { RejectionReasonId } from './change.ts';
import { DelayedEmail, EmailPreview } from './emails.ts';

export const BulkRequest = z
  .object({
    action: anyCase(['move', 'reject', 'email', 'tag']),
    ids: z.array(Id).min(1).max(BULK_MAX).describe('The ids of the applications.'),
    dry_run: z
      .boolean()
      .default(false)
      .describe('Reports what would happen without changing anything.'),
    stage_id: Id.optional().describe('The target stage. Required to move.'),
    rejection_reason_id: RejectionReasonId.optional(),
    send_email: z
      .boolean()
      .default(true)
      .describe('Whether to send the rejection email. Only used to reject.'),
    email: DelayedEmail.optional().describe(
      'To move: sends the email of the stage after a delay. To reject: what the rejection email says, and when it is sent.',
    ),
    subject: Line.optional().describe('Required to send an email.'),
    body: MailBody.optional().describe('Required to send an email.'),
    add_tags: tagIds('Ids of tags that the candidates get. Only used to tag.'),
    remove_tags: tagIds('Ids of tags that are taken from the candidates. Only used to tag.'),
  })
  .refine((input) => input.action !== 'move' || input.stage_id !== undefined, {
    path: ['stage_id'],
    message: 'Is required to move applications.',
  })
  .refine(
    ({ action, email, send_email: sends }) =>
      email === undefined || action === 'move' || (action === 'reject' && sends),
    { path: ['email'], message: 'Can only be used to move, and to reject with an email.' },
  )
  .refine((input) => input.action !== 'email' || input.subject !== undefined, {
    path: ['subject'],
    message: 'Is required to send an email.',
  })
  .refine((input) => input.action !== 'email' || input.body !== undefined, {
    path: ['body'],
    message: 'Is required to send an email.',
  })
  .refine(
    (input) =>
      input.action !== 'tag' || [input.add_tags, input.remove_tags].some((ids) => ids?.length),
    { path: ['add_tags'], message: 'Send add_tags or remove_tags to tag candidates.' },
  )
  .meta({ id: 'BulkRequest', example: { action: 'move', ids: [1], stage_id: 1, dry_run: true } });
export type BulkRequest = z.output<typeof BulkRequest>;

/** How much of the body of an email a dry run shows. */
export const BODY_SHOWN_MAX = 10_000;

export const BulkResult = z
  .object({
    bulk_id: z
      .int()
      .nullable()
      .describe('Use this id to undo the action. Null if nothing was changed.'),
    dry_run: z.boolean(),
    done: z.int(),
    unchanged: z.int(),
    failed: z.int(),
    results: z.array(
      z.object({
        id: z.int(),
        result: z.enum(['done', 'unchanged', 'failed']),
        code: z
          .string()
          .nullable()
          .describe(
            'The error code, if it failed. After `storage_unavailable`, send the request again with the same Idempotency-Key, or these ids in a new one.',
          ),
        message: z.string().nullable(),
        email: EmailPreview.optional().describe(
          `Only in a dry run: the email as this candidate would get it, with at most ${BODY_SHOWN_MAX} characters of its body.`,
        ),
      }),
    ),
  })
  .meta({ id: 'BulkResult' });
export type BulkResult = z.output<typeof BulkResult>;
