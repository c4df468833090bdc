/** An email as it is stored, sealed. */
import * as z from 'zod';

export const Mail = z.object({
  /** Null: the address of the account it is about. */
  to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  /** The HTML body, where there is one. */
  html: z.string().optional(),
  /** The person who wrote it, where it is not the service. */
  replyTo: z.object({ name: z.string().optional(), email: z.string() }).optional(),
  /** The iCalendar part (RFC 6047). */
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() }).optional(),
  /** Of recurring emails: a POST to it unsubscribes with one click (RFC 8058). */
  unsubscribeUrl: z.string().optional(),
});
export type Mail = z.output<typeof Mail>;

/** What is kept of an email once its content is deleted. */
export const MailRecord = z.object({ subject: z.string() });
export type MailRecord = z.output<typeof MailRecord>;
