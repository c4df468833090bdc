/** A mail as it rests, sealed. */
import * as z from 'zod';

export const Mail = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type Mail = z.output<typeof Mail>;
