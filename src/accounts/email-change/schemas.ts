/** The form that confirms a new email address. */
import * as z from 'zod';
import { Typed } from '#lib/text-schemas.ts';

export const ConfirmEmailForm = z.object({ link: Typed });
