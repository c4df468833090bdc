/** The page behind a password reset link, on which a person sets a new password. */

import { FieldAlert } from '#accounts/layout/alert.tsx';
import { Fields } from '#accounts/layout/fields.tsx';
import type { Faults, FieldShape } from '#accounts/layout/field-shape.ts';
import { Filled } from '#accounts/layout/filled.tsx';
import { PostForm, Submit, UsernameForManagers } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { Frame } from '#accounts/layout/frame.tsx';
import { StrongName } from '#accounts/layout/strong-name.tsx';
import { wordsFor } from '#accounts/words/words.ts';

export interface ResetPageProps {
  language: string;
  form: FormToken;
  link: string;
  email: string;
  faults: Faults<'password'>;
}

export function ResetPage({ language, form, link, email, faults }: ResetPageProps) {
  const words = wordsFor(language);
  const texts = words.reset;
  const fields: readonly FieldShape[] = [
    { name: 'password', kind: 'newPassword', fault: faults.password },
  ];
  return (
    <Frame
      language={language}
      title={texts.title}
      here={`/reset-password?${new URLSearchParams({ link }).toString()}`}
    >
      <FieldAlert language={language} fields={fields} />
      <h1>{texts.title}</h1>
      <p>
        <Filled text={texts.account} values={{ email: <StrongName name={email} /> }} />
      </p>
      <p>{texts.effect}</p>
      <PostForm action="/reset-password" form={form} hidden={{ link }}>
        <UsernameForManagers label={words.fields.email.label} email={email} />
        <Fields language={language} fields={fields} />
        <Submit>{texts.submit}</Submit>
      </PostForm>
    </Frame>
  );
}
