/** What the device cookie holds, sealed. */
import * as z from 'zod';

export const KnownDevice = z.object({
  /** Counts the attempts of this browser. */
  id: z.string(),
  emailKey: z.string(),
  /** Fingerprint of the password hash, so that a new password ends the cookie. */
  passwordMark: z.string(),
  /** Milliseconds since the Unix epoch. */
  until: z.int(),
});
export type KnownDevice = z.output<typeof KnownDevice>;
