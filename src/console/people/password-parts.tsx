/** The password, asked for again before what cannot be undone. */
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';

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
