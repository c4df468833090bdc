/** What the forms of signing in bring, and what the first step hands to the second. */
import * as z from 'zod';
import { Typed } from '#lib/text.ts';

/** An authorization request is as long as a URL may be. */
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

/** Rests in the form, sealed. */
export const Ticket = z.object({
  userId: z.int(),
  /** Of the password that was right: a new one makes the ticket worthless. */
  passwordMark: z.string(),
  /** Milliseconds since the Unix epoch. */
  until: z.int(),
});
export type Ticket = z.output<typeof Ticket>;
