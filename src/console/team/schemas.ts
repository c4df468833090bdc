/** What the forms of the team send. They take whatever people type; the schemas of the API check it. */
import * as z from 'zod';

const Text = z.string().default('');

export const InviteForm = z.object({
  email: Text,
  role_type: Text,
  first_name: Text,
  last_name: Text,
});

export const RoleForm = z.object({ role_type: Text, current_password: Text });
export type RoleForm = z.output<typeof RoleForm>;

export const RemoveForm = z.looseObject({ current_password: Text });
export type RemoveForm = z.output<typeof RemoveForm>;

export const EndSessionsForm = z.object({ current_password: Text });
export type EndSessionsForm = z.output<typeof EndSessionsForm>;
