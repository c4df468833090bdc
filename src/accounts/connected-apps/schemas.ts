/** The forms of connected applications. */
import * as z from 'zod';
import { PathId } from '#lib/id-schemas.ts';

/** Loose, because each webhook has its own checkbox and an unticked one is not sent. */
export const DisconnectForm = z.looseObject({ client_id: PathId, company_id: PathId });
export const DisconnectMemberForm = DisconnectForm.extend({ user_id: PathId });
export const DeleteWebhookForm = z.object({ company_id: PathId, webhook_id: PathId });
