/** A mail as it rests, sealed. */
import * as z from 'zod';

export const Mail = z.object({
  /** Null: the address of the account it is about, whatever was typed for it. */
  to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
});
export type Mail = z.output<typeof Mail>;
