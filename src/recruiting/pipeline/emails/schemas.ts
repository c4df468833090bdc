/** Emails about applications as the API answers them, in addition to the contract. */
import * as z from 'zod';
import { mailStatuses } from '#data/tables/mails.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { PathId } from '#lib/id-schemas.ts';
import { PagingOfLog } from '#lib/pagination-schemas.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import type { EmailOfCompany } from '#mail/actions/company.ts';
import type { ShownReply } from '#recruiting/pipeline/replies/schemas.ts';
import {
  emailDirections,
  receivedFields,
  sentFields,
  toReceivedEmail,
} from '#recruiting/pipeline/replies/schemas.ts';
import { reasonOf } from '#mail/rules.ts';
import { emailReasons } from '#vocabulary/emails.ts';
import type { ApplicationOfEmail } from './store.ts';

export const EmailQuery = PagingOfLog.extend({
  status: anyCase(mailStatuses)
    .optional()
    .describe(
      '`queued` are those that wait, and `canceled` those that were stopped. Not with `direction=received`.',
    ),
  direction: anyCase(emailDirections)
    .default('sent')
    .describe('`received` lists replies in place of what was sent.'),
  candidate_job_id: PathId.optional().describe('The id of an application.'),
}).refine(({ status, direction }) => status === undefined || direction === 'sent', {
  path: ['status'],
  message: 'Can only be used with direction=sent.',
});
export type EmailQuery = z.output<typeof EmailQuery>;

export const Email = z
  .object({
    id: z.int(),
    candidate_job_id: z.int(),
    kind: z
      .string()
      .describe(
        '`stage`, `rejection`, `message` and others; of a received one `reply`, `automatic` or `unreadable`.',
      ),
    subject: z.string(),
    status: z.enum([...mailStatuses, 'received']),
    reason: z
      .enum(emailReasons)
      .nullable()
      .describe('Why the email was not delivered; null unless it is failed or suppressed.'),
    created_at: z.string(),
    due_at: z.string().nullable().describe('When the email is sent, or tried again.'),
    sent_at: z.string().nullable(),
    ...receivedFields,
  })
  .meta({ id: 'Email' });
export type Email = z.output<typeof Email>;

export const EmailDetail = Email.extend({
  body: z.string().nullable().describe('The body as HTML. Null once it is deleted.'),
}).meta({ id: 'EmailDetail' });
export type EmailDetail = z.output<typeof EmailDetail>;

export function toEmail(mail: EmailOfCompany): Email {
  return {
    id: mail.id,
    candidate_job_id: mail.applicationId,
    kind: mail.kind,
    subject: mail.subject,
    status: mail.status,
    reason: reasonOf(mail),
    created_at: timestamp(mail.createdAt),
    due_at: timestampOrNull(mail.nextAttemptAt),
    sent_at: timestampOrNull(mail.sentAt),
    ...sentFields,
  };
}

/** An email with whom it is about, for the inbox. */
export type EmailOfInbox = EmailDetail & {
  application: { id: number; name: string; jobHashId: string; jobTitle: string };
};

export function toInbox(email: EmailDetail, row: ApplicationOfEmail | undefined): EmailOfInbox {
  const application = {
    id: email.candidate_job_id,
    name: `${row?.first_name ?? ''} ${row?.last_name ?? ''}`.trim(),
    jobHashId: row?.hash_id ?? '',
    jobTitle: row?.title ?? '',
  };
  return Object.assign(email, { application });
}

export function toEmailDetail(mail: EmailOfCompany): EmailDetail {
  return { ...toEmail(mail), body: mail.body };
}

export function toReply(reply: ShownReply): Email {
  return { ...toReceivedEmail(reply), candidate_job_id: reply.applicationId };
}

export function toReplyDetail(reply: ShownReply): EmailDetail {
  return { ...toReply(reply), body: reply.body };
}
