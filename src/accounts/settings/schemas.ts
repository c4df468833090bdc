/** The forms of the settings. */
import * as z from 'zod';
import { Typed, TypedLine } from '#lib/text-schemas.ts';

export const ProfileForm = z.object({
  first_name: TypedLine,
  last_name: TypedLine,
  /** Empty: that of the browser. */
  language: Typed,
  /** Empty: UTC. */
  timezone: Typed,
});
export const ChangeEmailForm = z.object({ email: Typed, current_password: Typed });
export const PasswordForm = z.object({ current_password: Typed, new_password: Typed });
export const PasswordCheckForm = z.object({ current_password: Typed });
export const CodeForm = z.object({ code: Typed });
export const EmptyForm = z.object({});

/** The id of one session, or null for all others. */
export const EndSessionForm = z.object({
  id: z.union([
    z.literal('others').transform(() => null),
    z
      .string()
      .regex(/^[1-9]\d{0,15}$/u)
      .transform(Number),
  ]),
});
