/** The forms of password recovery. */
import * as z from 'zod';
import { Typed } from '#lib/text-schemas.ts';

export const ForgotForm = z.object({ email: Typed });
export const ResetForm = z.object({ link: Typed, password: Typed });
