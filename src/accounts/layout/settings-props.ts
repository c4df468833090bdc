/** The props of the settings frame for the signed-in user. */
import { wordsFor } from '#accounts/words/words.ts';
import type { Notice, SettingsFrameData } from './settings-frame.tsx';
import type { FormToken } from './forms.tsx';

type SettingsCtx = {
  user: { email: string; firstName: string; lastName: string; timezone: string | null };
  formKey: (path: string) => FormToken;
  language: string;
};

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
  const notice = done !== null && isNotice(ctx.language, done) ? done : null;
  return { person: signedInPerson(ctx, ''), isAdmin, notice, timezone: ctx.user.timezone };
}

function isNotice(language: string, name: string): name is Notice {
  return Object.hasOwn(wordsFor(language).settings.notices, name);
}
