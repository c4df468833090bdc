/** A mail as it rests, sealed. */
import * as z from 'zod';

export const Mail = z.object({
  /** Null: the address of the account it is about, whatever was typed for it. */
  to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  /** The same as HTML, where whoever wrote it wrote that. */
  html: z.string().optional(),
  /** Whose words they are, where that is not the service. */
  replyTo: z.object({ name: z.string().optional(), email: z.string() }).optional(),
  /** What a calendar makes of it (RFC 6047). */
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() }).optional(),
  /** Of mail that comes again and again: a POST to it ends that, without a word more (RFC 8058). */
  unsubscribeUrl: z.string().optional(),
});
export type Mail = z.output<typeof Mail>;
