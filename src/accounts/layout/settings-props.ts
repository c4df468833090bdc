/** What every page of the settings shows of the person, whatever else it shows. */
import type { SettingsSurroundings } from './settings-frame.tsx';
import type { FormKey } from './forms.tsx';

type SettingsCtx = {
  user: { email: string; firstName: string; lastName: string };
  formKey: (path: string) => FormKey;
};

const notices = [
  'saved',
  'password_changed',
  'session_ended',
  'sessions_ended',
  'disconnected',
  'account_connected',
  'account_disconnected',
  'account_disconnected_here',
  'second_factor_removed',
  'application_registered',
  'application_disabled',
  'application_enabled',
] as const;

/** `next` is where somebody else goes on who signs in after this person signed out. */
export function personOf({ user, formKey }: SettingsCtx, next: string) {
  const name = `${user.firstName} ${user.lastName}`.trim();
  return { name, email: user.email, signOut: { ...formKey('/sign-out'), next } };
}

/** `done` comes from the URL after a form: a name out of a list, as anybody can write it there. */
export function surroundings(
  ctx: SettingsCtx,
  isAdmin: boolean,
  done: string | null = null,
): SettingsSurroundings {
  const notice = notices.find((known) => known === done) ?? null;
  return { person: personOf(ctx, ''), isAdmin, notice };
}
