/** What the forms of the applications that a company builds bring. */
import * as z from 'zod';
import { PathId } from '#lib/ids.ts';
import { REDIRECT_URI_LENGTH_MAX, REDIRECT_URIS_MAX } from '#lib/redirect-uris.ts';
import { Typed } from '#lib/text.ts';

/** As many lines as there may be, and one that is too many, so that it can be said. */
const REDIRECTS_LENGTH_MAX = (REDIRECT_URIS_MAX + 1) * REDIRECT_URI_LENGTH_MAX;

const company = { company_id: PathId };
const wanted = {
  name: Typed,
  redirect_uris: z.string().max(REDIRECTS_LENGTH_MAX).default(''),
};

/** Loose, as each scope has a box of its own, and a box that is not ticked is not sent. */
export const RegisterForm = z.looseObject({
  ...company,
  ...wanted,
  kind: z.enum(['confidential', 'public']),
});
export const ChangeForm = z.looseObject({ ...company, ...wanted, client_id: PathId });
export const ClientForm = z.object({ ...company, client_id: PathId });
export const RotateForm = z.object({
  ...company,
  client_id: PathId,
  old_secret: z.enum(['keep', 'end']),
});
