/** The forms of connected applications. */
import * as z from 'zod';
import { PathId } from '#lib/id-schemas.ts';

export const DisconnectForm = z.object({ client_id: PathId, company_id: PathId });
export const DisconnectMemberForm = DisconnectForm.extend({ user_id: PathId });
