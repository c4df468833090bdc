/** The forms that delete an account or a company. */
import * as z from 'zod';
import { Typed } from '#lib/text-schemas.ts';

/** Without two-factor authentication there is no code. */
const Code = Typed.optional().transform((code) => code ?? '');

export const DeleteAccountForm = z.object({ current_password: Typed, code: Code });
