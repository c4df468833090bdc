/** The password, asked for again before what cannot be undone. */
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { firstIdAt } from '#lib/ids.ts';
import { MINUTE_MS } from '#lib/time.ts';

/** A browser that was left open must not be enough to erase somebody: so long after sign-in, the password is asked for. */
const SURE_MS = 15 * MINUTE_MS;

/** Sessions have ids of the time at which they began. */
export function needsPassword(sessionId: number, now: Date): boolean {
  return sessionId < firstIdAt(new Date(now.getTime() - SURE_MS));
}

export type PasswordAsked = {
  /** Whether the sign-in was too long ago. */
  asksPassword: boolean;
  /** What was typed is not the password. */
  isWrong?: boolean;
};

export function PasswordField({
  view,
  asksPassword,
  isWrong = false,
}: PasswordAsked & { view: ConsoleView }) {
  if (!asksPassword) return null;
  const { label, hint, wrong } = wordsFor(view.language).person.password;
  return (
    <div class={isWrong ? 'field wrong' : 'field'}>
      <label for="current_password">{label}</label>
      <input
        id="current_password"
        name="current_password"
        type="password"
        autocomplete="current-password"
        required
        aria-describedby="password-about"
      />
      <p id="password-about" class={isWrong ? 'fault' : 'hint'}>
        {isWrong ? wrong : hint}
      </p>
    </div>
  );
}
