/** The forms that delete an account or a company. */
import * as z from 'zod';
import { Typed } from '#lib/text-schemas.ts';

/** Without two-factor authentication there is no code. */
const Code = Typed.optional().transform((code) => code ?? '');

const CompanyId = z
  .string()
  .regex(/^[1-9]\d{0,15}$/u)
  .transform(Number);

export const DeleteCompanyForm = z.object({
  company_id: CompanyId,
  subdomain: Typed,
  current_password: Typed,
  code: Code,
});
export const KeepCompanyForm = z.object({ company_id: CompanyId });

export const DeleteAccountForm = z.object({ current_password: Typed, code: Code });
