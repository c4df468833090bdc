/** The props of the settings frame for the signed-in user. */
import type { SettingsFrameData } from './settings-frame.tsx';
import type { FormToken } from './forms.tsx';

type SettingsCtx = {
  user: { email: string; firstName: string; lastName: string; timezone: string | null };
  formKey: (path: string) => FormToken;
};

const notices = [
  'saved',
  'company_closing',
  'company_kept',
  'email_link_sent',
  'email_changed',
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

/** `next` is where the next user continues who signs in after this one signs out. */
export function signedInPerson({ user, formKey }: SettingsCtx, next: string) {
  const name = `${user.firstName} ${user.lastName}`.trim();
  return { name, email: user.email, signOut: { ...formKey('/sign-out'), next } };
}

/** `done` is from the URL, which anyone can write, so only known notices are shown. */
export function settingsFrameData(
  ctx: SettingsCtx,
  isAdmin: boolean,
  done: string | null = null,
): SettingsFrameData {
  const notice = notices.find((name) => name === done) ?? null;
  return { person: signedInPerson(ctx, ''), isAdmin, notice, timezone: ctx.user.timezone };
}
