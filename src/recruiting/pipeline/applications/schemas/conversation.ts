/** Emails of an application in both directions. */
import * as z from 'zod';
import { mailStatuses } from '#data/tables/mails.ts';
import type { MailStatus } from '#data/tables/mails.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import type { ShownReply } from '#recruiting/pipeline/replies/schemas.ts';
import {
  receivedFields,
  sentFields,
  toReceivedEmail,
} from '#recruiting/pipeline/replies/schemas.ts';
import { reasonOf } from '#mail/rules.ts';
import { emailReasons } from '#vocabulary/emails.ts';

export const ShownEmail = z.object({
  id: z.int(),
  kind: z.string(),
  subject: z.string(),
  body: z
    .string()
    .nullable()
    .describe(
      'The body as HTML. Null 30 days after the application was decided: then only its subject and its times are kept.',
    ),
  status: z.enum([...mailStatuses, 'received']),
  reason: z.enum(emailReasons).nullable().describe('Why it was not delivered.'),
  created_at: z.string(),
  due_at: z.string().nullable().describe('When the email is sent, or retried.'),
  sent_at: z.string().nullable(),
  ...receivedFields,
});

/** Of an application. */
const EMAILS_MAX = 50;

type EmailRow = {
  id: number;
  kind: string;
  status: MailStatus;
  error: string | null;
  subject: string;
  body: string | null;
  createdAt: Date;
  sentAt: Date | null;
  nextAttemptAt: Date | null;
};

export type Conversation = { emails: readonly EmailRow[]; replies: readonly ShownReply[] };

/** What was sent and received, newest first. */
export function toConversation({ emails, replies }: Conversation) {
  const sent = emails.map((email) => ({
    id: email.id,
    kind: email.kind,
    subject: email.subject,
    body: email.body,
    status: email.status,
    reason: reasonOf(email),
    created_at: timestamp(email.createdAt),
    due_at: timestampOrNull(email.nextAttemptAt),
    sent_at: timestampOrNull(email.sentAt),
    ...sentFields,
  }));
  const received = replies.map((reply) => ({ ...toReceivedEmail(reply), body: reply.body }));
  return [...sent, ...received].toSorted((a, b) => b.id - a.id).slice(0, EMAILS_MAX);
}
