/** The form every page posts with: its key, its hidden values, and its buttons. */

import type { PropsWithChildren } from 'hono/jsx';

/** Proves that a form was made here, for this browser. */
export type FormKey = { token: string };

interface PostFormProps {
  action: string;
  form: FormKey;
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
  /** What the button is for, where others beside it read the same. */
  of?: string;
  isQuiet?: boolean;
}

export function Submit({ of, isQuiet = false, children }: PropsWithChildren<SubmitProps>) {
  return (
    <button class={isQuiet ? 'quiet' : undefined}>
      {children}
      {of !== undefined && <span class="vh">: {of}</span>}
    </button>
  );
}

/** Tells a password manager whose password is asked for; it is not sent. */
export function UsernameForManagers({ label, email }: { label: string; email: string }) {
  return (
    <label class="vh">
      {label}
      <input type="text" value={email} autocomplete="username" readonly tabindex={-1} />
    </label>
  );
}
