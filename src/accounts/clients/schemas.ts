/** The forms of developer applications. */
import * as z from 'zod';
import { PathId } from '#lib/id-schemas.ts';
import { REDIRECT_URI_LENGTH_MAX, REDIRECT_URIS_MAX } from '#lib/redirect-uris.ts';
import { TypedLine } from '#lib/text-schemas.ts';

/** Room for one URI more than allowed, so that the form can say there are too many. */
const REDIRECTS_LENGTH_MAX = (REDIRECT_URIS_MAX + 1) * REDIRECT_URI_LENGTH_MAX;

const company = { company_id: PathId };
const input = {
  name: TypedLine,
  redirect_uris: z.string().max(REDIRECTS_LENGTH_MAX).default(''),
};

/** Loose, because each scope has its own checkbox and an unticked one is not sent. */
export const RegisterForm = z.looseObject({
  ...company,
  ...input,
  kind: z.enum(['confidential', 'public']),
});
export const ChangeForm = z.looseObject({ ...company, ...input, client_id: PathId });
export const ClientForm = z.object({ ...company, client_id: PathId });
export const RotateForm = z.object({
  ...company,
  client_id: PathId,
  old_secret: z.enum(['keep', 'end']),
});
