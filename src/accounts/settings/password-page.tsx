/** The page on which a user changes the password. */

import { FieldAlert } from '#accounts/layout/alert.tsx';
import { Fields } from '#accounts/layout/fields.tsx';
import type { Faults, FieldShape } from '#accounts/layout/field-shape.ts';
import { PostForm, Submit, UsernameForManagers } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import { wordsFor } from '#accounts/words/words.ts';

export interface PasswordPageProps {
  language: string;
  frame: SettingsFrameData;
  form: FormToken;
  email: string;
  faults: Faults<'current_password' | 'new_password'>;
}

export function PasswordPage({ language, frame, form, email, faults }: PasswordPageProps) {
  const words = wordsFor(language);
  const texts = words.password;
  const fields: readonly FieldShape[] = [
    { name: 'current_password', kind: 'currentPassword', fault: faults.current_password },
    { name: 'new_password', kind: 'newPassword', fault: faults.new_password },
  ];
  return (
    <SettingsFrame language={language} title={texts.title} section="password" {...frame}>
      <FieldAlert language={language} fields={fields} />
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <PostForm action="/settings/password" form={form}>
        <UsernameForManagers label={words.fields.email.label} email={email} />
        <Fields language={language} fields={fields} />
        <Submit>{texts.submit}</Submit>
      </PostForm>
    </SettingsFrame>
  );
}
