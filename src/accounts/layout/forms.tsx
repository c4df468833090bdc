/** The form element of every page, with its CSRF token, hidden values and buttons. */

import type { PropsWithChildren } from 'hono/jsx';
import { Button } from '#layout/button.tsx';

/** The CSRF token: it proves that this service made the form for this browser. */
export type FormToken = { token: string };

interface PostFormProps {
  action: string;
  form: FormToken;
  hidden?: Readonly<Record<string, string | number>>;
}

export function PostForm({
  action,
  form,
  hidden = {},
  children,
}: PropsWithChildren<PostFormProps>) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="form_token" value={form.token} />
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

interface SubmitProps {
  /** What the button is for, where others on the page have the same label. */
  of?: string;
  isQuiet?: boolean;
}

export function Submit({ of, isQuiet = false, children }: PropsWithChildren<SubmitProps>) {
  return (
    <Button kind={isQuiet ? 'default' : 'primary'}>
      {children}
      {of !== undefined && <span class="vh">: {of}</span>}
    </Button>
  );
}

/** Tells a password manager which account the password is for. It is not submitted. */
export function UsernameForManagers({ label, email }: { label: string; email: string }) {
  return (
    <label class="vh">
      {label}
      <input type="text" value={email} autocomplete="username" readonly tabindex={-1} />
    </label>
  );
}
