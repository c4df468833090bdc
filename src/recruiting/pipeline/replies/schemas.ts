/** The content of a received email as it is stored, sealed, and what the API answers of it. */
import * as z from 'zod';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import type { ReceivedKind } from '#vocabulary/emails.ts';

/** What is kept once the content is deleted. */
export const ReceivedRecord = z.object({ subject: z.string() });

export const ReceivedContent = ReceivedRecord.extend({
  /** Clean HTML; what is quoted is in a `blockquote`. Absent: the email cannot be read, or its content is deleted. */
  html: z.string().optional(),
  /** Of the header. Anybody can write there what they want. */
  from: z.object({ name: z.string(), email: z.string() }).optional(),
  /** `document` is null for a file of a kind that is not stored: it is in the message only. */
  attachments: z.array(z.object({ name: z.string(), document: z.int().nullable() })).default([]),
});
export type ReceivedContent = z.output<typeof ReceivedContent>;

/** A received email as members see it. */
export type ShownReply = {
  id: number;
  applicationId: number;
  kind: ReceivedKind;
  subject: string;
  /** Clean HTML. Null: it cannot be read, or is deleted. */
  body: string | null;
  from: { name: string; email: string } | null;
  isFromCandidate: boolean;
  attachments: readonly { name: string; document: number | null }[];
  receivedAt: Date;
  readAt: Date | null;
};

export const emailDirections = ['sent', 'received'] as const;

/** What an email has as the API answers it, beside what those have that are sent. */
export const receivedFields = {
  direction: z
    .enum(emailDirections)
    .describe('`received` are those that came to the reply address of the application.'),
  from: z
    .object({ name: z.string(), email: z.string() })
    .nullable()
    .describe('Who sent a received email, as it says itself.'),
  is_from_candidate: z
    .boolean()
    .nullable()
    .describe('Whether a received email came from the address of the candidate.'),
  read_at: z
    .string()
    .nullable()
    .describe('When a member first looked at a received email. Nobody’s name is kept.'),
  attachments: z
    .array(z.object({ name: z.string(), document_id: z.int().nullable() }))
    .describe(
      'What came with it. Files that are no PDF, DOC, DOCX, ODT, RTF or text have no `document_id`: they are not kept as documents.',
    ),
};
type ReceivedFields = z.output<z.ZodObject<typeof receivedFields>>;

/** Of an email that is sent. */
export const sentFields: ReceivedFields = {
  direction: 'sent',
  from: null,
  is_from_candidate: null,
  read_at: null,
  attachments: [],
};

/** What the API answers of every email; received ones have no sending. */
export function toReceivedEmail(reply: ShownReply) {
  const { attachments, ...email } = reply;
  return {
    id: email.id,
    kind: email.kind,
    subject: email.subject,
    status: 'received' as const,
    reason: null,
    created_at: timestamp(email.receivedAt),
    due_at: null,
    sent_at: null,
    direction: 'received' as const,
    from: email.from,
    is_from_candidate: email.isFromCandidate,
    read_at: timestampOrNull(email.readAt),
    attachments: attachments.map(({ name, document }) => ({ name, document_id: document })),
  };
}
