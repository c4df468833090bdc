/** The form of an invitation. */
import * as z from 'zod';
import { Typed, TypedLine } from '#lib/text-schemas.ts';

export const InvitationForm = z.object({
  link: Typed,
  first_name: TypedLine,
  last_name: TypedLine,
  password: Typed,
});
