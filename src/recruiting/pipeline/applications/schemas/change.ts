/** Input that changes an application: a move, a rejection or a note (contract 4.8). */
import * as z from 'zod';
import { Id } from '#lib/id-schemas.ts';
import { SingleLine } from '#lib/text-schemas.ts';
import { CustomGiven } from '#recruiting/people/custom-fields/schemas.ts';
import { rejectionReasons } from '#vocabulary/lists.ts';
import { MENTIONS_MAX, NOTE_LENGTH_MAX } from '../rules.ts';
import { DelayedEmail } from './emails.ts';

export const Move = z
  .object({
    stage_id: Id,
    from_stage_id: Id.optional().describe(
      'The stage you expect the application to be in. If it has moved since, the request fails with 409.',
    ),
    email: DelayedEmail.optional().describe(
      'Sends the email of the stage after a delay. Undoing the move, leaving the stage or a rejection cancels it. Absent: no email.',
    ),
  })
  .meta({ id: 'StageMove', example: { stage_id: 1 } });
export type Move = z.output<typeof Move>;

export const RejectionReasonId = z
  .int()
  .refine((id) => id in rejectionReasons, 'Must be the id of a rejection reason.');

export const Rejection = z
  .object({
    rejection_reason_id: RejectionReasonId.optional().describe(
      Object.entries(rejectionReasons)
        .map(([id, name]) => `${id} ${name}`)
        .join(', '),
    ),
    note: z
      .string()
      .trim()
      .min(1)
      .max(NOTE_LENGTH_MAX)
      .optional()
      .describe('A note for the team. The candidate does not see it.'),
    send_email: z.boolean().default(true),
    email: DelayedEmail.optional().describe(
      'What the rejection email says, and when it is sent, where that is not what the hiring settings say.',
    ),
  })
  .refine(({ send_email: sends, email }) => sends || email === undefined, {
    path: ['email'],
    message: 'Can only be used with send_email.',
  })
  .meta({ id: 'Rejection' });
export type Rejection = z.output<typeof Rejection>;

export const ApplicationChange = z
  .object({
    custom: CustomGiven,
    updated_at: SingleLine.min(1)
      .optional()
      .describe(
        'The `updated_at` that you read: if the application has changed since, nothing is written.',
      ),
  })
  .meta({ id: 'ApplicationChange', example: { custom: {} } });
export type ApplicationChange = z.output<typeof ApplicationChange>;

export const NewNote = z
  .object({
    note: z.string().trim().min(1).max(NOTE_LENGTH_MAX),
    mentions: z
      .array(Id)
      .max(MENTIONS_MAX)
      .optional()
      .describe(
        'The `user_id` of each member who is mentioned, and told by email; each must see the application. Nothing is read out of the text.',
      ),
  })
  .meta({ id: 'NewNote', example: { note: 'Speaks Polish too.' } });
export type NewNote = z.output<typeof NewNote>;
