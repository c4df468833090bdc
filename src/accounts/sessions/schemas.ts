/** The forms of signing in, and the ticket between the password and the two-factor code. */
import * as z from 'zod';
import { Typed } from '#lib/text-schemas.ts';

/** The longest authorization request. */
const NEXT_LENGTH_MAX = 8192;
const next = z.string().max(NEXT_LENGTH_MAX).default('');

export const SignInForm = z.object({ email: Typed, password: Typed, next });

const SEALED_LENGTH_MAX = 1024;

export const SecondFactorForm = z.object({
  ticket: z.string().max(SEALED_LENGTH_MAX).default(''),
  code: Typed,
  next,
});

export const SignOutForm = z.object({ next });

/** Travels sealed in a hidden field. */
export const Ticket = z.object({
  userId: z.int(),
  /** Fingerprint of the password hash, so that a password change voids the ticket. */
  passwordMark: z.string(),
  /** Milliseconds since the Unix epoch. */
  until: z.int(),
});
export type Ticket = z.output<typeof Ticket>;
