/** The form of an invitation. */
import * as z from 'zod';
import { Typed } from '#lib/text.ts';

export const InvitationForm = z.object({
  link: Typed,
  first_name: Typed,
  last_name: Typed,
  password: Typed,
});
